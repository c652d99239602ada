/** A stolen session replaces the only contact: for three days the account is still its owner's. */
import { expect, test } from 'vitest';
import { addContact, confirmContact } from '../../testing/contacts.ts';
import { exclude } from '../../testing/exclude.ts';
import { newPassword, restoreAccess, stranger } from '../../testing/newPassword.ts';
import { enableContactFactor } from '../../testing/secondFactor.ts';
import { sentCount, sentMessages } from '../../testing/sentMessages.ts';
import { signIn, signInStatus, uidOf } from '../../testing/signIn.ts';
import type { Caller, TestOperator } from '../../testing/startTestOperator.ts';
import { withTestOperator } from '../../testing/withTestOperator.ts';

const DAY_MS = 24 * 3_600_000;

let operator: TestOperator;
withTestOperator((started) => (operator = started));

const expiredCode = { code: [{ code: 'expiredCode' }] };

/** A player who has confirmed their only contact, and the session of a thief ten days later. */
async function withThief() {
  const player = await operator.player();
  expect((await confirmContact(operator, player.email, player)).data).toBe(1);
  operator.time.ms += 10 * DAY_MS;
  const { cookie = '' } = await signIn(operator, player.email);
  return { ...player, thief: { cookie }, evil: `evil.${player.email}` };
}
/** An account whose only contact a thief has replaced by one of theirs. */
async function stolen() {
  const player = await withThief();
  expect((await addContact(operator, player.evil, player.thief)).data).toBe(1);
  return player;
}
/** The same, where the codes of the second factor go to the contact that has been replaced. */
async function stolenWithFactor() {
  const player = await withThief();
  const enabled = await enableContactFactor(operator, player.email, player.thief);
  expect(enabled.data).toMatchObject({ is_enabled: true });
  expect((await addContact(operator, player.evil, player.thief)).data).toBe(1);
  return player;
}

async function takeBackCode(email: string): Promise<string> {
  const link = (await sentMessages(operator, email)).find((message) => message.link.includes('/undo'))?.link ?? '';
  expect(new URL(link).pathname).toBe('/confirmation/undo');
  return new URL(link).searchParams.get('code') ?? '';
}
const takeBack = (code: string, by: Caller = stranger()) => operator.call('account.takeBackContact', { code }, by);

test('7-9, 7-27 the replaced e-mail signs in and gets the codes of restoring, whichever name is typed', async () => {
  const { uid, email, evil } = await stolen();
  expect([await signInStatus(operator, email), await signInStatus(operator, evil)]).toEqual([200, 200]);
  const [ofOwner, ofThief] = [await sentCount(operator, email), await sentCount(operator, evil)];
  for (const login of [evil, email])
    expect((await operator.call('auth.restore', { login }, stranger())).data).toMatchObject({ status: 'CODE_SENT' });
  expect([await sentCount(operator, email), await sentCount(operator, evil)]).toEqual([ofOwner + 2, ofThief]);
  const reply = await restoreAccess(operator, { email });
  expect(reply.data).toMatchObject({ status: 'OK', payload: { uid } });
  // By that it is the present one again, and the thief's is gone.
  const { data } = await operator.call('account.getprofileinfo', { fields: ['contacts'] }, { cookie: reply.cookie });
  expect(data).toMatchObject({ login: email, contacts: [{ contact: email, is_confirmed: true }] });
  expect([await signInStatus(operator, evil, newPassword), await signInStatus(operator, email, newPassword)]).toEqual([
    401, 200,
  ]);
  expect((await operator.call('auth.restore', { login: evil }, stranger())).status).toBe(200);
  expect(await sentCount(operator, evil)).toBe(ofThief);
});

test('4-12, trust codes of signing in and of proofs go to the replaced e-mail', async () => {
  const { thief, evil } = await stolenWithFactor();
  const before = await sentCount(operator, evil);
  expect((await signIn(operator, evil)).error.error_data).toMatchObject({ contact: 'p…@example.test' });
  expect((await operator.call('account.sendProofCode', {}, thief)).status).toBe(200);
  expect(await sentCount(operator, evil)).toBe(before);
});

test('7-8 the second factor is not switched off by a code to the new e-mail', async () => {
  const { email, thief, evil } = await stolenWithFactor();
  operator.time.ms += 60_000;
  const before = [await sentCount(operator, email), await sentCount(operator, evil)];
  expect((await operator.call('account.changeTwoFactorAuth', { enable: false }, thief)).data).toMatchObject({
    is_sent: true,
  });
  expect([await sentCount(operator, email), await sentCount(operator, evil)]).toEqual([
    (before[0] ?? 0) + 1,
    before[1],
  ]);
});

