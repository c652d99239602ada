/** A contact that somebody else has added does not outlive the owner's new password. */
import { expect, test } from 'vitest';
import { addContact, confirmContact, contactsOf, newPhone } from '../../testing/contacts.ts';
import { changePassword, newPassword, restoreAccess, stranger } from '../../testing/newPassword.ts';
import { enableContactFactor } from '../../testing/secondFactor.ts';
import { sentCount, sentMessages } from '../../testing/sentMessages.ts';
import { signIn, signInStatus } from '../../testing/signIn.ts';
import type { Caller, TestOperator } from '../../testing/startTestOperator.ts';
import { withTestOperator } from '../../testing/withTestOperator.ts';

const DAY_MS = 24 * 3_600_000;

let operator: TestOperator;
withTestOperator((started) => (operator = started));

const restore = (login: string) => operator.call('auth.restore', { login }, stranger());
interface Item {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  readonly is_held: boolean;
}
const heldOf = async (by: Caller) =>
  ((await operator.call('entries.list', {}, by)).data as { items: Item[] }).items.filter(({ is_held }) => is_held);

const confirm = async (contact: string, by: Caller) =>
  expect((await confirmContact(operator, contact, by)).data).toBe(1);
const add = async (contact: string, by: Caller) => expect((await addContact(operator, contact, by)).data).toBe(1);

/** A player to whose confirmed e-mail somebody with the password has added a phone number, in a session of their own. */
async function joined() {
  const player = await operator.player();
  await confirm(player.email, { cookie: player.cookie });
  operator.time.ms += 60 * DAY_MS;
  const { cookie } = await signIn(operator, player.email);
  const phone = newPhone();
  await add(phone, { cookie });
  operator.time.ms += 4 * DAY_MS;
  return { ...player, phone };
}

test('7-27 a stranger’s phone in an account with the victim’s e-mail is held once the victim restores access', async () => {
  const [email, phone] = ['victim@example.test', newPhone()];
  const attacker = await operator.player({ email, phone, login: phone });
  await confirm(phone, { cookie: attacker.cookie });
  const restored = await restoreAccess(operator, { email });
  const owner = { cookie: restored.cookie };
  expect(await heldOf(owner)).toMatchObject([{ kind: 'phone', name: phone }]);
  const before = [await sentCount(operator, phone), await sentCount(operator, email)];
  expect((await restore(phone)).data).toMatchObject({ status: 'CODE_SENT' });
  expect([await sentCount(operator, phone), await sentCount(operator, email)]).toEqual(before);
  expect([await signInStatus(operator, phone, newPassword), await signInStatus(operator, email, newPassword)]).toEqual([
    401, 200,
  ]);
  expect((await operator.call('account.getInfo', {}, owner)).data).toMatchObject({ login: email });
});

test('7-27 the first proof of an e-mail drops a number that nobody has proved', async () => {
  const [email, phone] = ['first-proof@example.test', newPhone()];
  await operator.player({ email, phone });
  const { cookie } = await restoreAccess(operator, { email });
  expect(await contactsOf(operator, { cookie })).toEqual([email]);
  expect(await heldOf({ cookie })).toEqual([]);
  // Somebody else may have it now.
  expect((await operator.player({ email: '', phone })).uid).toBeGreaterThan(0);
});

test('7-27 a phone that somebody has added is held by restoring, and told to the older contact at once', async () => {
  const { uid, email, phone } = await joined();
  expect((await sentMessages(operator, email)).map(({ subject }) => subject)).toContain('A phone number was added');
  const { cookie } = await restoreAccess(operator, { email });
  const owner = { cookie };
  const before = await sentCount(operator, phone);
  operator.time.ms += 4 * DAY_MS;
  await restore(phone);
  expect([await sentCount(operator, phone), await signInStatus(operator, phone, newPassword)]).toEqual([before, 401]);
  const again = { cookie: (await signIn(operator, email, newPassword)).cookie };
  const [held] = await heldOf(again);
  expect(held).toMatchObject({ kind: 'phone', name: phone });
  expect((await operator.call('entries.confirm', { id: held?.id ?? '' }, again)).data).toBe(1);
  expect([await heldOf(again), await signInStatus(operator, phone, newPassword)]).toEqual([[], 200]);
  await restore(phone);
  expect(await sentCount(operator, phone)).toBe(before + 1);
  expect(owner.cookie).toBeTruthy();
  expect(uid).toBeGreaterThan(0);
});

