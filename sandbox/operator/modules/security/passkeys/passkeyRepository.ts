import type { Sql } from '../../../../database/database.ts';
import { onlyRow } from '../../../../database/database.ts';
import { holdPlayer, lockPlayer } from '../../../players/findPlayer.ts';
import { holdEntries, isHeld, listHeld, passkeyEntry, releaseEntry } from '../../../players/heldEntries.ts';
import type { PasswordChange } from '../../../players/PasswordChange.ts';

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

/** Those that open the account now. */
export async function listOpen(sql: Sql, uid: bigint): Promise<readonly ListedPasskey[]> {
  const held = await listHeld(sql, uid);
  const isHeldOne = (id: string) => held.some((one) => one.kind === 'passkey' && one.id === id);
  return (await listPasskeys(sql, uid)).filter(({ id }) => !isHeldOne(id));
}

/**
 * Notes the use of a passkey, and locks its player until the transaction ends. `held`: the password has changed since,
 * and the player has not confirmed it; `gone`: it was removed meanwhile.
 */
export async function notePasskeyUse(
  tx: Sql,
  { id, uid }: Pick<StoredPasskey, 'id' | 'uid'>,
  counter: bigint,
  at: Date,
): Promise<'noted' | 'held' | 'gone'> {
  await holdPlayer(tx, uid);
  if (await isHeld(tx, uid, passkeyEntry(id))) return 'held';
  const rows = await tx.query(
    'update operator.passkeys set counter = $2, last_used_at = $3 where id = $1 returning id',
    [id, counter, at],
  );
  return rows.length > 0 ? 'noted' : 'gone';
}

export async function deletePasskey(tx: Sql, uid: bigint, id: string): Promise<boolean> {
  const rows = await tx.query('delete from operator.passkeys where uid = $1 and id = $2 returning id', [uid, id]);
  await releaseEntry(tx, uid, passkeyEntry(id));
  return rows.length > 0;
}

/** Ceremonies that are under way end, and the passkeys of before are held. */
export async function holdPasskeys(tx: Sql, { uid, at }: PasswordChange): Promise<void> {
  await tx.query('delete from operator.passkey_challenges where uid = $1', [uid]);
  const known = await listPasskeys(tx, uid);
  await holdEntries(
    tx,
    uid,
    known.map(({ id }) => passkeyEntry(id)),
    at,
  );
}