test('7-9 the link of the message takes the e-mail back: all sessions end, and the password is set anew', async () => {
  const { uid, email, evil, thief } = await stolen();
  const [message] = (await sentMessages(operator, email)).filter(({ link }) => link.includes('/undo'));
  expect([message?.subject, message?.body.includes(evil)]).toEqual(['Your e-mail address was changed', false]);
  const code = await takeBackCode(email);
  expect((await takeBack(`${code.slice(1)}x`)).error.error_data).toEqual(expiredCode);
  expect((await takeBack(code)).data).toEqual({ contact: email });
  expect(await uidOf(operator, thief)).toBe(0);
  expect([await signInStatus(operator, email), await signInStatus(operator, evil)]).toEqual([401, 401]);
  expect((await takeBack(code)).error.error_data).toEqual(expiredCode);
  const restored = await restoreAccess(operator, { email });
  expect(restored.data).toMatchObject({ status: 'OK', payload: { uid } });
  expect([await signInStatus(operator, email, newPassword), await signInStatus(operator, evil, newPassword)]).toEqual([
    200, 401,
  ]);
  // The thief's address is free again.
  expect((await operator.player({ email: evil })).uid).not.toBe(uid);
});

test('7-9 a thief who replaces their own contact in turn leaves the owner’s way back', async () => {
  const { email, thief, evil } = await stolen();
  operator.time.ms += 60 * 60_000;
  const { cookie } = await signIn(operator, evil);
  expect((await addContact(operator, `more.${evil}`, { ...thief, cookie })).data).toBe(1);
  expect((await sentMessages(operator, evil)).at(-1)).toMatchObject({ link: '' });
  expect(await signInStatus(operator, evil)).toBe(401);
  expect((await takeBack(await takeBackCode(email))).data).toEqual({ contact: email });
  expect((await restoreAccess(operator, { email })).status).toBe(200);
});

test('7-9 nobody else gets the replaced e-mail; after three days it is gone, and its link is void', async () => {
  const { uid, email, evil } = await stolen();
  const other = await operator.player();
  expect((await operator.signUp({ email }, stranger())).error.error_data).toEqual({ email: [{ code: 'emailTaken' }] });
  expect((await addContact(operator, email, { cookie: other.cookie })).error.error_data).toEqual({
    contact: [{ code: 'emailTaken' }],
  });
  const code = await takeBackCode(email);
  operator.time.ms += 3 * DAY_MS;
  expect([await signInStatus(operator, email), await signInStatus(operator, evil)]).toEqual([401, 200]);
  expect((await takeBack(code)).error.error_data).toEqual(expiredCode);
  expect((await restoreAccess(operator, { email: evil })).data).toMatchObject({ payload: { uid } });
});

test('7-9 an unconfirmed e-mail is replaced for good, since nobody has proved it', async () => {
  const player = await operator.player();
  const next = `next.${player.email}`;
  await addContact(operator, next, { cookie: player.cookie });
  expect([await signInStatus(operator, player.email), await signInStatus(operator, next)]).toEqual([401, 200]);
  // Nor is it told: it may be a stranger's.
  expect(await sentCount(operator, player.email)).toBe(0);
});

test('7-9 a replaced phone number is taken back with its country', async () => {
  const phone = '37120999001';
  const { cookie, uid } = await operator.player({ email: '', phone: '20 999 001', phone_country_code: 'LV' });
  await confirmContact(operator, phone, { cookie });
  await addContact(operator, '37120999002', { cookie });
  expect(await signInStatus(operator, phone)).toBe(200);
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
  expect((await confirmContact(operator, spelt, { cookie })).data).toBe(1);
  await exclude(operator, { cookie });
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
  expect(await uidOf(operator, { cookie: other.cookie })).toBe(other.uid);
  const asGuest = await takeBack(code);
  expect(asGuest).toMatchObject({ status: 401, error: { error_data: { exclusion: 'self_exclusion' } } });
  expect(await presentOf(email)).toBe(evil);
  expect(uid).not.toBe(other.uid);
});

test('16-A4 nor is it by restoring access, where a second factor opens no session yet', async () => {
  const player = await stolenWithFactor();
  await excludeTwin(player.email);
  const restored = await restoreAccess(operator, player);
  expect(restored).toMatchObject({ status: 401, error: { error_data: { exclusion: 'self_exclusion' } } });
  expect(await presentOf(player.email)).toBe(player.evil);
});
