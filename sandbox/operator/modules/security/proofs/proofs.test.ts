import { sign } from '@tma.js/init-data-node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lastCode, otherCode } from '../../../testing/sentMessages.ts';
import { startTestOperator, testConfig } from '../../../testing/startTestOperator.ts';
import type { Reply, TestOperator } from '../../../testing/startTestOperator.ts';
import { TestPasskey } from '../../../testing/TestPasskey.ts';
import { TestCashier } from '../../cashier/testing/TestCashier.ts';

const QUARTER_MS = 15 * 60_000;
const DAY_MS = 24 * 3_600_000;
const password = 'otter-lamp-71';

let operator: TestOperator;
let cashier: TestCashier;
beforeAll(async () => {
  operator = await startTestOperator({ market: 'strict' });
  cashier = new TestCashier(operator);
  cashier.vendorTakes();
}, 60_000);
afterAll(() => operator.close());

interface Player {
  readonly uid: number;
  readonly cookie: string;
  readonly email: string;
}
type Fields = Record<string, string | boolean>;

async function rich(): Promise<Player> {
  const player = await operator.player({ country: 'LV' });
  await operator.control('credit', { uid: player.uid, amount: '500.00', currency: 'USD' });
  return player;
}
const call = ({ cookie }: { readonly cookie: string }, name: string, fields: Fields = {}): Promise<Reply> =>
  operator.call(name, fields, { cookie });
const prove = (player: { readonly cookie: string }, fields: Fields) => call(player, 'account.prove', fields);
const withdraw = ({ cookie }: { readonly cookie: string }) =>
  cashier.withdraw(cookie, { amount: '20', currency: 'USD' });
const pass = (ms: number) => {
  operator.time.ms += ms;
};
const stateOf = async (player: { readonly cookie: string }) => (await call(player, 'account.getProof')).data as object;
/** Confirmed now. */
async function confirm({ uid }: Player, type: 'email' | 'phone', value: string): Promise<void> {
  const at = new Date(operator.time.ms);
  await operator.database.query(`update operator.players set ${type} = $2, ${type}_confirmed_at = $3 where uid = $1`, [
    uid,
    value,
    at,
  ]);
}

const asking: readonly (readonly [name: string, fields: Fields])[] = [
  ['account.addcontact', { contact: 'other@example.test' }],
  ['passkeys.registerOptions', {}],
  ['passkeys.register', { credential: '{}' }],
  ['passkeys.remove', { id: 'none' }],
  ['account.changeTwoFactorAuth', { enable: true, type: 'authenticator' }],
  ['account.confirmTwoFactorAuth', { code: '123456' }],
  ['telegram.makeLink', {}],
  ['privacy.exportData', { format: 'json' }],
  ['games.createhistoryexportrequest', {}],
  ['games.gethistoryexportfile', { id: 'none' }],
];

test.each(asking)('trust, 7-52 a live session alone does not call %s', async (name, fields) => {
  const player = await operator.player();
  pass(QUARTER_MS + 1);
  const refused = await call(player, name, fields);
  expect([refused.status, refused.error.error_data]).toEqual([422, { proof: ['password'] }]);
  expect((await prove(player, { kind: 'password', password })).status).toBe(200);
  const { error } = await call(player, name, fields);
  expect(error?.error_data ?? {}).not.toHaveProperty('proof');
});

test('7-52 a sign-in counts as the proof for a quarter of an hour, then the password is asked for', async () => {
  const player = await rich();
  const signedInUntil = new Date(operator.time.ms + QUARTER_MS).toISOString();
  pass(QUARTER_MS);
  expect(await stateOf(player)).toMatchObject({ until: signedInUntil });
  expect((await withdraw(player)).status).toBe(200);
  pass(1);
  expect(await stateOf(player)).toEqual({ until: null, kinds: ['password'], contact: '', services: [] });
  const refused = await withdraw(player);
  expect([refused.error.type, refused.error.error_data]).toEqual([
    'InvalidParameterException',
    { proof: ['password'] },
  ]);
  const byPassword = (typed: string) => prove(player, { kind: 'password', password: typed });
  expect((await byPassword('')).error.error_data).toEqual({ password: [{ code: 'insertPassword' }] });
  expect((await byPassword('wrong-lamp-71')).error.error_data).toEqual({ password: [{ code: 'wrongPassword' }] });
  expect((await withdraw(player)).status).toBe(422);
  expect((await byPassword(password)).data).toEqual({ until: new Date(operator.time.ms + QUARTER_MS).toISOString() });
  expect((await withdraw(player)).status).toBe(200);
});

