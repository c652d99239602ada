import type { Sql } from '../../database/database.ts';
import { OperatorError } from '../OperatorError.ts';

/** A way into an account besides its password; `service`: an account at another service. Contacts restore access. */
export interface Entry {
  readonly kind: 'telegram' | 'service' | 'passkey' | 'email' | 'phone';
  /** Within its kind. */
  readonly id: string;
}

export const telegramEntry = (id: bigint): Entry => ({ kind: 'telegram', id: String(id) });
export const passkeyEntry = (id: string): Entry => ({ kind: 'passkey', id });

/** A way in that was there when the password changed, and that its player has not confirmed since. */
export function entryHeld(): OperatorError {
  return new OperatorError('AuthorizationException', 'The password has changed: confirm this way in first', {
    entry_held: true,
  });
}

/** They open nothing from now on, until their player has confirmed them. */
export async function holdEntries(tx: Sql, uid: bigint, entries: readonly Entry[], at: Date): Promise<void> {
  await tx.query(
    `insert into operator.held_entries (uid, kind, id, held_at)
     select $1, kind, id, $4 from unnest($2::text[], $3::text[]) as e (kind, id) on conflict do nothing`,
    [uid, entries.map(({ kind }) => kind), entries.map(({ id }) => id), at],
  );
}

/** Ask in the transaction that opens the account, after its player was locked: a new password may be under way. */
export async function isHeld(tx: Sql, uid: bigint, { kind, id }: Entry): Promise<boolean> {
  const rows = await tx.query('select 1 from operator.held_entries where uid = $1 and kind = $2 and id = $3', [
    uid,
    kind,
    id,
  ]);
  return rows.length > 0;
}

export function listHeld(sql: Sql, uid: bigint): Promise<Entry[]> {
  return sql.query<Entry>('select kind, id from operator.held_entries where uid = $1', [uid]);
}

/** The player has confirmed it, or it is there no longer. */
export async function releaseEntry(tx: Sql, uid: bigint, { kind, id }: Entry): Promise<void> {
  await tx.query('delete from operator.held_entries where uid = $1 and kind = $2 and id = $3', [uid, kind, id]);
}
