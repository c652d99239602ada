import type { WireOffer } from '../../../../../src/contract/offers/campaigns.ts';
import type { Database, Sql } from '../../../../database/database.ts';
import { invalidField, registrationIncomplete } from '../../../OperatorError.ts';
import type { LocaleCode } from '../../../market/facts.ts';
import type { SandboxClock } from '../../../SandboxClock.ts';
import type { Player } from '../../../players/player.ts';
import type { GiftGiver } from './GiftGiver.ts';
import type { Offer } from './offer.ts';
import { findOffer, findRunningOffers, findTurns, takeTurn } from './offerRepository.ts';
import { isOver, isRunning, isSatisfied, misfitOf, turnOf, viewerOf } from './offerRules.ts';
import type { PlayerTurn } from './offerRules.ts';
import { presentOffer } from './presentOffer.ts';
import { promiseOf } from './promised.ts';

/** What players and guests see of the offers, and take of them. */
export class OfferService {
  constructor(
    private readonly database: Database,
    private readonly clock: Pick<SandboxClock, 'now'>,
    private readonly giver: GiftGiver,
    private readonly vendorsUrl: string,
  ) {}

  /** Those that can be had first, of these the most important first. */
  async list(player: Player | null, locale: LocaleCode, offset: number) {
    if (!(await this.mayBeOffered(this.database, player))) return { count: 0, items: [] };
    const turns = await this.turnsOf(this.database, player);
    const running = await findRunningOffers(this.database, this.clock.now());
    const shown = running.map((offer) => this.shown(offer, player, turns, locale)).filter((offer) => offer !== null);
    const items = [...shown].sort((left, right) => Number(isOpen(right)) - Number(isOpen(left)));
    return { count: items.length, items: items.slice(offset) };
  }

  /** Null for an offer that does not exist, is over or is not for this player. */
  async find(sql: Sql, player: Player | null, locale: LocaleCode, id: string): Promise<WireOffer | null> {
    const offer = await findOffer(sql, id);
    if (offer === null || !isRunning(offer, this.clock.now()) || !(await this.mayBeOffered(sql, player))) return null;
    return this.shown(offer, player, await this.turnsOf(sql, player), locale);
  }

  /** 7-39. Two requests at once take it once. */
  async take(player: Player, locale: LocaleCode, id: string): Promise<WireOffer> {
    if (!player.is_registration_completed) throw registrationIncomplete();
    return this.database.transaction(async (tx) => {
      await this.giver.lock(tx, player.uid);
      const now = this.clock.now();
      const offer = await findOffer(tx, id);
      const turn = offer === null ? null : turnOf(offer, await this.turnsOf(tx, player), now);
      const viewer = viewerOf(player);
      if (
        offer === null ||
        turn === null ||
        offer.data.action !== 'take' ||
        offer.starts_at > now ||
        misfitOf(offer.data, viewer) !== null ||
        !isSatisfied(offer.data, viewer) ||
        !(await this.giver.mayReceive(tx, player.uid))
      )
        throw invalidField('offer_id', 'unknownOffer');
      if (isOver(offer, now)) throw invalidField('offer_id', 'offerOver');
      if (turn.isTaken || !(await this.giveTurn(tx, player, offer, turn.turn)))
        throw invalidField('offer_id', 'offerTaken');
      return presentOffer(
        offer,
        viewer,
        { ...turn, isTaken: true },
        {
          locale,
          vendorsUrl: this.vendorsUrl,
        },
      );
    });
  }

  /** Gives what an offer to take gives; false if this turn was taken before. The caller has the bonuses lock. */
  async giveTurn(tx: Sql, { uid, currency }: Pick<Player, 'uid' | 'currency'>, offer: Offer, turn: string) {
    const promise = promiseOf(offer.id, offer.data, currency, turn);
    if (promise === null || !(await takeTurn(tx, uid, offer.id, turn, this.clock.now()))) return false;
    await this.giver.give(tx, {
      uid,
      gifts: promise.gifts,
      texts: promise.texts,
      deposit: 0n,
      source: 'offer',
      sourceId: `${offer.id}:${uid}:${turn}`,
      offerId: offer.id,
    });
    return true;
  }

  private shown(
    offer: Offer,
    player: Player | null,
    turns: readonly PlayerTurn[],
    locale: LocaleCode,
  ): WireOffer | null {
    const viewer = viewerOf(player);
    const turn = turnOf(offer, turns, this.clock.now());
    if (turn === null) return null;
    const misfit = misfitOf(offer.data, viewer);
    // Somebody who has taken an offer for new players is not new any more, and still wants to find it.
    if (misfit !== null && !(misfit === 'NOT_FOR_YOU' && turn.isTaken)) return null;
    return presentOffer(offer, viewer, turn, { locale, vendorsUrl: this.vendorsUrl });
  }

  private turnsOf(sql: Sql, player: Player | null): Promise<readonly PlayerTurn[]> {
    return player === null ? Promise.resolve([]) : findTurns(sql, player.uid);
  }

  private mayBeOffered(sql: Sql, player: Player | null): Promise<boolean> {
    return player === null ? Promise.resolve(true) : this.giver.mayBeOffered(sql, player.uid);
  }
}

const isOpen = ({ status, trigger }: WireOffer): boolean => status === 'available' && trigger.is_satisfied;