test('7-52 a proof belongs to its session: another device of the player still has to prove', async () => {
  const player = await rich();
  const login = await operator.call('auth.login', { login: player.email, password });
  const other = { cookie: login.cookie ?? '' };
  pass(QUARTER_MS + 1);
  await prove(player, { kind: 'password', password });
  expect([(await withdraw(other)).status, (await withdraw(player)).status]).toEqual([422, 200]);
});

test('7-52 the same call, with its idempotency key, goes through once the proof is given', async () => {
  const player = await rich();
  pass(QUARTER_MS + 1);
  const send = () =>
    operator.call(
      'cashier.makewithdrawal',
      { method: 'card', amount: '20', currency: 'USD', requisites: '4111111111111111' },
      { cookie: player.cookie, headers: { 'idempotency-key': 'proof-same-call-1' } },
    );
  expect((await send()).error.error_data).toEqual({ proof: ['password'] });
  await prove(player, { kind: 'password', password });
  const [first, again] = [await send(), await send()];
  expect([first.status, again.data]).toEqual([200, first.data]);
});

test('5-51, trust a code proves, once, if its contact has been confirmed for three days', async () => {
  const player = await rich();
  await confirm(player, 'email', player.email);
  const login = async () => (await operator.call('auth.login', { login: player.email, password })).cookie ?? '';
  pass(3 * DAY_MS - 1);
  const young = { cookie: await login() };
  expect(await stateOf(young)).toMatchObject({ kinds: ['password'], contact: '' });
  expect((await call(young, 'account.sendProofCode')).error.type).toBe('UserNeedConfirmContactException');
  pass(QUARTER_MS + 1);
  expect(await stateOf(young)).toMatchObject({ kinds: ['password', 'code'] });
  expect(await stateOf(young)).toMatchObject({ contact: expect.stringMatching(/^p…@example\.test$/) as string });
  expect((await call(young, 'account.sendProofCode')).data).toEqual({ resend_time: 60 });
  expect((await call(young, 'account.sendProofCode')).error).toMatchObject({
    type: 'TooManyRequestsException',
    error_data: { resend_time: 60 },
  });
  const code = await lastCode(operator, player.email);
  const byCode = (typed: string) => prove(young, { kind: 'code', code: typed });
  expect((await byCode('')).error.error_data).toEqual({ code: [{ code: 'requiredField' }] });
  expect((await byCode(otherCode(code))).error.error_data).toEqual({ code: [{ code: 'wrongCode' }] });
  expect((await withdraw(young)).status).toBe(422);
  expect((await byCode(code)).status).toBe(200);
  expect((await byCode(code)).error.error_data).toEqual({ code: [{ code: 'expiredCode' }] });
  expect((await withdraw(young)).status).toBe(200);
});

test('5-51, Part 16-6 a stolen session uses up neither the code of another one nor its tries or messages', async () => {
  const player = await rich();
  await confirm(player, 'email', player.email);
  pass(3 * DAY_MS);
  const login = async () => ({
    cookie: (await operator.call('auth.login', { login: player.email, password })).cookie ?? '',
  });
  const [own, thief] = [await login(), await login()];
  const send = async (by: { readonly cookie: string }) => (await call(by, 'account.sendProofCode')).status;
  const sends = [];
  for (let turn = 0; turn < 6; turn += 1) {
    sends.push(await send(thief));
    pass(60_000);
  }
  expect(sends).toEqual([200, 200, 200, 200, 200, 429]);
  expect(await send(own)).toBe(200);
  const code = await lastCode(operator, player.email);
  for (let tries = 0; tries < 10; tries += 1) expect((await prove(thief, { kind: 'code', code })).status).toBe(422);
  expect((await prove(thief, { kind: 'code', code })).status).toBe(429);
  expect((await prove(own, { kind: 'code', code })).status).toBe(200);
});

test('7-52, Part 16-6 a service that is held is not listed: it proves nothing', async () => {
  const player = await operator.player();
  const [lumen, orbit] = ['lumen', 'orbit'].map((id) => `${testConfig.vendorsUrl}/identity/${id}`);
  for (const issuer of [lumen ?? '', orbit ?? ''])
    await operator.database.query(
      'insert into operator.social_identities (issuer, subject, uid, created_at) values ($1, $2, $3, $4)',
      [issuer, `person ${player.uid}`, player.uid, new Date(operator.time.ms)],
    );
  expect(await stateOf(player)).toMatchObject({ services: ['lumen', 'orbit'] });
  await operator.database.query(
    `insert into operator.held_entries (uid, kind, id, held_at) values ($1, 'service', $2, $3)`,
    [player.uid, `${lumen} person ${player.uid}`, new Date(operator.time.ms)],
  );
  expect(await stateOf(player)).toMatchObject({ kinds: ['password', 'social'], services: ['orbit'] });
});

