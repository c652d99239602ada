import { givenBonus } from '../../../../../src/shared/bonus/givenBonus.ts';
import type { Sql } from '../../../../database/database.ts';
import { minorUnits } from '../../../ledger/amounts.ts';
import type { SandboxClock } from '../../../SandboxClock.ts';
import { exclusionOf, isPlayHeld } from '../../../players/Exclusions.ts';
import type { BonusesFace, BonusTexts } from '../../bonuses/bonuses/module.ts';
import type { FreespinsFace } from '../../bonuses/freespins/module.ts';
import type { Promised } from './offer.ts';
import { findPlayer } from '../../../players/findPlayer.ts';
import type { Player } from '../../../players/player.ts';

export interface Giving {
  readonly uid: bigint;
  readonly gifts: readonly Promised[];
  readonly texts: BonusTexts;
  /** In minor units of the gifts' currency; 0 without one. */
  readonly deposit: bigint;
  /** The same source and id never give twice (I4). */
  readonly source: string;
  readonly sourceId: string;
  readonly offerId: string | null;
}

/** Gives what campaigns have promised, in the transaction of its cause. */
export class GiftGiver {
  constructor(
    private readonly clock: Pick<SandboxClock, 'now'>,
    private readonly bonuses: Pick<BonusesFace, 'lock' | 'grant'>,
    private readonly freeSpins: Pick<FreespinsFace, 'give'>,
  ) {}

  /** Taken before the accounts of the player and before the rows of campaigns. */
  lock(tx: Sql, uid: bigint): Promise<void> {
    return this.bonuses.lock(tx, uid);
  }

  /**
   * A player who has excluded themselves or closed the account is offered nothing (trust.md), nor is one whose account is
   * held, since they may be one of those: false.
   */
  async mayBeOffered(sql: Sql, uid: bigint): Promise<boolean> {
    return this.isOpenTo(sql, await findPlayer(sql, uid));
  }

  /**
   * What is offered is given once the registration is completed: until then the player chooses the currency, and nothing
   * is booked (4-4).
   */
  async mayReceive(sql: Sql, uid: bigint): Promise<boolean> {
    const player = await findPlayer(sql, uid);
    return player?.is_registration_completed === true && this.isOpenTo(sql, player);
  }

  async give(tx: Sql, giving: Giving): Promise<void> {
    await this.lock(tx, giving.uid);
    for (const [index, gift] of giving.gifts.entries()) await this.giveOne(tx, giving, gift, index);
  }

  private async isOpenTo(sql: Sql, player: Player | null): Promise<boolean> {
    const now = this.clock.now();
    if (player?.status !== 'active' || isPlayHeld(player, now)) return false;
    return (await exclusionOf(sql, player.uid, now)) === null;
  }

  private async giveOne(tx: Sql, giving: Giving, gift: Promised, index: number): Promise<void> {
    const { uid, texts, deposit, source, offerId } = giving;
    const sourceId = `${giving.sourceId}:${index}`;
    if (gift.kind === 'freespins') {
      const { game, count, days, stake } = gift;
      const { currency } = stake;
      const minor = demandMinor(stake.amount, currency);
      await this.freeSpins.give(tx, { uid, game, count, days, currency, stake: minor, texts, source, sourceId });
      return;
    }
    const { currency } = gift.amount;
    const most = demandMinor(gift.amount.amount, currency);
    const amount = givenBonus({ percent: gift.percent, most }, deposit);
    if (amount === 0n) return;
    await this.bonuses.grant(tx, {
      uid,
      currency,
      amount,
      deposit,
      terms: gift.terms,
      texts,
      source,
      sourceId,
      offerId,
    });
  }
}

function demandMinor(amount: string, currency: string): bigint {
  const minor = minorUnits(amount, currency);
  if (minor === null) throw new Error(`${amount} is no amount of ${currency}`);
  return minor;
}
