import type { Sql } from '../../../database/database.ts';
import { onlyRow } from '../../../database/database.ts';
import { isPublic, publicColumns } from '../../players/publicPlayers.ts';
import type { PublicRow } from '../../players/publicPlayers.ts';
import type { PoolName } from './poolsRepository.ts';

export interface Drop extends PoolName {
  readonly cycle: number;
  readonly stakeId: bigint;
  readonly uid: bigint;
  readonly amount: bigint;
  readonly number: number;
  readonly at: Date;
}

export async function insertDrop(tx: Sql, drop: Drop): Promise<void> {
  const { jackpot, tier, currency, cycle, stakeId, uid, amount, number, at } = drop;
  await tx.query(
    `insert into operator.jackpot_drops (jackpot, tier, currency, cycle, stake_id, uid, amount, number, decided_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [jackpot, tier, currency, cycle, stakeId, uid, amount, number, at],
  );
}

export interface UnpaidDrop extends PoolName {
  readonly id: bigint;
  readonly uid: bigint;
  readonly cycle: number;
  readonly amount: bigint;
  readonly round_id: string;
  readonly game: string;
  readonly is_sandbox: boolean;
}

/** Locks a drop that is not paid yet; null if there is none, or if others are being paid. */
export async function lockUnpaid(tx: Sql): Promise<UnpaidDrop | null> {
  const [row] = await tx.query<UnpaidDrop>(
    `select d.id, d.jackpot, d.tier, d.currency, d.cycle, d.uid, d.amount, s.round_id, s.game, p.is_sandbox
     from operator.jackpot_drops d join operator.jackpot_stakes s on s.id = d.stake_id
     join operator.player_facts p on p.uid = d.uid
     where d.paid_at is null order by d.id limit 1 for update of d skip locked`,
  );
  return row ?? null;
}

export async function markPaid(tx: Sql, id: bigint, at: Date): Promise<void> {
  await tx.query('update operator.jackpot_drops set paid_at = $2 where id = $1', [id, at]);
}

export interface DropRow extends PoolName, PublicRow {
  readonly id: bigint;
  /** Others may see the winner's name. */
  readonly is_public: boolean;
  readonly cycle: number;
  readonly amount: bigint;
  readonly number: number;
  readonly decided_at: Date;
  readonly stake: bigint;
  readonly game: string;
  readonly title: string;
  readonly seed: bigint;
  readonly bound: bigint;
  readonly secret: string;
  readonly commitment: string;
}

/** Newest first; of all jackpots if the id is empty. */
export function findDrops(
  sql: Sql,
  {
    jackpot,
    now,
    offset,
    count,
  }: { readonly jackpot: string; readonly now: Date; readonly offset: number; readonly count: number },
): Promise<DropRow[]> {
  return sql.query<DropRow>(
    `select d.id, d.jackpot, d.tier, d.currency, d.cycle, d.amount, d.number, d.decided_at, s.stake, s.game,
       coalesce(g.title, s.game) as title, ${publicColumns}, ${isPublic('$4')} as is_public, c.seed, c.bound, c.secret, c.commitment
     from operator.jackpot_drops d join operator.jackpot_cycles c using (jackpot, tier, currency, cycle)
     join operator.jackpot_stakes s on s.id = d.stake_id
     join operator.player_facts p on p.uid = d.uid left join operator.game_facts g on g.sysname = s.game
     where $1 = '' or d.jackpot = $1 order by d.id desc offset $2 limit $3`,
    [jackpot, offset, count, now],
  );
}

export async function countDrops(sql: Sql, jackpot: string): Promise<number> {
  const rows = await sql.query<{ readonly count: bigint }>(
    `select count(*) as count from operator.jackpot_drops where $1 = '' or jackpot = $1`,
    [jackpot],
  );
  return Number(onlyRow(rows).count);
}
