import { generateSync } from 'otplib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { markConfirmed } from '../../../testing/contacts.ts';
import { startTestOperator } from '../../../testing/startTestOperator.ts';
import type { Reply, TestOperator } from '../../../testing/startTestOperator.ts';

let operator: TestOperator;
beforeAll(async () => {
  operator = await startTestOperator();
}, 60_000);
afterAll(() => operator.close());

type Player = Awaited<ReturnType<TestOperator['player']>>;
const password = 'otter-lamp-71';

const start = (player: Player, fields: Record<string, string | boolean>) =>
  operator.call('account.changeTwoFactorAuth', { type: '', channel: '', ...fields }, player);
const confirm = (player: Player, code: string) => operator.call('account.confirmTwoFactorAuth', { code }, player);
const status = async (player: Player) =>
  (await operator.call('account.getTwoFactorAuth', {}, player)).data as Record<string, unknown>;
const signIn = (player: Player, code?: string) =>
  operator.call(
    'auth.login',
    { login: player.email, password, code: code ?? '' },
    { address: `10.7.0.${player.uid % 250}` },
  );

/** The code of an authenticator at the operator's time, `steps` later. */
const codeOf = (secret: string, steps = 0) =>
  generateSync({ secret, epoch: Math.floor(operator.time.ms / 1000) + 30 * steps });
const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** The last message to an address: its body is deleted once it was delivered, and nothing delivers it here. */
async function lastMessage(to: string): Promise<{ readonly subject: string; readonly body: string }> {
  const [row] = await operator.database.query<{ subject: string; body: string }>(
    'select subject, body from operator.outbox where recipient = $1 order by seq desc limit 1',
    [to],
  );
  if (row === undefined) throw new Error(`nothing was sent to ${to}`);
  return row;
}
const sentCode = async (to: string) => /\d{6}/.exec((await lastMessage(to)).body)?.[0] ?? '';

async function withAuthenticator() {
  const player = await operator.player();
  const { secret } = (await start(player, { enable: true, type: 'authenticator' })).data as { secret: string };
  const done = await confirm(player, codeOf(secret));
  const { recovery_codes: recovery } = done.data as { recovery_codes: string[] };
  operator.time.ms += 60_000;
  return { player, secret, recovery };
}

async function withContact() {
  const player = await operator.player();
  await start(player, { enable: true, type: 'contact', channel: 'email' });
  await confirm(player, await sentCode(player.email));
  return player;
}

const refusal = ({ status: code, error }: Reply) => [code, error?.type, error?.message];
const unauthorised = (message: string) => [401, 'AuthorizationException', message];

test('7-8, 7-10, 3-6 an authenticator is switched on by its code; ten recovery codes are shown, and a message goes out', async () => {
  const player = await operator.player();
  await markConfirmed(operator, player.uid);
  const started = await start(player, { enable: true, type: 'authenticator' });
  const { secret, uri } = started.data as { secret: string; uri: string };
  expect(uri).toBe(`otpauth://totp/Croupier:${encodeURIComponent(player.email)}?secret=${secret}&issuer=Croupier`);
  expect((await operator.call('account.getInfo', {}, player)).data).toMatchObject({ two_factor_auth: false });
  expect((await confirm(player, another(codeOf(secret)))).error.error_data).toEqual({
    code: [{ code: 'wrongCode' }],
  });
  const done = await confirm(player, codeOf(secret));
  const { recovery_codes: codes } = done.data as { recovery_codes: string[] };
  expect([done.data, new Set(codes).size]).toMatchObject([{ is_enabled: true }, 10]);
  expect((await operator.call('account.getInfo', {}, player)).data).toMatchObject({ two_factor_auth: true });
  expect(await status(player)).toMatchObject({ type: 'authenticator', contact: '', recovery_codes_left: 10 });
  expect((await lastMessage(player.email)).subject).toBe('Two-factor sign-in is on');
});

test('7-10 secrets and recovery codes are not stored as they are', async () => {
  const { player, secret, recovery } = await withAuthenticator();
  const rows = await operator.database.query(
    `select f.secret, r.code_hash from operator.two_factor f join operator.recovery_codes r on r.uid = f.uid where f.uid = $1`,
    [BigInt(player.uid)],
  );
  const stored = JSON.stringify(rows);
  expect(rows).toHaveLength(10);
  for (const plain of [secret, ...recovery, ...recovery.map((code) => code.replace('-', ''))])
    expect(stored).not.toContain(plain);
});

test('4-10, 7-25 a sign-in without a code answers ALREADY_ENABLED without a session; with the code it signs in', async () => {
  const { player, secret } = await withAuthenticator();
  const asked = await signIn(player);
  expect([asked.status, asked.data, asked.cookie]).toEqual([
    200,
    { status: 'ALREADY_ENABLED', payload: null },
    undefined,
  ]);
  const done = await signIn(player, codeOf(secret));
  expect([done.data, done.cookie]).toMatchObject([{ status: 'OK', payload: { uid: player.uid } }, expect.any(String)]);
});

