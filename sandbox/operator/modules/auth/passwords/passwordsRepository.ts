import type { Sql } from '../../../../database/database.ts';

export interface Owner {
  readonly uid: bigint;
  readonly email: string | null;
  readonly phone: string | null;
  readonly locale: string;
}

/** Where the messages of an account go; null if there is none with this uid. */
export async function findOwner(sql: Sql, uid: bigint): Promise<Owner | null> {
  const [row] = await sql.query<Owner>('select uid, email, phone, locale from operator.players where uid = $1', [uid]);
  return row ?? null;
}

export async function findPasswordHash(sql: Sql, uid: bigint): Promise<string | null> {
  const [row] = await sql.query<{ password_hash: string | null }>(
    'select password_hash from operator.players where uid = $1',
    [uid],
  );
  return row?.password_hash ?? null;
}

export async function setPassword(sql: Sql, uid: bigint, hash: string): Promise<void> {
  await sql.query('update operator.players set password_hash = $2 where uid = $1', [uid, hash]);
}