test('7-27 a held contact that is removed is nobody’s, and the account keeps the other', async () => {
  const { email, phone } = await joined();
  const { cookie } = await restoreAccess(operator, { email });
  const [held] = await heldOf({ cookie });
  expect((await operator.call('entries.remove', { id: held?.id ?? '' }, { cookie })).data).toBe(1);
  expect([await heldOf({ cookie }), await contactsOf(operator, { cookie })]).toEqual([[], [email]]);
  expect((await operator.player({ email: '', phone })).uid).toBeGreaterThan(0);
});

test('7-27, 7-9 the number that takes the place of a held one leaves it no way back', async () => {
  const { email, phone } = await joined();
  const { cookie } = await restoreAccess(operator, { email });
  await add(newPhone(), { cookie });
  expect((await sentMessages(operator, phone)).at(-1)).toMatchObject({ link: '' });
  expect([await signInStatus(operator, phone, newPassword), await heldOf({ cookie })]).toEqual([401, []]);
});

test('7-27 a phone that was replaced comes back on hold when the e-mail restores access, and the new one goes', async () => {
  const { email, phone } = await joined();
  const by = { cookie: (await signIn(operator, email)).cookie };
  const next = newPhone();
  await add(next, by);
  const { cookie } = await restoreAccess(operator, { email });
  expect(await heldOf({ cookie })).toMatchObject([{ kind: 'phone', name: phone }]);
  expect(await contactsOf(operator, { cookie })).toEqual([email, phone]);
  for (const one of [phone, next]) expect(await signInStatus(operator, one, newPassword)).toBe(401);
});

test('7-6 a change of the password holds what another session has added in the last 30 days, not the oldest contact', async () => {
  const { email, phone } = await joined();
  const { cookie = '' } = await signIn(operator, email);
  const changed = await changePassword(operator, { cookie });
  expect(changed.status).toBe(200);
  expect(await heldOf({ cookie: changed.cookie })).toMatchObject([{ kind: 'phone', name: phone }]);
  expect([await signInStatus(operator, phone, newPassword), await signInStatus(operator, email, newPassword)]).toEqual([
    401, 200,
  ]);
});

test('7-6 it holds neither what this session has added nor what is older than 30 days', async () => {
  const player = await operator.player();
  await confirm(player.email, { cookie: player.cookie });
  operator.time.ms += 60 * DAY_MS;
  const { cookie } = await signIn(operator, player.email);
  await add(newPhone(), { cookie });
  const once = await changePassword(operator, { cookie });
  expect([once.status, await heldOf({ cookie: once.cookie })]).toEqual([200, []]);
  operator.time.ms += 31 * DAY_MS;
  const later = { cookie: (await signIn(operator, player.email, newPassword)).cookie };
  const changed = await operator.call(
    'account.changepassword',
    { old_password: newPassword, new_password: 'cobalt-moss-92' },
    { ...stranger(), ...later },
  );
  expect([changed.status, await heldOf({ cookie: changed.cookie })]).toEqual([200, []]);
});

test('trust a held contact gets no code that proves the player', async () => {
  const { email } = await joined();
  const { cookie } = await restoreAccess(operator, { email });
  operator.time.ms += DAY_MS / 24;
  const { data } = await operator.call('account.getProof', {}, { cookie });
  expect(data).toMatchObject({ kinds: ['password', 'code'], contact: 'p…@example.test' });
});

test('4-12 the second factor of a held phone goes on asking there: a mailbox alone passes no second step', async () => {
  const { email, phone } = await joined();
  const by = { cookie: (await signIn(operator, email)).cookie };
  await enableContactFactor(operator, phone, by);
  expect((await restoreAccess(operator, { email })).data).toMatchObject({ status: 'SIGN_IN' });
  const asked = await signIn(operator, email, newPassword);
  expect(asked.error.error_data).toMatchObject({ contact: `…${phone.slice(-4)}` });
});

test('7-9 taking a replaced e-mail back holds the phone that the thief has added', async () => {
  const player = await operator.player();
  await confirm(player.email, { cookie: player.cookie });
  operator.time.ms += 10 * DAY_MS;
  const by = { cookie: (await signIn(operator, player.email)).cookie };
  const [evil, phone] = [`evil.${player.email}`, newPhone()];
  await add(evil, by);
  await add(phone, by);
  const messages = await sentMessages(operator, player.email);
  expect(messages.at(-1)?.subject).toBe('A phone number was added');
  const link = messages.find((message) => message.link.includes('/undo'))?.link ?? '';
  const code = new URL(link).searchParams.get('code') ?? '';
  expect((await operator.call('account.takeBackContact', { code }, stranger())).data).toEqual({
    contact: player.email,
  });
  const before = await sentCount(operator, phone);
  await restore(phone);
  expect(await sentCount(operator, phone)).toBe(before);
});
