/** Deposit limits that players set for themselves (player protection). */
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

/** The player's tightest limit; succeeded and unfinished deposits reduce what is left of it. Null if there is none. */
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

/** Serialises the deposits of one player, so that two concurrent ones cannot exceed the limit together. */
export async function lockDeposits(tx: Sql, uid: bigint): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`deposits:${uid}`]);
}
