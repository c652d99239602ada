import type { JackpotTier } from '../../../../src/contract/jackpots.ts';
import type { Sql } from '../../../database/database.ts';
import { onlyRow } from '../../../database/database.ts';
import { commitmentOf, newSecret } from './secrets.ts';

export interface PoolName {
  readonly jackpot: string;
  readonly tier: JackpotTier;
  readonly currency: string;
}

/** A pool and its running cycle. */
export interface PoolRow extends PoolName {
  readonly micro: bigint;
  readonly cycle: number;
  readonly counted: number;
  readonly version: bigint;
  readonly seed: bigint;
  readonly bound: bigint;
  readonly secret: string;
  readonly commitment: string;
  readonly started_at: Date;
}

export interface NewCycle extends PoolName {
  readonly cycle: number;
  readonly seed: bigint;
  readonly bound: bigint;
  readonly at: Date;
  readonly secret?: string;
}

/** One replica at a time counts stakes and changes pools, until its transaction ends. False if another one does. */
export async function tryLockPools(tx: Sql): Promise<boolean> {
  const rows = await tx.query<{ readonly is_locked: boolean }>(
    `select pg_try_advisory_xact_lock(hashtextextended('jackpot pools', 3)) as is_locked`,
  );
  return onlyRow(rows).is_locked;
}

/** The same lock, waited for. */
export async function lockPools(tx: Sql): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('jackpot pools', 3))`);
}

/** All pools of the currencies. */
export function findPools(sql: Sql, currencies: readonly string[]): Promise<PoolRow[]> {
  return sql.query<PoolRow>(
    `select p.jackpot, p.tier, p.currency, p.micro, p.cycle, p.counted, p.version, c.seed, c.bound, c.secret, c.commitment,
       c.started_at
     from operator.jackpot_pools p join operator.jackpot_cycles c using (jackpot, tier, currency, cycle)
     where p.currency = any($1::text[])`,
    [currencies],
  );
}

/** Adds a pool with nothing in it; false if it exists. */
export async function insertPool(tx: Sql, { jackpot, tier, currency }: PoolName): Promise<boolean> {
  const rows = await tx.query(
    `insert into operator.jackpot_pools (jackpot, tier, currency, micro, cycle, counted) values ($1, $2, $3, 0, 0, 0)
     on conflict do nothing returning jackpot`,
    [jackpot, tier, currency],
  );
  return rows.length > 0;
}

export async function insertCycle(tx: Sql, cycle: NewCycle): Promise<void> {
  const { jackpot, tier, currency, seed, bound, at, secret = newSecret() } = cycle;
  await tx.query(
    `insert into operator.jackpot_cycles (jackpot, tier, currency, cycle, seed, bound, secret, commitment, started_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [jackpot, tier, currency, cycle.cycle, seed, bound, secret, commitmentOf(secret), at],
  );
}

export interface PoolChange extends PoolName {
  readonly micro: bigint;
  readonly cycle: number;
  readonly counted: number;
}

export async function updatePools(tx: Sql, pools: readonly PoolChange[]): Promise<void> {
  await tx.query(
    `update operator.jackpot_pools p set micro = n.micro, cycle = n.cycle, counted = n.counted, version = p.version + 1
     from unnest($1::text[], $2::text[], $3::text[], $4::numeric[], $5::integer[], $6::integer[])
       as n (jackpot, tier, currency, micro, cycle, counted)
     where p.jackpot = n.jackpot and p.tier = n.tier and p.currency = n.currency`,
    [
      pools.map(({ jackpot }) => jackpot),
      pools.map(({ tier }) => tier),
      pools.map(({ currency }) => currency),
      pools.map(({ micro }) => micro),
      pools.map(({ cycle }) => cycle),
      pools.map(({ counted }) => counted),
    ],
  );
}

/** A test-only control has put money of the house into the running cycle. Minor units. */
export async function noteAdded(tx: Sql, { jackpot, tier, currency, cycle }: PoolRow, added: bigint): Promise<void> {
  await tx.query(
    `update operator.jackpot_cycles set added = added + $5
     where jackpot = $1 and tier = $2 and currency = $3 and cycle = $4`,
    [jackpot, tier, currency, cycle, added],
  );
}

/** A test-only control has drawn another secret for the running cycle. */
export async function replaceSecret(tx: Sql, pool: PoolRow, secret: string): Promise<void> {
  const { jackpot, tier, currency, cycle } = pool;
  await tx.query(
    `update operator.jackpot_cycles set secret = $5, commitment = $6
     where jackpot = $1 and tier = $2 and currency = $3 and cycle = $4`,
    [jackpot, tier, currency, cycle, secret, commitmentOf(secret)],
  );
}

/** Changes with any of the currency's pools, and with any drop. */
export async function poolsVersion(
  sql: Sql,
  currency: string,
): Promise<{ readonly pools: bigint; readonly drop: bigint }> {
  const rows = await sql.query<{ readonly pools: bigint; readonly drop: bigint }>(
    `select (select coalesce(sum(version), 0) from operator.jackpot_pools where currency = $1) as pools,
       (select coalesce(max(id), 0) from operator.jackpot_drops) as drop`,
    [currency],
  );
  return onlyRow(rows);
}

/** Sysnames of the games of the types that can be played. */
export async function findGames(sql: Sql, types: readonly string[]): Promise<string[]> {
  const rows = await sql.query<{ readonly sysname: string }>(
    'select sysname from operator.game_facts where is_active and type = any($1::text[]) order by priority, sysname',
    [types],
  );
  return rows.map(({ sysname }) => sysname);
}
