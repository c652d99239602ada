import type { ContactType } from '../../../src/contract/base/contactTypes.ts';
import type { Sql } from '../../database/database.ts';
import { canonicalLogin } from './canonicalLogin.ts';
import { replacedContact } from './contactAge.ts';
import type { OwnContact } from './contactAge.ts';
import type { Player } from './player.ts';

/** How a replaced contact is kept. */
interface Kept {
  readonly until: Date;
  /** The hash of the token that takes it back. */
  readonly undo: string;
}

const nothing = (type: ContactType): string =>
  ['', '_confirmed_at', '_until', '_undo'].map((of) => `replaced_${type}${of} = null`).join(', ');

/** Keeps the present contact, which another one is about to replace. */
export async function keepReplaced(tx: Sql, uid: bigint, type: ContactType, { until, undo }: Kept): Promise<void> {
  const country = type === 'phone' ? ', replaced_phone_country_code = phone_country_code' : '';
  await tx.query(
    `update operator.players set replaced_${type} = ${type}, replaced_${type}_confirmed_at = ${type}_confirmed_at,
       replaced_${type}_until = $2, replaced_${type}_undo = $3 ${country} where uid = $1`,
    [uid, until, undo],
  );
}

export async function dropReplaced(tx: Sql, uid: bigint, type: ContactType): Promise<void> {
  await tx.query(`update operator.players set ${nothing(type)} where uid = $1`, [uid]);
}

/** Whose contact a token takes back; null for none. */
export async function findReplaced(
  sql: Sql,
  undo: string,
  now: Date,
): Promise<{ readonly uid: bigint; readonly type: ContactType } | null> {
  const [row] = await sql.query<{ uid: bigint; type: ContactType }>(
    `select uid, 'email' as type from operator.players where replaced_email_undo = $1 and replaced_email_until > $2
     union all
     select uid, 'phone' from operator.players where replaced_phone_undo = $1 and replaced_phone_until > $2`,
    [undo, now],
  );
  return row ?? null;
}

/**
 * The replaced contact is the present one again, and the login where that followed the new one, which is gone. Null if
 * there is none. The player is locked; nobody else could take the contact meanwhile (`isNameTaken`).
 */
export async function takeBackReplaced(
  tx: Sql,
  player: Player,
  type: ContactType,
  now: Date,
): Promise<OwnContact | null> {
  const contact = replacedContact(player, type, now);
  if (contact === null) return null;
  const country = type === 'phone' ? ', phone_country_code = replaced_phone_country_code' : '';
  const follows = player.login === player[type];
  await tx.query(
    `update operator.players set ${type} = replaced_${type}, ${type}_confirmed_at = replaced_${type}_confirmed_at,
       ${type}_subscribed_at = null, ${type}_session = null, login = $2, login_key = case when $3 then $4 else login_key end,
       ${nothing(type)} ${country} where uid = $1`,
    [player.uid, follows ? contact.value : player.login, follows, canonicalLogin(contact.value)],
  );
  return contact;
}

/** Ends the time of those that nobody has taken back: others may have them. */
export async function forgetReplaced(sql: Sql, now: Date): Promise<void> {
  for (const type of ['email', 'phone'] as const)
    await sql.query(`update operator.players set ${nothing(type)} where replaced_${type}_until <= $1`, [now]);
}
