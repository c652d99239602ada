import { contactTypes } from '../../../src/contract/base/contactTypes.ts';
import type { ContactType } from '../../../src/contract/base/contactTypes.ts';
import type { Sql } from '../../database/database.ts';
import { tellHappening } from '../happenings/tellHappening.ts';

/** `value` as stored: lower case, or digits with the country code. */
interface Contact {
  readonly type: ContactType;
  readonly value: string;
}

/** A contact that waits for its confirmation. */
interface Pending {
  /** Null ends the wait for another contact: the present one stays. */
  readonly value: string | null;
  readonly phoneCountryCode: string;
  /** With which it ends; null: none. */
  readonly sessionId: string | null;
}

const nonePending: Pending = { value: null, phoneCountryCode: '', sessionId: null };

export async function setPending(
  sql: Sql,
  uid: bigint,
  type: ContactType,
  { value, phoneCountryCode, sessionId }: Pending = nonePending,
): Promise<void> {
  if (type === 'email')
    await sql.query(`update operator.players set pending_email = $2, pending_email_session = $3 where uid = $1`, [
      uid,
      value,
      sessionId,
    ]);
  else
    await sql.query(
      `update operator.players set pending_phone = $2, pending_phone_country_code = $3, pending_phone_session = $4
       where uid = $1`,
      [uid, value, phoneCountryCode, sessionId],
    );
}

/** Ends the wait for other contacts: somebody else may have added them. */
export async function dropPending(tx: Sql, uid: bigint): Promise<void> {
  for (const type of contactTypes) await setPending(tx, uid, type);
}

/** Active players with the contact, its present holder first, then those who wait to confirm it, the newest first. */
export async function findHolders(sql: Sql, { type, value }: Contact, most: number): Promise<readonly bigint[]> {
  const present = type === 'email' ? 'email' : 'phone';
  const rows = await sql.query<{ uid: bigint }>(
    `select uid from operator.players where status = 'active' and (${present} = $1 or pending_${present} = $1)
     order by coalesce(${present} = $1, false) desc, uid desc limit $2`,
    [value, most],
  );
  return rows.map(({ uid }) => uid);
}

/** `sessionId`: in which the player has confirmed it, if in any. */
export async function markConfirmed(
  sql: Sql,
  uid: bigint,
  type: ContactType,
  now: Date,
  sessionId: string | null = null,
): Promise<void> {
  await sql.query(
    `update operator.players set ${type}_confirmed_at = coalesce(${type}_confirmed_at, $2),
       ${type}_session = coalesce(${type}_session, $3) where uid = $1`,
    [uid, now, sessionId],
  );
  await tellHappening(sql, uid, 'contactConfirmed', { type }, now);
}

/** The pending contact becomes the present one; `login`, if given, follows it (3-18). */
export async function adoptPending(
  tx: Sql,
  uid: bigint,
  { type, value }: Contact,
  now: Date,
  login: { readonly name: string; readonly key: string } | null,
): Promise<void> {
  await tx.query(
    type === 'email'
      ? `update operator.players set email = $2, email_confirmed_at = $3, email_session = pending_email_session, pending_email = null,
           pending_email_session = null where uid = $1`
      : `update operator.players set phone = $2, phone_confirmed_at = $3, phone_session = pending_phone_session,
           phone_country_code = pending_phone_country_code,
           pending_phone = null, pending_phone_country_code = '', pending_phone_session = null where uid = $1`,
    [uid, value, now],
  );
  await tellHappening(tx, uid, 'contactConfirmed', { type }, now);
  if (login !== null)
    await tx.query('update operator.players set login = $2, login_key = $3 where uid = $1', [
      uid,
      login.name,
      login.key,
    ]);
}

/** Sets whether promotions and news go to a present contact; false if it stood so, or the contact is not the player's. */
export async function setSubscribed(
  tx: Sql,
  uid: bigint,
  { type, value }: Contact,
  { isOn, at }: { readonly isOn: boolean; readonly at: Date },
): Promise<boolean> {
  const changed = await tx.query(
    `update operator.players set ${type}_subscribed_at = case when $3 then $4::timestamptz end
     where uid = $1 and ${type} = $2 and (${type}_subscribed_at is not null) <> $3 returning uid`,
    [uid, value, isOn, at],
  );
  return changed.length > 0;
}
