/** The deposit limits that players set for themselves (player protection). */
import type { Sql } from '../../../database/database.ts';
import { left, windowStart } from '../responsible/limits/module.ts';
import type { AmountPeriod, LimitsFace } from '../responsible/limits/module.ts';

export interface DepositLimit {
  readonly period: AmountPeriod;
  readonly currency: string;
  readonly amount: bigint;
  readonly available: bigint;
}

/** Succeeded and unfinished deposits after `since`, in minor units. */
export async function depositedSince(sql: Sql, uid: bigint, currency: string, since: Date): Promise<bigint> {
  const [row] = await sql.query<{ sum: bigint | null }>(
    `select sum(amount)::bigint as sum from operator.payments
     where uid = $1 and currency = $2 and type = 'deposit' and status in ('pending', 'processing', 'succeeded') and created_at > $3`,
    [uid, currency, since],
  );
  return row?.sum ?? 0n;
}

/** The player's tightest limit; succeeded and unfinished deposits reduce what is left of it. Null if there is none. */
export async function tightestLimit(
  sql: Sql,
  limits: Pick<LimitsFace, 'inForce'>,
  uid: bigint,
  now: Date,
): Promise<DepositLimit | null> {
  let tightest: DepositLimit | null = null;
  for (const { period, currency, amount } of await limits.inForce(sql, uid, ['deposit'])) {
    const available = left(amount, await depositedSince(sql, uid, currency, windowStart(period, now)));
    if (tightest === null || available < tightest.available) tightest = { period, currency, amount, available };
  }
  return tightest;
}
