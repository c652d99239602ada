import { AsyncLocalStorage } from 'node:async_hooks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lastCode, otherCode, sentMessages } from '../../../testing/sentMessages.ts';
import { startTestOperator } from '../../../testing/startTestOperator.ts';
import type { Caller, TestOperator } from '../../../testing/startTestOperator.ts';

let operator: TestOperator;
beforeAll(async () => {
  operator = await startTestOperator();
}, 120_000);
afterAll(() => operator.close());

const fresh = 'amber-kite-83';
let addresses = 0;
const stranger = (): Caller => {
  addresses += 1;
  return { address: `10.5.0.${addresses}` };
};
const restore = (fields: Record<string, string>, caller: Caller = stranger()) =>
  operator.call('auth.restore', fields, caller);
const signIn = async (login: string, password: string) =>
  (await operator.call('auth.login', { login, password })).status;
const uidOf = async (cookie: string | undefined) =>
  ((await operator.call('account.getInfo', {}, { cookie })).data as { uid: number }).uid;

test('7-27 a code by e-mail and a new password end every session, sign in and report the change', async () => {
  const player = await operator.player();
  const caller = stranger();
  expect((await restore({ login: ` ${player.email.toUpperCase()} ` }, caller)).data).toEqual({
    status: 'CODE_SENT',
    resend_time: 60,
    payload: null,
  });
  const code = await lastCode(operator, player.email);
  const reply = await restore({ login: player.email, code, password: fresh }, caller);
  expect(reply.data).toEqual({ status: 'OK', resend_time: 0, payload: { uid: player.uid, token: null } });
  expect([await uidOf(reply.cookie), await uidOf(player.cookie)]).toEqual([player.uid, 0]);
  expect([await signIn(player.email, 'otter-lamp-71'), await signIn(player.email, fresh)]).toEqual([401, 200]);
  expect(await sentMessages(operator, player.email)).toContainEqual(
    expect.objectContaining({
      subject: 'Your password was changed',
      body: expect.stringContaining('June 1, 2026'),
    }),
  );
  const { data } = await operator.call('account.getprofileinfo', { fields: ['contacts'] }, { cookie: reply.cookie });
  expect((data as { contacts: unknown[] }).contacts).toMatchObject([{ contact: player.email, is_confirmed: true }]);
});

test('7-27 by phone, in any spelling, the code is a text message', async () => {
  const phone = '37120777001';
  const { uid } = await operator.player({ email: '', phone });
  const caller = stranger();
  await restore({ login: '+371 20 777-001' }, caller);
  const [message] = await sentMessages(operator, phone);
  expect(message?.channel).toBe('text');
  const code = await lastCode(operator, phone);
  expect((await restore({ login: phone, code, password: fresh }, caller)).data).toMatchObject({ payload: { uid } });
});

test('trust: unknown accounts get the same replies at every step, and nothing is sent', async () => {
  const player = await operator.player();
  const steps = async (login: string) => {
    const caller = stranger();
    const replies = [
      await restore({ login }, caller),
      await restore({ login }, caller),
      await restore({ login, code: '1', password: fresh }, caller),
    ];
    for (let turn = 0; turn < 6; turn += 1) replies.push(await restore({ login, code: '1', password: fresh }, caller));
    return replies.map(({ status, data, error }) => ({ status, data, error }));
  };
  expect(await steps('nobody.at.all@example.test')).toEqual(await steps(player.email));
  expect(await sentMessages(operator, 'nobody')).toEqual([]);
  expect(await sentMessages(operator, 'nobody.at.all@example.test')).toEqual([]);
});

test('trust: the statements of an unknown account are those of a known one', async () => {
  const player = await operator.player();
  const statements = async (login: string) => {
    const seen: string[] = [];
    const { database } = operator;
    const query = database.query.bind(database);
    const transaction = database.transaction.bind(database);
    // What follows from the registration before, and jobs, run meanwhile: only the call's own statements are kept.
    const ofCall = new AsyncLocalStorage<true>();
    const see = (text: string) => {
      if (ofCall.getStore() === true) seen.push(text);
    };
    Object.assign(database, {
      query: (text: string, params: never) => (see(text), query(text, params)),
      transaction: (run: (tx: object) => Promise<unknown>) =>
        transaction((tx) =>
          run({ ...tx, query: (text: string, params: never) => (see(text), tx.query(text, params)) }),
        ),
    });
    await ofCall.run(true, () => restore({ login }));
    Object.assign(database, { query, transaction });
    const isOwn = /^\s*(select|insert)[^;]*operator\.(players|sessions|codes|throttle_hits|outbox)/;
    return seen.filter((text) => isOwn.test(text) && !text.includes('skip locked'));
  };
  const known = await statements(player.email);
  expect(known.some((text) => text.includes('insert into operator.outbox'))).toBe(true);
  expect(await statements('someone.unknown@example.test')).toEqual(known);
});

