import type { Sql } from '../../../database/database.ts';
import { onlyRow } from '../../../database/database.ts';

/** A change of what a player has fed: by `micro`, to `sum`. Micro-units. */
export interface FedStake {
  readonly currency: string;
  readonly micro: bigint;
  readonly sum: bigint;
}

export interface NewStake {
  readonly callId: string;
  readonly jackpot: string;
  readonly uid: bigint;
  readonly roundId: string;
  readonly game: string;
  readonly currency: string;
  readonly stake: bigint;
  readonly shares: readonly number[];
  readonly micro: bigint;
  readonly at: Date;
}

/** Empty for a game that the catalogue has never had. */
export async function gameType(sql: Sql, sysname: string): Promise<string> {
  const [row] = await sql.query<{ readonly type: string }>('select type from operator.game_facts where sysname = $1', [
    sysname,
  ]);
  return row?.type ?? '';
}

/** Adds a stake; returns what the player has fed since the beginning. */
export async function addStake(tx: Sql, stake: NewStake): Promise<bigint> {
  const rows = await tx.query<{ readonly micro: bigint }>(
    `with added as (
       insert into operator.jackpot_stakes (call_id, jackpot, uid, round_id, game, currency, stake, shares, status, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8::integer[], 'open', $9))
     insert into operator.jackpot_feeds (uid, currency, micro) values ($3, $6, $10::numeric)
     on conflict (uid, currency) do update set micro = jackpot_feeds.micro + excluded.micro returning micro`,
    [
      stake.callId,
      stake.jackpot,
      stake.uid,
      stake.roundId,
      stake.game,
      stake.currency,
      stake.stake,
      stake.shares,
      stake.at,
      stake.micro,
    ],
  );
  return onlyRow(rows).micro;
}

/** Takes a stake back that was not counted yet; null if it fed nothing. */
export async function returnStake(tx: Sql, callId: string): Promise<FedStake | null> {
  const [row] = await tx.query<{ readonly currency: string; readonly micro: bigint; readonly sum: bigint }>(
    `with returned as (
       update operator.jackpot_stakes set status = 'returned' where call_id = $1 and status = 'open'
       returning uid, currency, -stake::numeric * (select sum(share) from unnest(shares) as share) as micro)
     update operator.jackpot_feeds f set micro = f.micro + r.micro from returned r
     where f.uid = r.uid and f.currency = r.currency returning f.currency, r.micro, f.micro as sum`,
    [callId],
  );
  return row ?? null;
}

/** The round is over: its stakes can be counted. */
export async function readyStakes(tx: Sql, roundId: string): Promise<void> {
  await tx.query(`update operator.jackpot_stakes set status = 'ready' where round_id = $1 and status = 'open'`, [
    roundId,
  ]);
}

export interface ReadyStake {
  readonly id: bigint;
  readonly uid: bigint;
  readonly jackpot: string;
  readonly currency: string;
  readonly stake: bigint;
  readonly shares: readonly number[];
}

/** Stakes of ended rounds that are not counted yet, in the order in which they were booked. */
export function findReady(tx: Sql, count: number): Promise<ReadyStake[]> {
  return tx.query<ReadyStake>(
    `select id, uid, jackpot, currency, stake, shares from operator.jackpot_stakes
     where status = 'ready' order by id limit $1`,
    [count],
  );
}

export async function markCounted(tx: Sql, ids: readonly bigint[]): Promise<void> {
  await tx.query(`update operator.jackpot_stakes set status = 'counted' where id = any($1::bigint[])`, [ids]);
}
