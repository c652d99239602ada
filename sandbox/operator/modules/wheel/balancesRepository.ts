import type { Sql } from '../../../database/database.ts';

export interface SpinBalance {
  readonly free: number;
  readonly bought: number;
}

export interface SpinChange extends SpinBalance {
  readonly uid: bigint;
  readonly campaign: string;
  /** The cause: the same pair never counts twice (I4). */
  readonly source: string;
  readonly sourceId: string;
  readonly at: Date;
}

export async function findBalance(sql: Sql, uid: bigint, campaign: string): Promise<SpinBalance> {
  const [row] = await sql.query<SpinBalance>(
    'select free, bought from operator.wheel_balances where uid = $1 and campaign = $2',
    [uid, campaign],
  );
  return row ?? { free: 0, bought: 0 };
}

/** Locks the balance until the transaction ends, so that two spins of a player follow one another. */
export async function lockBalance(tx: Sql, uid: bigint, campaign: string): Promise<SpinBalance> {
  await tx.query('insert into operator.wheel_balances (uid, campaign) values ($1, $2) on conflict do nothing', [
    uid,
    campaign,
  ]);
  const [row] = await tx.query<SpinBalance>(
    'select free, bought from operator.wheel_balances where uid = $1 and campaign = $2 for update',
    [uid, campaign],
  );
  return row ?? { free: 0, bought: 0 };
}

/** Writes a change and the balance it leads to. False if its cause has counted before: nothing is changed then. */
export async function changeBalance(tx: Sql, change: SpinChange): Promise<boolean> {
  const { uid, campaign, free, bought, source, sourceId, at } = change;
  const rows = await tx.query(
    `insert into operator.wheel_changes (uid, campaign, free, bought, source, source_id, at)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (source, source_id) do nothing returning id`,
    [uid, campaign, free, bought, source, sourceId, at],
  );
  if (rows.length === 0) return false;
  await lockBalance(tx, uid, campaign);
  await tx.query(
    'update operator.wheel_balances set free = free + $3, bought = bought + $4 where uid = $1 and campaign = $2',
    [uid, campaign, free, bought],
  );
  return true;
}

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** The cause of the free spin of a day (UTC). */
export const dailySource = (campaign: string, uid: bigint, at: Date) => ({
  source: 'wheel_day',
  sourceId: `${campaign}:${uid}:${dayOf(at)}`,
});

/** Whether the free spin of this day is still there. */
export async function isDailyReady(sql: Sql, campaign: string, uid: bigint, at: Date): Promise<boolean> {
  const { source, sourceId } = dailySource(campaign, uid, at);
  const rows = await sql.query('select 1 from operator.wheel_changes where source = $1 and source_id = $2', [
    source,
    sourceId,
  ]);
  return rows.length === 0;
}

/** The start of the next day in UTC. */
export const nextDay = (at: Date): Date =>
  new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate() + 1));
