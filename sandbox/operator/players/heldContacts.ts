import { contactTypes } from '../../../src/contract/base/contactTypes.ts';
import type { ContactType } from '../../../src/contract/base/contactTypes.ts';
import type { Sql } from '../../database/database.ts';
import { canonicalLogin } from './canonicalLogin.ts';
import { replacedContact } from './contactAge.ts';
import type { OwnContact } from './contactAge.ts';
import type { ExcludedIdentifiers } from './ExcludedIdentifiers.ts';
import { readPlayer } from './findPlayer.ts';
import { holdEntries, releaseEntry } from './heldEntries.ts';
import { freeLogin } from './names.ts';
import type { PasswordChange } from './PasswordChange.ts';
import type { Player } from './player.ts';
import { takeBackReplaced } from './replacedContacts.ts';

/** How long ago an intruder may have added a contact that a change of the password puts out. In ms. */
const RECENT_MS = 30 * 24 * 3_600_000;

const otherOf = (type: ContactType): ContactType => (type === 'email' ? 'phone' : 'email');

/**
 * Holds the contacts that somebody else may have added: where access was restored, all but the one that has proved the
 * player; where the password was changed by the one before, those of other sessions in the last 30 days, but for the
 * oldest, so that the account keeps one. They open nothing, get no codes and are no login until they are confirmed.
 */
export async function holdContacts(tx: Sql, change: PasswordChange): Promise<void> {
  const { uid, session, proved, at } = change;
  if (session === null) await takeBackAll(tx, uid, at);
  const player = await readPlayer(tx, uid);
  const held = session === null ? othersThan(player, proved) : recentOf(player, session.id, at);
  await holdEntries(
    tx,
    uid,
    held.map(({ type, value }) => ({ kind: type, id: value })),
    at,
  );
  for (const { type, value } of held) {
    const other = otherOf(type);
    const isOtherHeld = held.some((one) => one.type === other) || player[`is_${other}_held`];
    if (player.login === value && player[other] !== null && !isOtherHeld) await setLogin(tx, uid, player[other]);
  }
}

/** Of two of a kind the replaced one is rather the owner's: it is held in place of the new one, which goes. */
async function takeBackAll(tx: Sql, uid: bigint, at: Date): Promise<void> {
  for (const type of contactTypes) await takeBackReplaced(tx, await readPlayer(tx, uid), type, at);
}

function othersThan(player: Player, proved: OwnContact | null): OwnContact[] {
  return contactTypes.flatMap((type) => {
    const value = player[type];
    return value === null || (proved?.type === type && proved.value === value) ? [] : [{ type, value }];
  });
}

function recentOf(player: Player, sessionId: string, at: Date): OwnContact[] {
  const hasOlder = (type: ContactType, confirmedAt: Date) => {
    const otherAt = player[`${otherOf(type)}_confirmed_at`];
    const isOtherOlder = otherAt !== null && otherAt < confirmedAt;
    return isOtherOlder || contactTypes.some((one) => replacedContact(player, one, at) !== null);
  };
  return contactTypes.flatMap((type) => {
    const [value, confirmedAt] = [player[type], player[`${type}_confirmed_at`]];
    if (value === null || confirmedAt === null || player[`${type}_session`] === sessionId) return [];
    const isRecent = confirmedAt.getTime() > at.getTime() - RECENT_MS;
    return isRecent && hasOlder(type, confirmedAt) ? [{ type, value }] : [];
  });
}

/**
 * Takes a present contact from the account, with its hold as a way in and the one that it was of the account, if an excluded
 * player has it; the login is the other one where it was this one.
 */
export async function dropContact(
  tx: Sql,
  player: Player,
  type: ContactType,
  excluded: Pick<ExcludedIdentifiers, 'releaseContact'>,
): Promise<void> {
  const { uid, login } = player;
  const value = player[type];
  if (value === null) return;
  const country = type === 'phone' ? `, phone_country_code = ''` : '';
  await tx.query(
    `update operator.players set ${type} = null, ${type}_confirmed_at = null, ${type}_subscribed_at = null,
       ${type}_session = null ${country} where uid = $1`,
    [uid],
  );
  await releaseEntry(tx, uid, { kind: type, id: value });
  await excluded.releaseContact(tx, uid, type);
  if (login === value) await setLogin(tx, uid, player[otherOf(type)] ?? (await freeLogin(tx, '', `player-${uid}`)));
}

async function setLogin(tx: Sql, uid: bigint, login: string): Promise<void> {
  await tx.query('update operator.players set login = $2, login_key = $3 where uid = $1', [
    uid,
    login,
    canonicalLogin(login),
  ]);
}
