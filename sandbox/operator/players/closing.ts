import type { Sql } from '../../database/database.ts';
import { onlyRow } from '../../database/database.ts';

/** Columns of a player's row that describe the person. Contacts and login stay, reserved, so that nobody takes them. */
const personal = [
  'fakename',
  'first_name',
  'middle_name',
  'last_name',
  'sex',
  'birth_date',
  'region',
  'home_town',
  'address',
  'postcode',
  'document_type',
  'document_number',
  'document_key',
] as const;

export type ClosedPerson = Readonly<Record<(typeof personal)[number], string | number>>;

/** What a closed account's row has in place of the person's data. */
const blank = (column: (typeof personal)[number]) => (column === 'sex' ? 0 : '');

const assignments = personal.map((column, index) => `${column} = $${index + 2}`).join(', ');

/** The owner of a closed account takes nothing back. */
const noReplaced = ['email', 'phone']
  .flatMap((type) => ['', '_confirmed_at', '_until', '_undo'].map((of) => `replaced_${type}${of} = null`))
  .join(', ');

/** Payload: the uid of a player who has been banned; their sockets are closed. */
export const BANS_CHANNEL = 'croupier_bans';

/** Bans a player. Sessions stay, so that each call gets the reason (8-10); sockets are closed on every replica. */
export async function banPlayer(sql: Sql, uid: bigint): Promise<void> {
  await sql.query(
    `with banned as (update operator.players set status = 'banned' where uid = $1 returning uid)
     select pg_notify('${BANS_CHANNEL}', uid::text) from banned`,
    [uid],
  );
}

/** Closes an account and takes out of it what describes the person, which is returned. */
export async function closePlayer(tx: Sql, uid: bigint): Promise<ClosedPerson> {
  const person = onlyRow(
    await tx.query<ClosedPerson>(`select ${personal.join(', ')} from operator.players where uid = $1`, [uid]),
  );
  await tx.query(
    `update operator.players set status = 'deleted', pending_email = null, pending_phone = null,
       pending_phone_country_code = '', ${noReplaced}, ${assignments} where uid = $1`,
    [uid, ...personal.map(blank)],
  );
  return person;
}

/** Opens a closed account again, with what `closePlayer` has returned. */
export async function reopenPlayer(tx: Sql, uid: bigint, person: ClosedPerson): Promise<void> {
  await tx.query(`update operator.players set status = 'active', ${assignments} where uid = $1`, [
    uid,
    // What accounts have that were closed before there was the column is empty.
    ...personal.map((column) => person[column] ?? blank(column)),
  ]);
}

/** Ends the retention of closed accounts: their contacts and logins are free again. */
export async function releasePlayers(tx: Sql, uids: readonly bigint[]): Promise<void> {
  await tx.query(
    `update operator.players set login = 'closed-' || uid, login_key = null, email = null, phone = null,
       phone_country_code = '', email_confirmed_at = null, phone_confirmed_at = null, telegram_id = null,
       password_hash = null where uid = any($1::bigint[])`,
    [uids],
  );
  // Of an exclusion in force they are kept until it is over, as all others are.
  await tx.query(
    'update operator.excluded_identifiers set left_at = null, sealed = null where uid = any($1::bigint[])',
    [uids],
  );
}

/** Closes an account that its only user has left; its login is free again. */
export async function closeLeft(tx: Sql, uid: bigint): Promise<void> {
  await tx.query(
    `update operator.players set status = 'deleted', telegram_id = null, login = 'moved-' || uid, login_key = null,
       email = null, phone = null, phone_country_code = '' where uid = $1`,
    [uid],
  );
}
