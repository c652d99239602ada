/** The loss and wager limits that players set for themselves, enforced at each stake. */
import type { Sql } from '../../../../database/database.ts';
import { sumIn } from '../../../market/sumIn.ts';
import { windowStart } from '../../responsible/limits/module.ts';
import type { LimitsFace } from '../../responsible/limits/module.ts';
import { roundPlay } from './roundPlay.ts';
import type { CurrencyPlay } from './roundPlay.ts';
import { WalletError } from './WalletError.ts';

export interface PlayTotals {
  /** Stakes that were not returned. */
  readonly wagered: bigint;
  /** Payouts. */
  readonly won: bigint;
  /** Whether these are all: false if the player has played in a currency without a rate, which is in neither. */
  readonly isWhole: boolean;
}

export interface LimitedStake {
  readonly uid: bigint;
  readonly currency: string;
  readonly stake: bigint;
}

/**
 * What was staked and won outside of rounds, by currency. A stake counts after `since` if it was staked then, without
 * what of it was returned at any time; a payout if it was paid then.
 */
export type OtherPlay = (sql: Sql, uid: bigint, since: Date) => Promise<readonly CurrencyPlay[]>;

/** How much counts against a limit: what was staked, or what was lost of it; negative after a net win. */
export function usedOf(kind: 'loss' | 'wager', { wagered, won }: PlayTotals): bigint {
  return kind === 'wager' ? wagered : wagered - won;
}

export type ExceededLimit = Awaited<ReturnType<LimitsFace['inForce']>>[number] & { readonly kind: 'loss' | 'wager' };

/** What players stake, and whether another stake is within their limits. */
export class PlayLimits {
  private readonly others: OtherPlay[] = [];

  constructor(private readonly limits: Pick<LimitsFace, 'inForce' | 'lock'>) {}

  /** Counts the play of another module in; called when that module is created. */
  addPlay(play: OtherPlay): void {
    this.others.push(play);
  }

  /**
   * What a player staked and won after `since`, in minor units of `currency`: what they have played in other currencies
   * counts by the rates that a change of the currency shows.
   */
  async totals(sql: Sql, uid: bigint, currency: string, since: Date): Promise<PlayTotals> {
    let totals: PlayTotals = { wagered: 0n, won: 0n, isWhole: true };
    for (const play of [roundPlay, ...this.others])
      for (const one of await play(sql, uid, since)) totals = added(totals, one, currency);
    return totals;
  }

  /**
   * The limit that a stake could take the player over; null if there is none. The stake counts as lost: a limit is never
   * passed, whatever the round pays. Where nobody can say what was played, the limit counts as reached.
   */
  async exceeded(tx: Sql, { uid, currency, stake }: LimitedStake, now: Date): Promise<ExceededLimit | null> {
    if ((await this.limits.inForce(tx, uid, ['loss', 'wager'])).length === 0) return null;
    // Two stakes at once, in two games, could exceed the limit together. Read again: a change may have been waiting.
    await this.limits.lock(tx, uid);
    for (const limit of await this.limits.inForce(tx, uid, ['loss', 'wager'])) {
      const totals = await this.totals(tx, uid, limit.currency, windowStart(limit.period, now));
      const more = sumIn(limit.currency, [{ currency, sum: stake }]);
      if (!totals.isWhole || more === null || usedOf(limit.kind, totals) + more > limit.amount) return limit;
    }
    return null;
  }

  /** Refuses a stake that could take the player over a limit. */
  async demandWithin(tx: Sql, stake: LimitedStake, now: Date): Promise<void> {
    const limit = await this.exceeded(tx, stake, now);
    if (limit !== null)
      throw new WalletError('LimitExceeded', `The stake exceeds the player's ${limit.kind} limit of a ${limit.period}`);
  }
}

function added(totals: PlayTotals, { currency: of, wagered, won }: CurrencyPlay, currency: string): PlayTotals {
  const staked = sumIn(currency, [{ currency: of, sum: wagered }]);
  // Rounded down, since it leaves more of a limit.
  const relief = sumIn(currency, [{ currency: of, sum: -won }]);
  if (staked === null || relief === null) return { ...totals, isWhole: false };
  return { ...totals, wagered: totals.wagered + staked, won: totals.won - relief };
}
