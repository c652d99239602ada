import type { Sql } from '../../../database/database.ts';
import { minorUnits } from '../../ledger/amounts.ts';
import type { Giving, Reward } from '../loyalty/rewards/module.ts';

export const DAY_MS = 86_400_000;

type FreeBetReward = Extract<Reward, { readonly kind: 'free_bet' }>;

export interface FreeBet {
  readonly id: bigint;
  readonly uid: bigint;
  readonly currency: string;
  readonly amount: bigint;
  readonly min_odds: number;
  readonly min_legs: number;
  readonly expires_at: Date;
}

export interface FreeBetGift extends Omit<FreeBet, 'id'> {
  readonly source: string;
  readonly sourceId: string;
}

const columns = 'id, uid, currency, amount, min_odds, min_legs, expires_at';

/** Gives a free bet, once for each source and id; null if it was given before. */
export async function giveFreeBet(tx: Sql, gift: FreeBetGift, at: Date): Promise<FreeBet | null> {
  const [row] = await tx.query<FreeBet>(
    `insert into operator.free_bets (uid, currency, amount, min_odds, min_legs, source, source_id, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (source, source_id) do nothing returning ${columns}`,
    [
      gift.uid,
      gift.currency,
      gift.amount,
      gift.min_odds,
      gift.min_legs,
      gift.source,
      gift.sourceId,
      at,
      gift.expires_at,
    ],
  );
  return row ?? null;
}

/** The unused free bets of a player, the first to end first. */
export function usableFreeBets(sql: Sql, uid: bigint, currency: string, now: Date): Promise<KnownFreeBet[]> {
  return sql.query<KnownFreeBet>(
    `select ${columns}, created_at, bet_id from operator.free_bets where uid = $1 and currency = $2 and bet_id is null and expires_at > $3
     order by expires_at, id limit 50`,
    [uid, currency, now],
  );
}

export interface KnownFreeBet extends FreeBet {
  readonly created_at: Date;
  readonly bet_id: string | null;
}

/** Those that were used or are over as well: the usable ones first, then the newest. */
export function allFreeBets(sql: Sql, uid: bigint, currency: string, now: Date): Promise<KnownFreeBet[]> {
  return sql.query<KnownFreeBet>(
    `select ${columns}, created_at, bet_id from operator.free_bets where uid = $1 and currency = $2
     order by (bet_id is null and expires_at > $3) desc,
       case when bet_id is null and expires_at > $3 then expires_at end, id desc limit 50`,
    [uid, currency, now],
  );
}

/** Gives the free bet of a reward. */
export async function giveRewardedBet(tx: Sql, giving: Giving<FreeBetReward>, at: Date): Promise<void> {
  const { uid, currency, reward, source, sourceId } = giving;
  const text = reward.amount[currency];
  const amount = text === undefined ? null : minorUnits(text, currency);
  if (amount === null) throw new Error(`The free bet of ${source} is not for ${currency}`);
  const { min_odds, days } = reward;
  const expires_at = new Date(at.getTime() + days * DAY_MS);
  await giveFreeBet(tx, { uid, currency, amount, min_odds, min_legs: 1, source, sourceId, expires_at }, at);
}

/** Pays a bet with a free bet; null if it is used, over or somebody else's. */
export async function takeFreeBet(
  tx: Sql,
  id: bigint,
  { uid, currency, betId }: { readonly uid: bigint; readonly currency: string; readonly betId: string },
  now: Date,
): Promise<FreeBet | null> {
  const [row] = await tx.query<FreeBet>(
    `update operator.free_bets set bet_id = $4
     where id = $1 and uid = $2 and currency = $3 and bet_id is null and expires_at > $5 returning ${columns}`,
    [id, uid, currency, betId, now],
  );
  return row ?? null;
}

/** What a free bet that has come back is good for at least, in hours: its own end may have passed meanwhile. */
const RETURNED_FOR_HOURS = 24;

/** Gives the free bet of a bet back to its player; false if that was done before. */
export async function returnFreeBet(tx: Sql, betId: string, at: Date): Promise<boolean> {
  const until = new Date(at.getTime() + RETURNED_FOR_HOURS * 3_600_000);
  const rows = await tx.query(
    `update operator.free_bets set bet_id = null, expires_at = greatest(expires_at, $2) where bet_id = $1 returning id`,
    [betId, until],
  );
  return rows.length > 0;
}

/** Takes a free bet that had come back for the same bet again; false if the player has used it meanwhile. */
export async function retakeFreeBet(tx: Sql, id: bigint, betId: string): Promise<boolean> {
  const rows = await tx.query(
    'update operator.free_bets set bet_id = $2 where id = $1 and bet_id is null returning id',
    [id, betId],
  );
  return rows.length > 0;
}
