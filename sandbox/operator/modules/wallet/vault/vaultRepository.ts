import type { Sql } from '../../../../database/database.ts';
import { onlyRow } from '../../../../database/database.ts';

export interface VaultSettings {
  readonly delay_hours: number;
  readonly next_hours: number | null;
  readonly next_at: Date | null;
}

export interface Release {
  readonly id: bigint;
  readonly uid: bigint;
  readonly currency: string;
  readonly amount: bigint;
  readonly due_at: Date;
}

const releaseColumns = 'id, uid, currency, amount, due_at';

/** The player's settings now: a shorter delay that has begun is the present one. */
export async function readSettings(sql: Sql, uid: bigint, now: Date): Promise<VaultSettings> {
  const [row] = await sql.query<VaultSettings>(
    'select delay_hours, next_hours, next_at from operator.vault_settings where uid = $1',
    [uid],
  );
  if (row === undefined) return { delay_hours: 0, next_hours: null, next_at: null };
  const hasBegun = row.next_hours !== null && row.next_at !== null && row.next_at <= now;
  return hasBegun ? { delay_hours: row.next_hours, next_hours: null, next_at: null } : row;
}

export async function writeSettings(tx: Sql, uid: bigint, settings: VaultSettings): Promise<void> {
  await tx.query(
    `insert into operator.vault_settings (uid, delay_hours, next_hours, next_at) values ($1, $2, $3, $4)
     on conflict (uid) do update set delay_hours = $2, next_hours = $3, next_at = $4`,
    [uid, settings.delay_hours, settings.next_hours, settings.next_at],
  );
}

/** Serialises what a player does with the vault until the transaction ends. */
export async function lockVault(tx: Sql, uid: bigint): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 7))', [`vault:${uid}`]);
}

/** What is on its way out, the first to arrive first. */
export function findLeaving(sql: Sql, uid: bigint, currency: string): Promise<Release[]> {
  return sql.query<Release>(
    `select ${releaseColumns} from operator.vault_releases
     where uid = $1 and currency = $2 and status = 'waiting' order by due_at, id`,
    [uid, currency],
  );
}

export async function insertRelease(tx: Sql, release: Omit<Release, 'id'>, now: Date): Promise<Release> {
  return onlyRow(
    await tx.query<Release>(
      `insert into operator.vault_releases (uid, currency, amount, status, requested_at, due_at)
       values ($1, $2, $3, 'waiting', $4, $5) returning ${releaseColumns}`,
      [release.uid, release.currency, release.amount, now, release.due_at],
    ),
  );
}

export function findDue(sql: Sql, now: Date, most: number): Promise<Release[]> {
  return sql.query<Release>(
    `select ${releaseColumns} from operator.vault_releases where status = 'waiting' and due_at <= $1
     order by due_at, id limit $2`,
    [now, most],
  );
}

/** False if it has ended before. */
export async function endRelease(tx: Sql, id: bigint, status: 'released' | 'kept', now: Date): Promise<boolean> {
  const rows = await tx.query(
    `update operator.vault_releases set status = $2, ended_at = $3 where id = $1 and status = 'waiting' returning id`,
    [id, status, now],
  );
  return rows.length > 0;
}

export async function statusOf(sql: Sql, uid: bigint, id: bigint): Promise<string | null> {
  const [row] = await sql.query<{ status: string }>(
    'select status from operator.vault_releases where id = $1 and uid = $2',
    [id, uid],
  );
  return row?.status ?? null;
}
