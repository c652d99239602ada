/** A stolen session replaces the only contact: for three days the account is still its owner's. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { firstPassword, newPassword, restoreAccess, stranger } from '../../testing/newPassword.ts';
import { lastCode, sentMessages } from '../../testing/sentMessages.ts';
import { startTestOperator } from '../../testing/startTestOperator.ts';
import type { Caller, TestOperator } from '../../testing/startTestOperator.ts';

const DAY_MS = 24 * 3_600_000;

let operator: TestOperator;
beforeAll(async () => {
  operator = await startTestOperator();
}, 120_000);
afterAll(() => operator.close());

const count = async (recipient: string) => (await sentMessages(operator, recipient)).length;
const signIn = (login: string, password = firstPassword) =>
  operator.call('auth.login', { login, password }, stranger());
const statusOf = async (login: string, password?: string) => (await signIn(login, password)).status;
const uidOf = async (caller: Caller) =>
  ((await operator.call('account.getInfo', {}, caller)).data as { uid: number }).uid;
const expiredCode = { code: [{ code: 'expiredCode' }] };

async function confirm(contact: string, by: Caller) {
  await operator.call('account.sendconfirmationtocontact', { contact }, by);
  return operator.call('account.confirmContact', { contact, code: await lastCode(operator, contact) }, by);
}
async function replace(contact: string, by: Caller) {
  await operator.call('account.addcontact', { contact: contact.includes('@') ? contact : `+${contact}` }, by);
  return confirm(contact, by);
}

/** An account whose only contact a thief has replaced by one of theirs. */
async function stolen() {
  const player = await operator.player();
  await confirm(player.email, { cookie: player.cookie });
  operator.time.ms += 10 * DAY_MS;
  const { cookie = '' } = await signIn(player.email);
  const thief = { cookie };
  const evil = `evil.${player.email}`;
  expect((await replace(evil, thief)).data).toBe(1);
  return { ...player, thief, evil };
}

async function takeBackCode(email: string): Promise<string> {
  const link = (await sentMessages(operator, email)).find((message) => message.link.includes('/undo'))?.link ?? '';
  expect(new URL(link).pathname).toBe('/confirmation/undo');
  return new URL(link).searchParams.get('code') ?? '';
}
const takeBack = (code: string, by: Caller = stranger()) => operator.call('account.takeBackContact', { code }, by);

test('7-9, 7-27 the replaced e-mail signs in and gets the codes of restoring, whichever name is typed', async () => {
  const { uid, email, evil } = await stolen();
  expect([await statusOf(email), await statusOf(evil)]).toEqual([200, 200]);
  const [ofOwner, ofThief] = [await count(email), await count(evil)];
  for (const login of [evil, email])
    expect((await operator.call('auth.restore', { login }, stranger())).data).toMatchObject({ status: 'CODE_SENT' });
  expect([await count(email), await count(evil)]).toEqual([ofOwner + 2, ofThief]);
  const reply = await restoreAccess(operator, { email });
  expect(reply.data).toMatchObject({ status: 'OK', payload: { uid } });
  // By that it is the present one again, and the thief's is gone.
  const { data } = await operator.call('account.getprofileinfo', { fields: ['contacts'] }, { cookie: reply.cookie });
  expect(data).toMatchObject({ login: email, contacts: [{ contact: email, is_confirmed: true }] });
  expect([await statusOf(evil, newPassword), await statusOf(email, newPassword)]).toEqual([401, 200]);
  expect((await operator.call('auth.restore', { login: evil }, stranger())).status).toBe(200);
  expect(await count(evil)).toBe(ofThief);
});

test('4-12, trust codes of signing in and of proofs go to the replaced e-mail', async () => {
  const player = await operator.player();
  await confirm(player.email, { cookie: player.cookie });
  operator.time.ms += 10 * DAY_MS;
  const by = { cookie: (await signIn(player.email)).cookie };
  await operator.call('account.changeTwoFactorAuth', { enable: true, type: 'contact', channel: 'email' }, by);
  const enabled = await operator.call(
    'account.confirmTwoFactorAuth',
    { code: await lastCode(operator, player.email) },
    by,
  );
  expect(enabled.data).toMatchObject({ is_enabled: true });
  const evil = `evil.${player.email}`;
  await replace(evil, by);
  const before = await count(evil);
  expect((await signIn(evil)).error.error_data).toMatchObject({ contact: 'p…@example.test' });
  expect((await operator.call('account.sendProofCode', {}, by)).status).toBe(200);
  expect(await count(evil)).toBe(before);
});

test('7-8 the second factor is not switched off by a code to the new e-mail', async () => {
  const player = await operator.player();
  await confirm(player.email, { cookie: player.cookie });
  operator.time.ms += 10 * DAY_MS;
  const by = { cookie: (await signIn(player.email)).cookie };
  await operator.call('account.changeTwoFactorAuth', { enable: true, type: 'contact', channel: 'email' }, by);
  await operator.call('account.confirmTwoFactorAuth', { code: await lastCode(operator, player.email) }, by);
  const evil = `evil.${player.email}`;
  await replace(evil, by);
  operator.time.ms += 60_000;
  const before = [await count(player.email), await count(evil)];
  expect((await operator.call('account.changeTwoFactorAuth', { enable: false }, by)).data).toMatchObject({
    is_sent: true,
  });
  expect([await count(player.email), await count(evil)]).toEqual([(before[0] ?? 0) + 1, before[1]]);
});

