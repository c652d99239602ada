import type { ContactType } from '../../../../../src/contract/base/contactTypes.ts';
import type { Sql } from '../../../../database/database.ts';
import { onlyRow } from '../../../../database/database.ts';

export type FactorKind = 'authenticator' | 'contact';

export interface Factor {
  readonly kind: FactorKind;
  /** Null for an authenticator. */
  readonly channel: ContactType | null;
  /** Encrypted; null for a contact. */
  readonly secret: string | null;
}

export interface EnabledFactor extends Factor {
  readonly last_step: bigint;
}

export interface FactorChange extends Factor {
  readonly is_enabling: boolean;
}

export async function findFactor(sql: Sql, uid: bigint): Promise<EnabledFactor | null> {
  const [row] = await sql.query<EnabledFactor>(
    'select kind, channel, secret, last_step from operator.two_factor where uid = $1',
    [uid],
  );
  return row ?? null;
}

/** Switches a factor on; false if one is on already. */
export async function insertFactor(
  tx: Sql,
  uid: bigint,
  { kind, channel, secret, last_step }: EnabledFactor,
  at: Date,
): Promise<boolean> {
  const rows = await tx.query(
    `insert into operator.two_factor (uid, kind, channel, secret, last_step, enabled_at) values ($1, $2, $3, $4, $5, $6)
     on conflict do nothing returning uid`,
    [uid, kind, channel, secret, last_step, at],
  );
  return rows.length > 0;
}

export async function deleteFactor(tx: Sql, uid: bigint): Promise<void> {
  await tx.query('delete from operator.two_factor where uid = $1', [uid]);
  await tx.query('delete from operator.recovery_codes where uid = $1', [uid]);
}

/** Uses up a time step; false if it, or a later one, was used before. */
export async function useStep(sql: Sql, uid: bigint, step: bigint): Promise<boolean> {
  const rows = await sql.query(
    'update operator.two_factor set last_step = $2 where uid = $1 and last_step < $2 returning uid',
    [uid, step],
  );
  return rows.length > 0;
}

/** Starts a change; it replaces one that was started before. */
export async function putChange(
  sql: Sql,
  uid: bigint,
  { is_enabling, kind, channel, secret }: FactorChange,
  expiresAt: Date,
): Promise<void> {
  await sql.query(
    `insert into operator.two_factor_changes (uid, is_enabling, kind, channel, secret, expires_at) values ($1, $2, $3, $4, $5, $6)
     on conflict (uid) do update set is_enabling = excluded.is_enabling, kind = excluded.kind, channel = excluded.channel,
       secret = excluded.secret, expires_at = excluded.expires_at`,
    [uid, is_enabling, kind, channel, secret, expiresAt],
  );
}

export async function findChange(sql: Sql, uid: bigint, now: Date): Promise<FactorChange | null> {
  const [row] = await sql.query<FactorChange>(
    'select is_enabling, kind, channel, secret from operator.two_factor_changes where uid = $1 and expires_at > $2',
    [uid, now],
  );
  return row ?? null;
}

/** Ends a change; false if another call has ended it. */
export async function takeChange(tx: Sql, uid: bigint): Promise<boolean> {
  const rows = await tx.query('delete from operator.two_factor_changes where uid = $1 returning uid', [uid]);
  return rows.length > 0;
}

export async function insertRecoveryCodes(tx: Sql, uid: bigint, hashes: readonly string[]): Promise<void> {
  await tx.query('insert into operator.recovery_codes (uid, code_hash) select $1, unnest($2::text[])', [uid, hashes]);
}

/** Uses up a recovery code; false if there is none such. */
export async function useRecoveryCode(sql: Sql, uid: bigint, hash: string): Promise<boolean> {
  const rows = await sql.query('delete from operator.recovery_codes where uid = $1 and code_hash = $2 returning uid', [
    uid,
    hash,
  ]);
  return rows.length > 0;
}

export async function countRecoveryCodes(sql: Sql, uid: bigint): Promise<number> {
  const { count } = onlyRow(
    await sql.query<{ count: bigint }>('select count(*) as count from operator.recovery_codes where uid = $1', [uid]),
  );
  return Number(count);
}
