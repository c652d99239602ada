import type { Sql } from '../../../database/database.ts';
import { openText, sealText } from '../../sealedText.ts';

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
] as const;

/** Tables whose rows of a player are deleted with the end of the retention. */
const releasedTables = [
  'passkeys',
  'social_identities',
  'two_factor',
  'recovery_codes',
  'outbox',
  'notifications',
  'notification_consents',
  'bot_messages',
  'contact_requests',
  'game_likes',
] as const;

type Person = Readonly<Record<(typeof personal)[number], string | number>>;

/** What a closed account's row has in place of the person's data. */
const blank = (column: (typeof personal)[number]) => (column === 'sex' ? 0 : '');

const assignments = personal.map((column, index) => `${column} = $${index + 2}`).join(', ');
const keyOf = (secret: string, uid: bigint) => ({ secret, purpose: 'closed account', record: `player ${uid}` });

interface Closing {
  readonly uid: bigint;
  readonly secret: string;
  readonly now: Date;
  readonly retainedUntil: Date;
}

/** Whether the account is active; locks the player, and keeps new payments and rounds out until the transaction ends. */
export async function lockActive(tx: Sql, uid: bigint): Promise<boolean> {
  const [row] = await tx.query<{ status: string }>('select status from operator.players where uid = $1 for update', [
    uid,
  ]);
  return row?.status === 'active';
}

/** Closes the account and seals what its row has of the person. */
export async function insertClosed(tx: Sql, { uid, secret, now, retainedUntil }: Closing): Promise<void> {
  const [person] = await tx.query<Person>(`select ${personal.join(', ')} from operator.players where uid = $1`, [uid]);
  await tx.query(
    `update operator.players set status = 'deleted', pending_email = null, pending_phone = null,
       pending_phone_country_code = '', ${assignments} where uid = $1`,
    [uid, ...personal.map(blank)],
  );
  await tx.query('delete from operator.push_subscriptions where uid = $1', [uid]);
  await tx.query(
    'insert into operator.closed_accounts (uid, closed_at, retained_until, sealed) values ($1, $2, $3, $4)',
    [uid, now, retainedUntil, sealText(keyOf(secret, uid), JSON.stringify(person))],
  );
}

/** Opens a closed account again, as it was; false if there is none whose data is still kept. */
export async function reopen(tx: Sql, uid: bigint, secret: string): Promise<boolean> {
  const [closed] = await tx.query<{ sealed: string }>(
    'delete from operator.closed_accounts where uid = $1 and sealed is not null returning sealed',
    [uid],
  );
  if (closed === undefined) return false;
  const person = JSON.parse(openText(keyOf(secret, uid), closed.sealed)) as Person;
  await tx.query(`update operator.players set status = 'active', ${assignments} where uid = $1`, [
    uid,
    ...personal.map((column) => person[column]),
  ]);
  return true;
}

/** Ends the retention of accounts that are due: deletes the data and releases the contacts. Returns how many. */
export async function releaseDue(tx: Sql, now: Date, most: number): Promise<number> {
  const due = await tx.query<{ uid: bigint }>(
    `update operator.closed_accounts set sealed = null, released_at = $1
     where uid in (select uid from operator.closed_accounts where released_at is null and retained_until <= $1
                   order by retained_until limit $2 for update skip locked) returning uid`,
    [now, most],
  );
  const uids = due.map(({ uid }) => uid);
  if (uids.length === 0) return 0;
  await tx.query(
    `update operator.players set login = 'closed-' || uid, login_key = null, email = null, phone = null,
       phone_country_code = '', email_confirmed_at = null, phone_confirmed_at = null, telegram_id = null,
       password_hash = null where uid = any($1::bigint[])`,
    [uids],
  );
  await tx.query(`update operator.subscription_consents set contact = '' where uid = any($1::bigint[])`, [uids]);
  for (const table of releasedTables)
    await tx.query(`delete from operator.${table} where uid = any($1::bigint[])`, [uids]);
  return uids.length;
}