test('7-9 the link of the message takes the e-mail back: all sessions end, and the password is set anew', async () => {
  const { uid, email, evil, thief } = await stolen();
  const [message] = (await sentMessages(operator, email)).filter(({ link }) => link.includes('/undo'));
  expect([message?.subject, message?.body.includes(evil)]).toEqual(['Your e-mail address was changed', false]);
  const code = await takeBackCode(email);
  expect((await takeBack(`${code.slice(1)}x`)).error.error_data).toEqual(expiredCode);
  expect((await takeBack(code)).data).toEqual({ contact: email });
  expect(await uidOf(thief)).toBe(0);
  expect([await statusOf(email), await statusOf(evil)]).toEqual([401, 401]);
  expect((await takeBack(code)).error.error_data).toEqual(expiredCode);
  const restored = await restoreAccess(operator, { email });
  expect(restored.data).toMatchObject({ status: 'OK', payload: { uid } });
  expect([await statusOf(email, newPassword), await statusOf(evil, newPassword)]).toEqual([200, 401]);
  // The thief's address is free again.
  expect((await operator.player({ email: evil })).uid).not.toBe(uid);
});

test('7-9 a thief who replaces their own contact in turn leaves the owner’s way back', async () => {
  const { email, thief, evil } = await stolen();
  operator.time.ms += 60 * 60_000;
  const { cookie } = await signIn(evil);
  expect((await replace(`more.${evil}`, { ...thief, cookie })).data).toBe(1);
  expect((await sentMessages(operator, evil)).at(-1)).toMatchObject({ link: '' });
  expect(await statusOf(evil)).toBe(401);
  expect((await takeBack(await takeBackCode(email))).data).toEqual({ contact: email });
  expect((await restoreAccess(operator, { email })).status).toBe(200);
});

test('7-9 nobody else gets the replaced e-mail; after three days it is gone, and its link is void', async () => {
  const { uid, email, evil } = await stolen();
  const other = await operator.player();
  const register = () =>
    operator.call('auth.register', { email, password: firstPassword, terms: true, currency: 'USD' }, stranger());
  expect((await register()).error.error_data).toEqual({ email: [{ code: 'emailTaken' }] });
  expect((await replace(email, { cookie: other.cookie })).error.error_data).toEqual({
    contact: [{ code: 'emailTaken' }],
  });
  const code = await takeBackCode(email);
  operator.time.ms += 3 * DAY_MS;
  expect([await statusOf(email), await statusOf(evil)]).toEqual([401, 200]);
  expect((await takeBack(code)).error.error_data).toEqual(expiredCode);
  expect((await restoreAccess(operator, { email: evil })).data).toMatchObject({ payload: { uid } });
});

test('7-9 an unconfirmed e-mail is replaced for good, since nobody has proved it', async () => {
  const player = await operator.player();
  const next = `next.${player.email}`;
  await replace(next, { cookie: player.cookie });
  expect([await statusOf(player.email), await statusOf(next)]).toEqual([401, 200]);
  expect((await sentMessages(operator, player.email)).at(-1)).toMatchObject({ link: '' });
});

test('7-9 a replaced phone number is taken back with its country', async () => {
  const phone = '37120999001';
  const { cookie, uid } = await operator.player({ email: '', phone: '20 999 001', phone_country_code: 'LV' });
  await confirm(phone, { cookie });
  await replace('37120999002', { cookie });
  expect(await statusOf(phone)).toBe(200);
  expect((await takeBack(await takeBackCode(phone))).data).toEqual({ contact: phone });
  const [row] = await operator.database.query(
    'select login, phone, phone_country_code, replaced_phone from operator.players where uid = $1',
    [uid],
  );
  expect(row).toEqual({ login: phone, phone, phone_country_code: 'LV', replaced_phone: null });
});

/** Another spelling of the address, in an account whose player excludes themselves. */
async function excludeTwin(email: string) {
  const spelt = email.replace('@', '+twin@');
  const { cookie } = await operator.player({ email: spelt });
  expect((await confirm(spelt, { cookie })).data).toBe(1);
  const excluded = await operator.call('responsible.exclude', { kind: 'self_exclusion', length: 6 }, { cookie });
  expect(excluded.status).toBe(200);
}
const presentOf = async (replaced: string) => {
  const [row] = await operator.database.query<{ email: string }>(
    'select email from operator.players where replaced_email = $1',
    [replaced],
  );
  return row?.email;
};

test('16-A4 a replaced contact that is an excluded player’s is not taken back, and another account’s session stays', async () => {
  const { uid, email, evil } = await stolen();
  await excludeTwin(email);
  const other = await operator.player();
  const code = await takeBackCode(email);
  const refused = await takeBack(code, { cookie: other.cookie });
  expect(refused).toMatchObject({
    status: 422,
    error: { type: 'InvalidRequestException', error_data: { exclusion: 'self_exclusion' } },
  });
  expect(await uidOf({ cookie: other.cookie })).toBe(other.uid);
  const asGuest = await takeBack(code);
  expect(asGuest).toMatchObject({ status: 401, error: { error_data: { exclusion: 'self_exclusion' } } });
  expect(await presentOf(email)).toBe(evil);
  expect(uid).not.toBe(other.uid);
});

test('16-A4 nor is it by restoring access, where a second factor opens no session yet', async () => {
  const player = await operator.player();
  await confirm(player.email, { cookie: player.cookie });
  operator.time.ms += 10 * DAY_MS;
  const by = { cookie: (await signIn(player.email)).cookie };
  await operator.call('account.changeTwoFactorAuth', { enable: true, type: 'contact', channel: 'email' }, by);
  await operator.call('account.confirmTwoFactorAuth', { code: await lastCode(operator, player.email) }, by);
  const evil = `evil.${player.email}`;
  await replace(evil, by);
  await excludeTwin(player.email);
  const restored = await restoreAccess(operator, player);
  expect(restored).toMatchObject({ status: 401, error: { error_data: { exclusion: 'self_exclusion' } } });
  expect(await presentOf(player.email)).toBe(evil);
});