test('4-10 a code of the step before or after counts, one further away does not, and none counts twice', async () => {
  const { player, secret } = await withAuthenticator();
  expect(refusal(await signIn(player, codeOf(secret, -2)))).toEqual(unauthorised('two_factor_auth: code is invalid'));
  expect(refusal(await signIn(player, codeOf(secret, 2)))).toEqual(unauthorised('two_factor_auth: code is invalid'));
  expect((await signIn(player, codeOf(secret, -1))).status).toBe(200);
  expect((await signIn(player, codeOf(secret, 1))).status).toBe(200);
  // The step of now is before the one that was used.
  expect((await signIn(player, codeOf(secret))).status).toBe(401);
  expect((await signIn(player, codeOf(secret, 1))).status).toBe(401);
});

test('4-10 of two sign-ins at once with the same code one succeeds', async () => {
  const { player, secret } = await withAuthenticator();
  const code = codeOf(secret);
  const replies = await Promise.all([signIn(player, code), signIn(player, code)]);
  expect(replies.map((reply) => reply.status).sort()).toEqual([200, 401]);
});

test('8-21, 9-1 a code that has not six digits is told apart; after five wrong ones the player has to wait', async () => {
  const { player, secret } = await withAuthenticator();
  for (const code of ['12345', '1234567', 'abcdef'])
    expect(refusal(await signIn(player, code))).toEqual(unauthorised('the code must contain 6 digits'));
  for (let tries = 0; tries < 5; tries += 1)
    expect(refusal(await signIn(player, another(codeOf(secret))))).toEqual(
      unauthorised('two_factor_auth: code is invalid'),
    );
  const blocked = await signIn(player, codeOf(secret));
  expect([blocked.status, blocked.error.type]).toEqual([429, 'TooManyRequestsException']);
});

test('7-25 codes that are none count like wrong passwords: after ten the account has to wait', async () => {
  const { player, secret } = await withAuthenticator();
  for (let tries = 0; tries < 10; tries += 1) expect((await signIn(player, '12345')).status).toBe(401);
  const blocked = await signIn(player, codeOf(secret));
  expect([blocked.status, blocked.error.type]).toEqual([429, 'TooManyRequestsException']);
});

test.each([
  ['authenticator', 5],
  ['contact', 10],
])('7-10 after too many wrong codes for switching the %s on the player has to wait', async (type, most) => {
  const player = await operator.player();
  const { secret } = (await start(player, { enable: true, type })).data as { secret: string | null };
  const right = async () => (secret === null ? await sentCode(player.email) : codeOf(secret));
  for (let tries = 0; tries < most; tries += 1)
    expect((await confirm(player, another(await right()))).status).toBe(422);
  const blocked = await confirm(player, await right());
  expect([blocked.status, blocked.error.type]).toEqual([429, 'TooManyRequestsException']);
  expect(await status(player)).toMatchObject({ type: null });
});

test('8-21 a stranger who has the password uses up strangers’ tries, not those of the owner at a known address', async () => {
  const { player, secret } = await withAuthenticator();
  const from = (address: string, code: string) =>
    operator.call('auth.login', { login: player.email, password, code }, { address });
  expect((await from('10.8.0.1', codeOf(secret))).status).toBe(200);
  operator.time.ms += 60_000;
  for (let tries = 0; tries < 5; tries += 1)
    expect((await from(`10.9.0.${tries}`, another(codeOf(secret)))).status).toBe(401);
  expect((await from('10.9.0.9', codeOf(secret))).status).toBe(429);
  expect((await from('10.8.0.1', codeOf(secret))).status).toBe(200);
});

test('a recovery code signs in once, however it is typed', async () => {
  const { player, recovery } = await withAuthenticator();
  const [first = '', second = ''] = recovery;
  expect((await signIn(player, first)).status).toBe(200);
  expect(refusal(await signIn(player, first))).toEqual(unauthorised('two_factor_auth: code is invalid'));
  expect((await signIn(player, ` ${second.toUpperCase().replace('-', '')} `)).status).toBe(200);
  expect(await status(player)).toMatchObject({ recovery_codes_left: 8 });
});

test('4-12 a contact’s sign-in sends a code, then tells the resend time, and the code signs in once', async () => {
  const player = await withContact();
  const first = await signIn(player);
  expect([refusal(first), first.error.error_data]).toEqual([
    unauthorised('two_factor_auth is enable'),
    { resend_time: 60, contact: 'p…@example.test' },
  ]);
  operator.time.ms += 20_000;
  const second = await signIn(player);
  expect([refusal(second), second.error.error_data]).toEqual([
    unauthorised('Resend time is 40 seconds'),
    { resend_time: 40, contact: 'p…@example.test' },
  ]);
  const code = await sentCode(player.email);
  const wrong = await signIn(player, another(code));
  expect([refusal(wrong), wrong.error.error_data]).toEqual([
    unauthorised('two_factor_auth: code is invalid'),
    { resend_time: 40 },
  ]);
  expect((await signIn(player, code)).status).toBe(200);
  expect(refusal(await signIn(player, code))).toEqual(unauthorised('Time expired'));
});