test('7-52 a kind that the player does not have proves nothing', async () => {
  const player = await operator.player();
  const { error } = await prove(player, { kind: 'passkey', credential: '{}' });
  expect(error).toMatchObject({ type: 'InvalidParameterException', error_data: { kind: [{ code: 'wrongField' }] } });
});

test('7-52, trust a passkey of the player proves, once per challenge; another player’s does not', async () => {
  const origin = operator.config.siteUrl;
  const optionsOf = async (player: Player, name: string) =>
    ((await call(player, name)).data as { options: string }).options;
  const withPasskey = async () => {
    const player = await rich();
    const passkey = new TestPasskey();
    const options = await optionsOf(player, 'passkeys.registerOptions');
    await call(player, 'passkeys.register', { credential: passkey.register({ options, origin }) });
    return { player, passkey };
  };
  const [own, other] = [await withPasskey(), await withPasskey()];
  pass(QUARTER_MS + 1);
  expect((await withdraw(own.player)).error.error_data).toEqual({ proof: ['passkey', 'password'] });
  const byPasskey = (credential: string) => prove(own.player, { kind: 'passkey', credential });
  const refusal = { credential: [{ code: 'wrongField' }] };
  const foreign = await optionsOf(other.player, 'account.proofPasskey');
  expect((await byPasskey(other.passkey.signIn({ options: foreign, origin }))).error.error_data).toEqual(refusal);
  expect((await byPasskey(own.passkey.signIn({ options: foreign, origin }))).error.error_data).toEqual(refusal);
  const answer = own.passkey.signIn({ options: await optionsOf(own.player, 'account.proofPasskey'), origin });
  expect((await byPasskey(answer)).status).toBe(200);
  expect((await byPasskey(answer)).error.error_data).toEqual(refusal);
  expect((await withdraw(own.player)).status).toBe(200);
});

let users = 8_100;
const launchOf = (id: number, ageMs = 0) =>
  sign({ user: { id, first_name: 'Tess' } }, testConfig.telegramBotToken, new Date(operator.time.ms - ageMs));
async function launch(payload: string): Promise<{ readonly uid: number; readonly bearer: string }> {
  const { data } = await operator.call('auth.register', { is_tg: true, payload });
  const { uid, token } = (data as { payload: { uid: number; token: string } }).payload;
  return { uid, bearer: token };
}

test('telegram 3 a launch proves its player; a reload of its frame is no new launch, and one of old data is as old', async () => {
  const id = (users += 1);
  const payload = launchOf(id);
  const first = await launch(payload);
  pass(QUARTER_MS + 1);
  const again = await launch(payload);
  const asked = (bearer: string) => operator.call('privacy.exportData', { format: 'json' }, { bearer });
  expect((await asked(again.bearer)).error.error_data).toEqual({ proof: ['launch'] });
  const late = await launch(launchOf(id, 10 * 60_000));
  expect([late.uid, (await asked(late.bearer)).status]).toEqual([first.uid, 200]);
  pass(5 * 60_000 + 1);
  expect((await asked(late.bearer)).status).toBe(422);
  const fresh = await launch(launchOf(id));
  expect((await asked(fresh.bearer)).status).toBe(200);
});

async function handOver(bearer: string, cookie?: string): Promise<Reply> {
  const place = { path: '/', search: '', scroll: 0, drafts: '{}' };
  const { code } = (await operator.call('handoff.create', place, { bearer })).data as { code: string };
  const { claim, number } = (await operator.call('handoff.claim', { code })).data as { claim: string; number: number };
  await operator.call('handoff.answer', { code, number }, { bearer });
  return operator.call('handoff.take', { claim }, { cookie });
}

test('7-52 a session that is handed over takes the age of its proof along, and a fresh one proves the target', async () => {
  const id = (users += 1);
  const player = await launch(launchOf(id));
  await operator.control('credit', { uid: player.uid, amount: '500.00', currency: 'USD' });
  pass(QUARTER_MS + 1);
  const taken = await handOver(player.bearer);
  const web = { cookie: taken.cookie ?? '' };
  expect(taken.data).toMatchObject({ status: 'SIGNED_IN' });
  expect((await withdraw(web)).error.error_data).toEqual({ proof: ['launch'] });
  const fresh = await launch(launchOf(id));
  const same = await handOver(fresh.bearer, web.cookie);
  expect(same.data).toMatchObject({ status: 'SAME_PLAYER' });
  expect((await withdraw(web)).error?.error_data ?? {}).not.toHaveProperty('proof');
});
