import type { Sql } from '../../../../database/database.ts';
import { onlyRow } from '../../../../database/database.ts';
import { lockPlayer } from '../../../players/findPlayer.ts';

export interface StoredPasskey {
  readonly id: string;
  readonly uid: bigint;
  readonly public_key: string;
  readonly counter: bigint;
  readonly transports: readonly string[];
}

export interface ListedPasskey {
  readonly id: string;
  readonly transports: readonly string[];
  readonly created_at: Date;
  readonly last_used_at: Date | null;
}

export interface PasskeyChallenge {
  readonly purpose: 'register' | 'sign_in' | 'prove';
  readonly uid: bigint | null;
}

export async function insertChallenge(
  sql: Sql,
  id: string,
  { purpose, uid }: PasskeyChallenge,
  expiresAt: Date,
): Promise<void> {
  await sql.query('insert into operator.passkey_challenges (id, purpose, uid, expires_at) values ($1, $2, $3, $4)', [
    id,
    purpose,
    uid,
    expiresAt,
  ]);
}

/** Uses up a challenge; false if it is unknown, used, too old or another's. */
export async function takeChallenge(
  sql: Sql,
  id: string,
  { purpose, uid }: PasskeyChallenge,
  now: Date,
): Promise<boolean> {
  const rows = await sql.query(
    `delete from operator.passkey_challenges
     where id = $1 and purpose = $2 and uid is not distinct from $3 and expires_at > $4 returning id`,
    [id, purpose, uid, now],
  );
  return rows.length > 0;
}

export async function forgetChallenges(sql: Sql, now: Date): Promise<void> {
  await sql.query('delete from operator.passkey_challenges where expires_at <= $1', [now]);
}

/** Adds a passkey; false if the player has `most` already or the credential is known. */
export async function insertPasskey(tx: Sql, passkey: StoredPasskey, most: number, at: Date): Promise<boolean> {
  await lockPlayer(tx, passkey.uid);
  const { count } = onlyRow(
    await tx.query<{ count: bigint }>('select count(*) as count from operator.passkeys where uid = $1', [passkey.uid]),
  );
  if (count >= BigInt(most)) return false;
  const rows = await tx.query(
    `insert into operator.passkeys (id, uid, public_key, counter, transports, created_at) values ($1, $2, $3, $4, $5, $6)
     on conflict do nothing returning id`,
    [passkey.id, passkey.uid, passkey.public_key, passkey.counter, passkey.transports, at],
  );
  return rows.length > 0;
}

export async function findPasskey(sql: Sql, id: string): Promise<StoredPasskey | null> {
  const [row] = await sql.query<StoredPasskey>(
    'select id, uid, public_key, counter, transports from operator.passkeys where id = $1',
    [id],
  );
  return row ?? null;
}

export function listPasskeys(sql: Sql, uid: bigint): Promise<ListedPasskey[]> {
  return sql.query<ListedPasskey>(
    'select id, transports, created_at, last_used_at from operator.passkeys where uid = $1 order by created_at, id',
    [uid],
  );
}

export async function notePasskeyUse(tx: Sql, id: string, counter: bigint, at: Date): Promise<void> {
  await tx.query('update operator.passkeys set counter = $2, last_used_at = $3 where id = $1', [id, counter, at]);
}

export async function deletePasskey(sql: Sql, uid: bigint, id: string): Promise<boolean> {
  const rows = await sql.query('delete from operator.passkeys where uid = $1 and id = $2 returning id', [uid, id]);
  return rows.length > 0;
}