test('8-21 a contact’s code expires after ten minutes', async () => {
  const player = await withContact();
  await signIn(player);
  const code = await sentCode(player.email);
  operator.time.ms += 10 * 60_000;
  expect(refusal(await signIn(player, code))).toEqual(unauthorised('Time expired'));
});

test('4-12 only the right password asks for a code: a wrong one is answered as for anybody, and sends nothing', async () => {
  const player = await withContact();
  const before = await operator.database.query('select 1 from operator.outbox where recipient = $1', [player.email]);
  const replies = [];
  for (const login of [player.email, 'nobody@example.test'])
    for (const code of ['', '123456', 'abc'])
      replies.push(
        refusal(await operator.call('auth.login', { login, password: 'not the one', code }, { address: '10.8.0.1' })),
      );
  expect(new Set(replies.map((reply) => JSON.stringify(reply)))).toEqual(
    new Set([JSON.stringify(unauthorised('The login or the password is wrong'))]),
  );
  const after = await operator.database.query('select 1 from operator.outbox where recipient = $1', [player.email]);
  expect(after).toHaveLength(before.length);
});

test('7-8, 7-10 switching off needs a code, also that of a message, and ends with recovery codes gone', async () => {
  const player = await withContact();
  await markConfirmed(operator, player.uid);
  expect((await start(player, { enable: true, type: 'authenticator' })).status).toBe(422);
  operator.time.ms += 60_000;
  const started = await start(player, { enable: false });
  expect(started.data).toMatchObject({ type: 'contact', contact: 'p…@example.test', is_sent: true, resend_time: 60 });
  const code = await sentCode(player.email);
  expect((await confirm(player, another(code))).status).toBe(422);
  // A code for switching off is no code for signing in.
  expect(refusal(await signIn(player, code))).toEqual(unauthorised('Time expired'));
  expect((await confirm(player, code)).data).toEqual({ is_enabled: false, recovery_codes: [] });
  expect(await status(player)).toMatchObject({ type: null, recovery_codes_left: 0 });
  expect((await lastMessage(player.email)).subject).toBe('Two-factor sign-in is off');
  expect((await signIn(player)).data).toMatchObject({ status: 'OK' });
});

test('7-10 other devices stay signed in, and a change that nobody confirmed ends after ten minutes', async () => {
  const player = await operator.player();
  const other = await signIn(player);
  const { secret } = (await start(player, { enable: true, type: 'authenticator' })).data as { secret: string };
  operator.time.ms += 10 * 60_000;
  expect((await confirm(player, codeOf(secret))).error.error_data).toEqual({ code: [{ code: 'expiredCode' }] });
  const again = (await start(player, { enable: true, type: 'authenticator' })).data as { secret: string };
  await confirm(player, codeOf(again.secret));
  expect((await operator.call('account.getBalance', {}, { cookie: other.cookie })).status).toBe(200);
});

test('7-8 a contact that the player does not have is refused, and so is a start without a kind', async () => {
  const player = await operator.player();
  for (const fields of [
    { enable: true, type: 'contact', channel: 'phone' },
    { enable: true },
    { enable: false },
    { enable: true, type: 'pigeon' },
  ])
    expect((await start(player, fields)).status).toBe(422);
  expect(await status(player)).toMatchObject({
    type: null,
    contacts: [{ channel: 'email', contact: 'p…@example.test' }],
  });
});

test('7-27 restoring access sets the password but signs nobody in where a code is needed', async () => {
  const { player, secret } = await withAuthenticator();
  await operator.call('auth.restore', { login: player.email });
  const code = await sentCode(player.email);
  const fresh = 'amber-kite-83';
  const reply = await operator.call('auth.restore', { login: player.email, code, password: fresh });
  expect([reply.data, reply.cookie]).toMatchObject([{ status: 'SIGN_IN', payload: null }, undefined]);
  const done = await operator.call('auth.login', { login: player.email, password: fresh, code: codeOf(secret) });
  expect(done.data).toMatchObject({ status: 'OK', payload: { uid: player.uid } });
});

test('7-10 a recovery code switches off, too', async () => {
  const { player, recovery } = await withAuthenticator();
  await start(player, { enable: false });
  expect((await confirm(player, recovery[0] ?? '')).data).toEqual({ is_enabled: false, recovery_codes: [] });
  expect(await status(player)).toMatchObject({ type: null, recovery_codes_left: 0 });
});