test('a wrong and an expired code are told at the code; the password’s faults come first and keep the code', async () => {
  const player = await operator.player();
  const caller = stranger();
  await restore({ login: player.email }, caller);
  const code = await lastCode(operator, player.email);
  const at = async (fields: Record<string, string>) =>
    (await restore({ login: player.email, ...fields }, caller)).error.error_data;
  expect(await at({ code: otherCode(code), password: fresh })).toEqual({ code: [{ code: 'wrongCode' }] });
  expect(await at({ code, password: 'abc' })).toEqual({ password: [{ code: 'shortPassword', params: { min: '6' } }] });
  expect(await at({ code, password: 'qwerty123' })).toEqual({ password: [{ code: 'commonPassword' }] });
  expect(await at({ code, password: player.email.split('@')[0] ?? '' })).toEqual({
    password: [{ code: 'commonPassword' }],
  });
  operator.time.ms += 10 * 60_000;
  expect(await at({ code, password: fresh })).toEqual({ code: [{ code: 'expiredCode' }] });
  expect(await signIn(player.email, 'otter-lamp-71')).toBe(200);
});

test('trust: strangers’ guesses use up neither the tries nor the limits of the owner’s own address', async () => {
  const player = await operator.player();
  const own = { address: '10.6.0.1' };
  await operator.call('auth.login', { login: player.email, password: 'otter-lamp-71' }, own);
  await restore({ login: player.email }, own);
  const code = await lastCode(operator, player.email);
  const guesses = [];
  for (let turn = 0; turn < 11; turn += 1)
    guesses.push((await restore({ login: player.email, code: '000000', password: fresh })).status);
  expect(guesses.at(-1)).toBe(429);
  expect((await restore({ login: player.email, code, password: fresh }, own)).status).toBe(200);
});

test('a blocked account gets the same reply, and no code', async () => {
  const player = await operator.player();
  await operator.control('ban', { uid: player.uid });
  expect((await restore({ login: player.email })).data).toMatchObject({ status: 'CODE_SENT' });
  expect(await sentMessages(operator, player.email)).toEqual([]);
});

test('an empty login is told at its field', async () => {
  expect((await restore({ login: ' + ' })).error.error_data).toEqual({ login: [{ code: 'requiredField' }] });
});

test('7-6 the old password changes to a new one; the other sessions end, this one stays', async () => {
  const player = await operator.player();
  const other = await operator.call('auth.login', { login: player.email, password: 'otter-lamp-71' });
  const change = (old_password: string, new_password: string) =>
    operator.call('account.changepassword', { old_password, new_password }, { cookie: player.cookie });
  expect((await change('wrong-one-77', fresh)).error.error_data).toEqual({ old_password: [{ code: 'wrongPassword' }] });
  expect((await change('', fresh)).error.error_data).toEqual({ old_password: [{ code: 'insertPassword' }] });
  expect((await change('otter-lamp-71', player.email.split('@')[0] ?? '')).error.error_data).toEqual({
    new_password: [{ code: 'commonPassword' }],
  });
  expect((await change('otter-lamp-71', fresh)).data).toBe(1);
  expect([await uidOf(player.cookie), await uidOf(other.cookie)]).toEqual([player.uid, 0]);
  expect([await signIn(player.email, 'otter-lamp-71'), await signIn(player.email, fresh)]).toEqual([401, 200]);
  expect((await sentMessages(operator, player.email)).at(-1)?.subject).toBe('Your password was changed');
  const tries = [];
  for (let turn = 0; turn < 11; turn += 1) tries.push((await change('wrong-one-77', 'amber-kite-84')).status);
  expect(tries.at(-1)).toBe(429);
});

test('7-27 an account gets ten codes in a quarter of an hour, whoever asks for them; another account has its own', async () => {
  const [player, other] = [await operator.player(), await operator.player()];
  const statuses = [];
  for (let turn = 0; turn < 11; turn += 1) {
    statuses.push((await restore({ login: player.email })).status);
    operator.time.ms += 60_000;
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  expect((await restore({ login: other.email })).status).toBe(200);
});

test('8-10, 7-27 a player who is banned after the code was sent is told so, and the password stays', async () => {
  const player = await operator.player();
  await restore({ login: player.email });
  const code = await lastCode(operator, player.email);
  await operator.control('ban', { uid: player.uid });
  const reply = await restore({ login: player.email, code, password: fresh });
  expect([reply.status, reply.error.type, reply.cookie]).toEqual([403, 'UserBannedException', undefined]);
  expect(await signIn(player.email, fresh)).toBe(401);
});

test('7-27 restoring access ends the session that was presented, also another player’s', async () => {
  const [player, other] = [await operator.player(), await operator.player()];
  const caller = { ...stranger(), cookie: other.cookie };
  await restore({ login: player.email }, caller);
  const code = await lastCode(operator, player.email);
  expect((await restore({ login: player.email, code, password: fresh }, caller)).status).toBe(200);
  expect(await uidOf(other.cookie)).toBe(0);
});
