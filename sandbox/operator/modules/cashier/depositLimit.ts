/** Limits that players set on their deposits (player protection); none unless a player has one. */
import type { Sql } from '../../../database/database.ts';

export interface DepositLimit {
  readonly period: 'day' | 'week' | 'month';
  readonly currency: string;
  readonly amount: bigint;
  readonly available: bigint;
  readonly expiredAt: Date | null;
}

const periodDays: Readonly<Record<DepositLimit['period'], number>> = { day: 1, week: 7, month: 30 };
const DAY_MS = 24 * 3_600_000;

/** The player's tightest limit: what is left of it counts deposits that succeeded or may still. Null for none. */
export async function tightestLimit(sql: Sql, uid: bigint, now: Date): Promise<DepositLimit | null> {
  const limits = await sql.query<{
    period: DepositLimit['period'];
    currency: string;
    amount: bigint;
    expired_at: Date | null;
  }>(
    'select period, currency, amount, expired_at from operator.deposit_limits where uid = $1 and (expired_at is null or expired_at > $2)',
    [uid, now],
  );
  let tightest: DepositLimit | null = null;
  for (const { period, currency, amount, expired_at: expiredAt } of limits) {
    const since = new Date(now.getTime() - periodDays[period] * DAY_MS);
    const [row] = await sql.query<{ sum: bigint | null }>(
      `select sum(amount) as sum from operator.payments
       where uid = $1 and currency = $2 and type = 'deposit' and status in ('pending', 'processing', 'succeeded') and created_at > $3`,
      [uid, currency, since],
    );
    const left = amount - (row?.sum ?? 0n);
    const available = left > 0n ? left : 0n;
    if (tightest === null || available < tightest.available)
      tightest = { period, currency, amount, available, expiredAt };
  }
  return tightest;
}

/** Deposits of one player are checked one after the other, so that two at once cannot both fit. */
export async function lockDeposits(tx: Sql, uid: bigint): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`deposits:${uid}`]);
}
