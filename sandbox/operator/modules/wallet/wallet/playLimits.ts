/** The loss and wager limits that players set for themselves, enforced at each stake. */
import type { Sql } from '../../../../database/database.ts';
import { windowStart } from '../../responsible/limits/module.ts';
import type { LimitsFace } from '../../responsible/limits/module.ts';
import { WalletError } from './WalletError.ts';

export interface PlayTotals {
  /** Stakes that were not returned. */
  readonly wagered: bigint;
  /** Payouts. */
  readonly won: bigint;
}

export interface LimitedStake {
  readonly uid: bigint;
  readonly currency: string;
  readonly stake: bigint;
}

/** What was staked and won after `since` outside of rounds, in minor units. */
export type OtherPlay = (sql: Sql, uid: bigint, currency: string, since: Date) => Promise<PlayTotals>;

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

  /** What a player staked and won after `since`, in minor units. */
  async totals(sql: Sql, uid: bigint, currency: string, since: Date): Promise<PlayTotals> {
    const rows = await sql.query<{ kind: string; sum: bigint }>(
      `select kind, sum(amount)::bigint as sum from operator.wallet_calls
       where uid = $1 and currency = $2 and created_at > $3 and kind in ('bet', 'win', 'rollback') group by kind`,
      [uid, currency, since],
    );
    const sumOf = (kind: string): bigint => rows.find((row) => row.kind === kind)?.sum ?? 0n;
    let wagered = sumOf('bet') - sumOf('rollback');
    let won = sumOf('win');
    for (const other of this.others) {
      const more = await other(sql, uid, currency, since);
      wagered += more.wagered;
      won += more.won;
    }
    return { wagered, won };
  }

  /**
   * The limit that a stake could take the player over; null if there is none. The stake counts as lost: a limit is never
   * passed, whatever the round pays.
   */
  async exceeded(tx: Sql, { uid, currency, stake }: LimitedStake, now: Date): Promise<ExceededLimit | null> {
    if ((await this.limits.inForce(tx, uid, ['loss', 'wager'])).length === 0) return null;
    // Two stakes at once, in two games, could exceed the limit together. Read again: a change may have been waiting.
    await this.limits.lock(tx, uid);
    for (const limit of await this.limits.inForce(tx, uid, ['loss', 'wager'])) {
      const totals = await this.totals(tx, uid, currency, windowStart(limit.period, now));
      if (limit.currency === currency && usedOf(limit.kind, totals) + stake > limit.amount) return limit;
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
