/** The deposit limits that players set for themselves (player protection). */
import type { Sql } from '../../../database/database.ts';
import { left, windowStart } from '../responsible/limits/module.ts';
import type { AmountPeriod, LimitsFace } from '../responsible/limits/module.ts';
import type { Player } from '../../players/player.ts';
import type { CurrencySum } from '../../market/roomLeft.ts';
import { sumIn } from '../../market/sumIn.ts';

export interface DepositLimit {
  readonly period: AmountPeriod;
  readonly currency: string;
  readonly amount: bigint;
  readonly available: bigint;
  /** When it ends, or a looser one takes its place; null for neither. */
  readonly endsAt: Date | null;
}

/** What a limit leaves for deposits that are still to be credited. */
export interface CreditRoom {
  readonly currency: string;
  readonly left: bigint;
}

/** Deposits credited after `since`, and those that are unfinished, were asked for after it and may be credited. */
const credited = `status = 'succeeded' and coalesce(ended_at, created_at) > $2`;
const unfinished = `status in ('pending', 'processing') and created_at > $2
  and not exists (select 1 from operator.deposit_stops s where s.payment_id = payments.id)`;

async function summed(sql: Sql, uid: bigint, since: Date, which: string): Promise<readonly CurrencySum[]> {
  return sql.query<CurrencySum>(
    `select currency, sum(amount)::bigint as sum from operator.payments
     where uid = $1 and type = 'deposit' and (${which}) group by currency`,
    [uid, since],
  );
}

/**
 * Succeeded and unfinished deposits after `since`, in minor units of the currency; those of the account's earlier
 * currencies count by the rates of the change. What is stopped or has come back does not count. Null if one of those has
 * no rate.
 */
export async function depositedSince(sql: Sql, uid: bigint, currency: string, since: Date): Promise<bigint | null> {
  return sumIn(currency, await summed(sql, uid, since, `(${credited}) or (${unfinished})`));
}

/**
 * The player's tightest limit, in the currency of their account; succeeded and unfinished deposits reduce what is left of
 * it. A limit of another currency counts by the rates of the change, rounded down. Null if there is none.
 */
export async function tightestLimit(
  sql: Sql,
  limits: Pick<LimitsFace, 'inForce'>,
  { uid, currency: own }: Pick<Player, 'uid' | 'currency'>,
  now: Date,
): Promise<DepositLimit | null> {
  let tightest: DepositLimit | null = null;
  for (const { period, currency, amount, endsAt } of await limits.inForce(sql, uid, ['deposit'])) {
    const inOwn = (sum: bigint) => -(sumIn(own, [{ currency, sum: -sum }]) ?? 0n);
    const available = inOwn(roomOf(amount, await depositedSince(sql, uid, currency, windowStart(period, now))));
    if (tightest === null || available < tightest.available)
      tightest = { period, currency: own, amount: inOwn(amount), available, endsAt };
  }
  return tightest;
}

/** What each limit in force leaves beside the deposits that were credited in its period. */
export async function creditRoom(
  sql: Sql,
  limits: Pick<LimitsFace, 'inForce'>,
  uid: bigint,
  now: Date,
): Promise<readonly CreditRoom[]> {
  const rooms: CreditRoom[] = [];
  for (const { period, currency, amount } of await limits.inForce(sql, uid, ['deposit'])) {
    const used = sumIn(currency, await summed(sql, uid, windowStart(period, now), credited));
    rooms.push({ currency, left: roomOf(amount, used) });
  }
  return rooms;
}

/** Nothing while nobody can say how much was deposited. */
const roomOf = (limit: bigint, used: bigint | null): bigint => (used === null ? 0n : left(limit, used));
