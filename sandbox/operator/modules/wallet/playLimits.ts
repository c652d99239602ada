/** The loss and wager limits that players set for themselves, enforced at each stake. */
import type { Sql } from '../../../database/database.ts';
import { windowStart } from '../limits/module.ts';
import type { LimitsFace } from '../limits/module.ts';
import { WalletError } from './WalletError.ts';

export interface PlayTotals {
  /** Stakes that were not returned. */
  readonly wagered: bigint;
  /** Payouts. */
  readonly won: bigint;
}

/** What a player staked and won after `since`, in minor units. */
export async function playTotals(sql: Sql, uid: bigint, currency: string, since: Date): Promise<PlayTotals> {
  const rows = await sql.query<{ kind: string; sum: bigint }>(
    `select kind, sum(amount)::bigint as sum from operator.wallet_calls
     where uid = $1 and currency = $2 and created_at > $3 and kind in ('bet', 'win', 'rollback') group by kind`,
    [uid, currency, since],
  );
  const sumOf = (kind: string): bigint => rows.find((row) => row.kind === kind)?.sum ?? 0n;
  return { wagered: sumOf('bet') - sumOf('rollback'), won: sumOf('win') };
}

/** How much counts against a limit: what was staked, or what was lost of it; negative after a net win. */
export function usedOf(kind: 'loss' | 'wager', { wagered, won }: PlayTotals): bigint {
  return kind === 'wager' ? wagered : wagered - won;
}

/**
 * Refuses a stake that could take the player over a limit. The stake counts as lost: a limit is never passed, whatever
 * the round pays.
 */
export async function demandWithinLimits(
  tx: Sql,
  limits: Pick<LimitsFace, 'inForce' | 'lock'>,
  { uid, currency, stake }: { readonly uid: bigint; readonly currency: string; readonly stake: bigint },
  now: Date,
): Promise<void> {
  if ((await limits.inForce(tx, uid, ['loss', 'wager'])).length === 0) return;
  // Two stakes at once, in two games, could exceed the limit together. Read again: a change may have been waiting.
  await limits.lock(tx, uid);
  for (const limit of await limits.inForce(tx, uid, ['loss', 'wager'])) {
    const totals = await playTotals(tx, uid, currency, windowStart(limit.period, now));
    if (limit.currency === currency && usedOf(limit.kind, totals) + stake > limit.amount)
      throw new WalletError('LimitExceeded', `The stake exceeds the player's ${limit.kind} limit of a ${limit.period}`);
  }
}
