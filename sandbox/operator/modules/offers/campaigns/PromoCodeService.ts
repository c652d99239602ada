import type { WireOffer } from '../../../../../src/contract/offers/campaigns.ts';
import { normalisedPromoCode } from '../../../../../src/shared/validation/promoCode.ts';
import type { Database, Sql } from '../../../../database/database.ts';
import { invalidField, registrationIncomplete } from '../../../OperatorError.ts';
import type { LocaleCode } from '../../../market/facts.ts';
import type { SandboxClock } from '../../../SandboxClock.ts';
import type { Player } from '../../../players/player.ts';
import type { Throttle } from '../../../sessions/Throttle.ts';
import type { ThrottleLimits } from '../../../sessions/throttleLimits.ts';
import type { CodeOffers, PromoCodeFault } from './CodeOffers.ts';
import type { GiftGiver } from './GiftGiver.ts';
import type { OfferService } from './OfferService.ts';
import { countUses, insertUse, isUsableCode, lockCode, releaseCode, useCode } from './promoCodeRepository.ts';
import type { PromoCode } from './promoCodeRepository.ts';
import { readPlayer } from '../../../players/findPlayer.ts';

/** The stored spelling of what a player typed. */
const spelling = (typed: string): string => normalisedPromoCode(typed).toUpperCase();

/** Promo codes, at the registration and later. */
export class PromoCodeService {
  constructor(
    private readonly database: Database,
    private readonly clock: SandboxClock,
    private readonly throttle: Throttle,
    private readonly limits: Pick<ThrottleLimits, 'promoCodesPerAddress' | 'promoCodesPerPlayer'>,
    private readonly giver: Pick<GiftGiver, 'lock'>,
    private readonly codeOffers: CodeOffers,
    private readonly offers: Pick<OfferService, 'find'>,
  ) {}

  /**
   * Whether a registration can use the code now. Wrong codes count against the address, so that codes cannot be guessed
   * (trust); throws 429 when it has tried too many.
   */
  async check(typed: string, addressHash: string): Promise<boolean> {
    const hits = await this.throttle.hit([this.addressBucket(addressHash)]);
    const isUsable = await isUsableCode(this.database, spelling(typed), this.clock.now());
    if (isUsable) await this.throttle.forgive(hits);
    return isUsable;
  }

  /** Counts one use within the caller's transaction. Returns the code; null if it cannot be used (any more). */
  async use(tx: Sql, typed: string): Promise<string | null> {
    const code = spelling(typed);
    return (await useCode(tx, code, this.clock.now())) ? code : null;
  }

  /**
   * Activates the code of a registration, whose use is counted, for the new player. False if it is not for them: then
   * the use is not counted.
   */
  async redeem(tx: Sql, uid: bigint, code: string): Promise<boolean> {
    await this.giver.lock(tx, uid);
    const player = await readPlayer(tx, uid);
    const stored = await lockCode(tx, code);
    // A code without an offer is only noted.
    if (stored === null || stored.offer_id === null) return true;
    const fault = await this.codeOffers.faultFor(tx, stored, player);
    if (fault === null) await this.note(tx, player, stored, 1);
    else await releaseCode(tx, code);
    return fault === null;
  }

  /** 7-35. Wrong codes count against the address and the player; throws 429 when there were too many. */
  async activate(
    player: Player,
    typed: string,
    { addressHash, locale }: { readonly addressHash: string; readonly locale: LocaleCode },
  ): Promise<{ offer: WireOffer; is_given: boolean }> {
    if (!player.is_registration_completed) throw registrationIncomplete();
    const hits = await this.throttle.hit([
      this.addressBucket(addressHash),
      { key: `promo-player:${player.uid}`, most: this.limits.promoCodesPerPlayer },
    ]);
    const activated = await this.database.transaction(async (tx) => {
      // Two tabs at once: the second one finds the code used.
      await this.giver.lock(tx, player.uid);
      const code = await lockCode(tx, spelling(typed));
      if (code === null) throw refused('UNKNOWN');
      const used = await countUses(tx, player.uid, code.code);
      const fault = this.stateFault(code, used) ?? (await this.codeOffers.faultFor(tx, code, player));
      if (fault !== null) throw refused(fault);
      if ((await this.use(tx, code.code)) === null) throw refused('USED_UP');
      const isGiven = await this.note(tx, player, code, used + 1);
      const offer = await this.offers.find(tx, player, locale, code.offer_id ?? '');
      if (offer === null) throw new Error(`The offer of ${code.code} cannot be shown`);
      return { offer, is_given: isGiven };
    });
    await this.throttle.forgive(hits);
    return activated;
  }

  /** What is wrong with the code itself, or with another use of it. */
  private stateFault(code: PromoCode, used: number): PromoCodeFault | null {
    const now = this.clock.now();
    if (used >= code.uses_per_player) return 'USED';
    if (code.starts_at > now) return 'NOT_STARTED';
    if (code.ends_at !== null && code.ends_at <= now) return 'EXPIRED';
    return code.use_limit !== null && code.uses >= code.use_limit ? 'USED_UP' : null;
  }

  private async note(tx: Sql, player: Player, code: PromoCode, turn: number): Promise<boolean> {
    await insertUse(tx, player.uid, code.code, turn, this.clock.now());
    return this.codeOffers.open(tx, player, code.offer_id ?? '', `${code.code}:${turn}`);
  }

  private addressBucket(addressHash: string) {
    return { key: `promo:${addressHash}`, most: this.limits.promoCodesPerAddress };
  }
}

const refused = (fault: PromoCodeFault) => invalidField('promo_code', fault);
