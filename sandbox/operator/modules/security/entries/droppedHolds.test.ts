/** 16-A4: an account is held by a contact of an excluded player as long as it has that contact. */
import { expect, test } from 'vitest';
import { holdEntries } from '../../../players/heldEntries.ts';
import { confirmContact, newPhone } from '../../../testing/contacts.ts';
import { exclude } from '../../../testing/exclude.ts';
import { restoreAccess } from '../../../testing/newPassword.ts';
import type { Caller, TestOperator } from '../../../testing/startTestOperator.ts';
import { withTestOperator } from '../../../testing/withTestOperator.ts';

let operator: TestOperator;
withTestOperator((started) => (operator = started));

const confirm = async (contact: string, by: Caller) =>
  expect((await confirmContact(operator, contact, by)).data).toBe(1);

/** The contacts of somebody who has confirmed both, excluded themselves, and has the number no more. */
async function excluded() {
  const phone = newPhone();
  const player = await operator.player({ phone });
  for (const contact of [player.email, phone]) await confirm(contact, player);
  await exclude(operator, player);
  await operator.database.query('update operator.players set phone = null where uid = $1', [player.uid]);
  return { email: player.email.replace('@', '+new@'), phone };
}
const causesOf = async (uid: number) => {
  const rows = await operator.database.query<{ cause: string }>(
    'select cause from operator.play_holds where uid = $1 order by cause',
    [uid],
  );
  return rows.map(({ cause }) => cause);
};
const isHeld = async (uid: number) => {
  const [row] = await operator.database.query<{ held: boolean }>(
    'select play_held_until is not null as held from operator.players where uid = $1',
    [uid],
  );
  return row?.held;
};
/** Removes the e-mail, which a new password has put out as a way in: only then it is among those that can be removed. */
async function removeEmail({ uid, email, cookie }: { uid: number; email: string; cookie: string }) {
  const at = new Date(operator.time.ms);
  await operator.database.transaction((tx) => holdEntries(tx, BigInt(uid), [{ kind: 'email', id: email }], at));
  const reply = await operator.call('entries.remove', { id: `email:${email}` }, { cookie });
  expect([reply.error, reply.data]).toEqual([undefined, 1]);
}

test('16-A4 a contact that is removed holds the account no more', async () => {
  const { email } = await excluded();
  const phone = newPhone();
  const player = { ...(await operator.player({ email, phone })), email };
  await confirm(phone, player);
  expect(await causesOf(player.uid)).toEqual(['email']);
  await removeEmail(player);
  expect([await causesOf(player.uid), await isHeld(player.uid)]).toEqual([[], false]);
});

test('16-A4 another contact of the excluded player holds it still, noted or not', async () => {
  for (const noted of [['email', 'phone'], ['email']]) {
    const contacts = await excluded();
    const player = { ...(await operator.player(contacts)), email: contacts.email };
    expect(await causesOf(player.uid)).toEqual(['email', 'phone']);
    await operator.database.query('delete from operator.play_holds where uid = $1 and cause <> all($2::text[])', [
      player.uid,
      noted,
    ]);
    await removeEmail(player);
    expect([await causesOf(player.uid), await isHeld(player.uid)]).toEqual([['phone'], true]);
  }
});

test('7-27, 16-A4 the number that the first proof of an e-mail drops holds the account no more', async () => {
  const { phone } = await excluded();
  const player = await operator.player({ phone });
  expect(await causesOf(player.uid)).toEqual(['phone']);
  expect((await restoreAccess(operator, player)).status).toBe(200);
  expect([await causesOf(player.uid), await isHeld(player.uid)]).toEqual([[], false]);
});

test('16-A4 the name and birth date of the excluded player hold it whatever becomes of the contact', async () => {
  const { email } = await excluded();
  const phone = newPhone();
  const player = { ...(await operator.player({ email, phone })), email };
  await confirm(phone, player);
  await operator.database.query(
    `insert into operator.play_holds (uid, cause, until) select uid, 'person', until from operator.play_holds where uid = $1`,
    [player.uid],
  );
  await removeEmail(player);
  expect([await causesOf(player.uid), await isHeld(player.uid)]).toEqual([['person'], true]);
});
