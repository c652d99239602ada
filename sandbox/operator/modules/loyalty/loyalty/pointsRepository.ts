import type { Sql } from '../../../../database/database.ts';
import { POINTS } from '../../../ledger/accounts.ts';

/** Where a player stands: lifetime points and the level reached. */
export interface Standing {
  readonly earned: bigint;
  readonly level: number;
}

export interface PointsChange {
  readonly id: bigint;
  readonly reason: string;
  readonly texts: Readonly<Record<string, string>>;
  readonly points: bigint;
  readonly balance_after: bigint;
  readonly at: Date;
}

const first: Standing = { earned: 0n, level: 1 };

export async function findStanding(sql: Sql, uid: bigint): Promise<Standing> {
  const [row] = await sql.query<Standing>('select earned, level from operator.loyalty_players where uid = $1', [uid]);
  return row ?? first;
}

export async function findPoints(sql: Sql, uid: bigint): Promise<bigint> {
  const [row] = await sql.query<{ readonly balance: bigint }>(
    `select balance from operator.ledger_balances where uid = $1 and kind = 'points' and currency = $2`,
    [uid, POINTS],
  );
  return row?.balance ?? 0n;
}

/** Adds lifetime points; returns where the player stands then. */
export async function raiseEarned(tx: Sql, uid: bigint, points: bigint): Promise<Standing> {
  const [row] = await tx.query<Standing>(
    `insert into operator.loyalty_players (uid, earned) values ($1, $2)
     on conflict (uid) do update set earned = loyalty_players.earned + $2 returning earned, level`,
    [uid, points],
  );
  return row ?? first;
}

/** False if the player has reached the level before: its rewards are given once. */
export async function reachLevel(
  tx: Sql,
  {
    uid,
    level,
    rewards,
    at,
  }: { readonly uid: bigint; readonly level: number; readonly rewards: number; readonly at: Date },
): Promise<boolean> {
  const reached = await tx.query(
    `insert into operator.loyalty_reached (uid, level, rewards, at) values ($1, $2, $3, $4)
     on conflict do nothing returning level`,
    [uid, level, rewards, at],
  );
  await tx.query('update operator.loyalty_players set level = $2 where uid = $1 and level < $2', [uid, level]);
  return reached.length > 0;
}

export interface NewChange {
  readonly uid: bigint;
  readonly transactionId: bigint;
  readonly reason: string;
  readonly texts: Readonly<Record<string, string>>;
  readonly points: bigint;
  readonly balance: bigint;
  readonly isEarned: boolean;
  readonly at: Date;
}

export async function insertChange(tx: Sql, change: NewChange): Promise<void> {
  const { uid, transactionId, reason, texts, points, balance, isEarned, at } = change;
  await tx.query(
    `insert into operator.loyalty_changes (uid, transaction_id, reason, texts, points, balance_after, is_earned, at)
     values ($1, $2, $3, $4::jsonb, $5, $6, $7, $8)`,
    [uid, transactionId, reason, JSON.stringify(texts), points, balance, isEarned, at],
  );
}

/** The changes before `cursor` (null: from the newest), newest first. */
export function findChanges(sql: Sql, uid: bigint, cursor: bigint | null, count: number): Promise<PointsChange[]> {
  return sql.query<PointsChange>(
    `select id, reason, texts, points, balance_after, at from operator.loyalty_changes
     where uid = $1 and ($2::bigint is null or id < $2) order by id desc limit $3`,
    [uid, cursor, count],
  );
}

/** What is carried from earlier rounds, in tenths of minor units. */
export async function findCarry(tx: Sql, uid: bigint, currency: string): Promise<bigint> {
  // Locked until the end: rounds that end at once count one after the other.
  await tx.query(
    'insert into operator.loyalty_carries (uid, currency, tenths) values ($1, $2, 0) on conflict do nothing',
    [uid, currency],
  );
  const [row] = await tx.query<{ readonly tenths: bigint }>(
    'select tenths from operator.loyalty_carries where uid = $1 and currency = $2 for update',
    [uid, currency],
  );
  return row?.tenths ?? 0n;
}

export async function storeCarry(tx: Sql, uid: bigint, currency: string, tenths: bigint): Promise<void> {
  await tx.query(
    `insert into operator.loyalty_carries (uid, currency, tenths) values ($1, $2, $3)
     on conflict (uid, currency) do update set tenths = $3`,
    [uid, currency, tenths],
  );
}

/** Main money that a round has cost: its stakes without those that came back. Minor units. */
export async function mainStakeOf(tx: Sql, roundId: string, uid: bigint): Promise<bigint> {
  const [row] = await tx.query<{ readonly staked: bigint }>(
    `select coalesce(-sum(m.amount), 0)::bigint as staked from operator.wallet_call_facts c
     join operator.ledger_movements m on m.source = 'studio' and m.external_id = c.id and m.uid = $2 and m.balance = 'main'
     where c.round_id = $1 and c.kind in ('bet', 'rollback')`,
    [roundId, uid],
  );
  return row?.staked ?? 0n;
}

export interface PlayedGame {
  readonly type: string;
  readonly title: string;
}

/** Null for a game that has left the catalogue, and for a house player, who earns nothing. */
export async function findPlayedGame(tx: Sql, game: string, uid: bigint): Promise<PlayedGame | null> {
  const [row] = await tx.query<PlayedGame>(
    `select g.type, g.title from operator.game_facts g join operator.player_facts p on p.uid = $2 and not p.is_sandbox
     where g.sysname = $1`,
    [game, uid],
  );
  return row ?? null;
}
