import { AsyncLocalStorage } from 'node:async_hooks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { markConfirmed } from '../../../testing/contacts.ts';
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

test('7-27 by phone as it is dialled inside its country, the code is a text message', async () => {
  const phone = '79161230077';
  const { uid } = await operator.player({ email: '', phone });
  const caller = stranger();
  await restore({ login: '8 (916) 123-00-77' }, caller);
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
  expect(await at({ code, password: 'qwerty123' })).toEqual({
    password: [{ code: 'commonPassword', params: { reason: 'common' } }],
  });
  expect(await at({ code, password: player.email.split('@')[0] ?? '' })).toEqual({
    password: [{ code: 'commonPassword', params: { reason: 'own' } }],
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
  expect(guesses).toEqual(Array.from({ length: 11 }, () => 422));
  expect((await restore({ login: player.email, code, password: fresh }, own)).status).toBe(200);
});

test('trust: each address that asks has its own code and tries, and a right code of another one opens nothing', async () => {
  const player = await operator.player();
  const [owner, thief] = [stranger(), stranger()];
  await restore({ login: player.email }, owner);
  const code = await lastCode(operator, player.email);
  operator.time.ms += 60_000;
  await restore({ login: player.email }, thief);
  const tried = async (text: string) =>
    (await restore({ login: player.email, code: text, password: fresh }, thief)).error.error_data;
  const guesses = [];
  for (let turn = 0; turn < 6; turn += 1) guesses.push(await tried(code));
  const wrong = { code: [{ code: 'wrongCode' }] };
  expect(guesses).toEqual([wrong, wrong, wrong, wrong, wrong, { code: [{ code: 'expiredCode' }] }]);
  expect((await restore({ login: player.email, code, password: fresh }, owner)).status).toBe(200);
});

test('trust: a code that was sent for a name sets no password of the player who has the name later', async () => {
  const [before, after] = [await operator.player(), await operator.player()];
  const thief = stranger();
  const rename = ({ uid }: { readonly uid: number }, name: string) =>
    operator.database.query('update operator.players set login = $2, login_key = $2 where uid = $1', [uid, name]);
  const name = `freed_${before.uid}`;
  await rename(before, name);
  await restore({ login: name }, thief);
  const code = await lastCode(operator, before.email);
  await rename(before, `other_${before.uid}`);
  await rename(after, name);
  const reply = await restore({ login: name, code, password: fresh }, thief);
  expect(reply.error.error_data).toEqual({ code: [{ code: 'expiredCode' }] });
  expect([await signIn(name, fresh), await signIn(name, 'otter-lamp-71')]).toEqual([401, 200]);
});

test('trust: a code that nobody has the name for is not right once somebody has it', async () => {
  const login = `late_${operator.time.ms}`;
  const caller = stranger();
  await restore({ login }, caller);
  const player = await operator.player();
  await operator.database.query('update operator.players set login = $2, login_key = $2 where uid = $1', [
    player.uid,
    login,
  ]);
  const rows = await operator.database.query(
    `select 1 from operator.codes where subject like 'nobody %' and code_hash <> 'none'`,
  );
  expect(rows).toEqual([]);
  expect((await restore({ login, code: '000000', password: fresh }, caller)).error.error_data).toEqual({
    code: [{ code: 'expiredCode' }],
  });
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
  await markConfirmed(operator, player.uid);
  const other = await operator.call('auth.login', { login: player.email, password: 'otter-lamp-71' });
  const change = (old_password: string, new_password: string) =>
    operator.call('account.changepassword', { old_password, new_password }, { cookie: player.cookie });
  expect((await change('wrong-one-77', fresh)).error.error_data).toEqual({ old_password: [{ code: 'wrongPassword' }] });
  expect((await change('', fresh)).error.error_data).toEqual({ old_password: [{ code: 'insertPassword' }] });
  expect((await change('otter-lamp-71', player.email.split('@')[0] ?? '')).error.error_data).toEqual({
    new_password: [{ code: 'commonPassword', params: { reason: 'own' } }],
  });
  const changed = await change('otter-lamp-71', fresh);
  expect(changed.data).toBe(1);
  player.cookie = changed.cookie ?? '';
  expect([await uidOf(player.cookie), await uidOf(other.cookie)]).toEqual([player.uid, 0]);
  expect([await signIn(player.email, 'otter-lamp-71'), await signIn(player.email, fresh)]).toEqual([401, 200]);
  expect((await sentMessages(operator, player.email)).at(-1)?.subject).toBe('Your password was changed');
  const tries = [];
  for (let turn = 0; turn < 11; turn += 1) tries.push((await change('wrong-one-77', 'amber-kite-84')).status);
  expect(tries.at(-1)).toBe(429);
});

const count = async (recipient: string) =>
  (await sentMessages(operator, recipient)).filter(({ subject }) => subject === 'Restore access').length;
const HOUR_MS = 3_600_000;

test('7-27, trust strangers get eight codes of an account a day; the answer stays the same, and the owner has their own', async () => {
  const [player, other] = [await operator.player(), await operator.player()];
  const own = { address: '10.6.1.1' };
  await operator.call('auth.login', { login: player.email, password: 'otter-lamp-71' }, own);
  const answers: unknown[] = [];
  for (let turn = 0; turn < 12; turn += 1) answers.push((await restore({ login: player.email })).data);
  const sent = { status: 'CODE_SENT', resend_time: 60, payload: null };
  expect(answers).toEqual(Array.from({ length: 12 }, () => sent));
  expect(await count(player.email)).toBe(8);
  expect((await restore({ login: player.email }, own)).data).toEqual(sent);
  expect(await count(player.email)).toBe(9);
  await restore({ login: other.email });
  expect(await count(other.email)).toBe(1);
  operator.time.ms += 24 * HOUR_MS;
  await restore({ login: player.email });
  expect(await count(player.email)).toBe(10);
});

test('7-27, trust one address gets five codes of an account a day, whether it is known or not; those that were used do not count', async () => {
  const player = await operator.player();
  const ask = async (caller: Caller, times: number) => {
    const before = await count(player.email);
    for (let turn = 0; turn < times; turn += 1) {
      expect((await restore({ login: player.email }, caller)).data).toMatchObject({ status: 'CODE_SENT' });
      operator.time.ms += 60_000;
    }
    return (await count(player.email)) - before;
  };
  const own = { address: '10.6.1.2' };
  await operator.call('auth.login', { login: player.email, password: 'otter-lamp-71' }, own);
  expect([await ask(stranger(), 7), await ask(own, 7)]).toEqual([5, 5]);
  const used = { address: '10.6.1.3' };
  for (let turn = 0; turn < 7; turn += 1) {
    operator.time.ms += HOUR_MS / 60;
    const before = await count(player.email);
    await restore({ login: player.email }, used);
    if ((await count(player.email)) === before) break;
    const code = await lastCode(operator, player.email);
    await restore({ login: player.email, code, password: `${fresh}${turn}` }, used);
  }
  expect(await signIn(player.email, `${fresh}6`)).toBe(200);
});

test('trust: what a known, another and an address without an account are answered is the same, limits included', async () => {
  const player = await operator.player();
  const own = { address: '10.6.1.4' };
  await operator.call('auth.login', { login: player.email, password: 'otter-lamp-71' }, own);
  for (let turn = 0; turn < 9; turn += 1) await restore({ login: player.email });
  const steps = async (login: string, caller: Caller) => {
    const replies = [];
    for (let turn = 0; turn < 7; turn += 1) {
      replies.push(await restore({ login }, caller), await restore({ login }, caller));
      for (let tries = 0; tries < 2; tries += 1)
        replies.push(await restore({ login, code: 'x', password: fresh }, caller));
      operator.time.ms += 60_000;
    }
    return replies.map(({ status, data, error }) => ({ status, data, error }));
  };
  const absent = await steps('nobody.there@example.test', stranger());
  expect(absent.map(({ status }) => status)).toContain(429);
  operator.time.ms += HOUR_MS;
  expect(await steps(player.email, own)).toEqual(absent);
  operator.time.ms += HOUR_MS;
  expect(await steps(player.email, stranger())).toEqual(absent);
});

test('trust: two names of one account are answered as two accounts are', async () => {
  const player = await operator.player();
  const login = `two_${player.uid}`;
  await operator.database.query('update operator.players set login = $2, login_key = $2 where uid = $1', [
    player.uid,
    login,
  ]);
  const caller = stranger();
  const ask = async (name: string) => (await restore({ login: name }, caller)).status;
  const guess = async (name: string) =>
    (await restore({ login: name, code: 'x', password: fresh }, caller)).error.error_data;
  expect([await ask(player.email), await guess(login)]).toEqual([200, { code: [{ code: 'expiredCode' }] }]);
  expect([await ask(login), await ask(player.email)]).toEqual([200, 429]);
});

test('8-10, 7-27 a player who is banned after the code was sent is told so, and the password stays', async () => {
  const player = await operator.player();
  const caller = stranger();
  await restore({ login: player.email }, caller);
  const code = await lastCode(operator, player.email);
  await operator.control('ban', { uid: player.uid });
  const reply = await restore({ login: player.email, code, password: fresh }, caller);
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
