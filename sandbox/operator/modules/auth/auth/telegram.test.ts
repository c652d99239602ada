import { createHmac } from 'node:crypto';
import { sign } from '@tma.js/init-data-node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestOperator, testConfig } from '../../../testing/startTestOperator.ts';
import type { TestOperator } from '../../../testing/startTestOperator.ts';

let operator: TestOperator;
let users = 500;
beforeAll(async () => {
  operator = await startTestOperator({ market: 'bench' });
}, 60_000);
afterAll(() => operator.close());

const MINUTE = 60_000;

/** Init data signed as Telegram does, `ageMs` old. */
function launch(id = (users += 1), ageMs = 0, token = testConfig.telegramBotToken): string {
  const user = { id, first_name: 'Ada', last_name: 'L', username: `ada${id}`, language_code: 'ru' };
  return sign({ user, query_id: 'q1' }, token, new Date(operator.time.ms - ageMs));
}

interface SignedIn {
  readonly status: string;
  readonly payload: { readonly uid: number; readonly token: string };
}

const present = async (payload: string, more: Record<string, string> = {}) =>
  operator.call('auth.register', { is_tg: true, payload, ...more });
const signedIn = async (payload: string) => (await present(payload)).data as SignedIn;
const refusal = { status: 401, error: { type: 'AuthorizationException' } };

test('1-22 launch data registers a new user without a form and signs a known user in', async () => {
  const id = (users += 1);
  const first = await signedIn(launch(id));
  expect(first.status).toBe('REGISTERED');
  const info = await operator.call('account.getInfo', {}, { bearer: first.payload.token });
  expect(info.data).toMatchObject({ uid: first.payload.uid, login: `ada${id}`, locale: 'ru' });
  operator.time.ms += 5000;
  const second = await signedIn(launch(id));
  expect(second).toMatchObject({ status: 'SIGNED_IN', payload: { uid: first.payload.uid } });
});

test.each([
  ['welcome100', 'WELCOME100'],
  ['NOSUCHCODE', ''],
  ['', ''],
])('7-36, 1-22 a launch with the promo code “%s” registers, and “%s” is stored', async (code, stored) => {
  const { payload } = (await present(launch(), { promo_code: code })).data as SignedIn;
  const rows = await operator.database.query('select promo_code from operator.players where uid = $1', [payload.uid]);
  expect(rows).toEqual([{ promo_code: stored }]);
});

test.each([
  ['es-419', 'es'],
  ['tlh', 'en'],
])('1-22 the messenger’s language %s gives the account %s', async (language_code, locale) => {
  const user = { id: (users += 1), first_name: 'Ada', language_code };
  const payload = sign({ user, query_id: 'q1' }, testConfig.telegramBotToken, new Date(operator.time.ms));
  const { payload: opened } = await signedIn(payload);
  const info = await operator.call('account.getInfo', {}, { bearer: opened.token });
  expect(info.data).toMatchObject({ locale });
});

test('1-22 no cookie is set: the session uses a bearer token', async () => {
  const reply = await present(launch());
  expect(reply.headers['set-cookie']).toBeUndefined();
});

test('1-22 a launch by a request to join a chat signs in, and not with another request in it', async () => {
  const user = { id: (users += 1), first_name: 'Ada', language_code: 'en' };
  const request = { chat_join_request_query_id: '5100000001_77' };
  const payload = sign({ user, query_id: 'q1', ...request }, testConfig.telegramBotToken, new Date(operator.time.ms));
  const altered = payload.replace('5100000001_77', '5100000001_78');
  expect(altered).not.toBe(payload);
  expect(await present(altered)).toMatchObject(refusal);
  expect(await present(payload.replace('&chat_join_request_query_id=5100000001_77', ''))).toMatchObject(refusal);
  expect((await signedIn(payload)).status).toBe('REGISTERED');
});

test('altered, foreign, future and stale launch data are refused', async () => {
  const good = launch();
  const altered = good.replace('Ada', 'Eve');
  expect(altered).not.toBe(good);
  for (const payload of [
    altered,
    launch(users, 0, '999:another-bot-token-altogether'),
    launch(users, -5 * MINUTE),
    launch(users, 16 * MINUTE),
    '',
    'hash=00',
    'x'.repeat(8000),
  ]) {
    expect(await present(payload)).toMatchObject(refusal);
  }
  expect((await present(launch(users, 14 * MINUTE))).status).toBe(200);
});

test.each(['first_name', 'last_name', 'username', 'language_code'])(
  'a %s that cannot be stored is refused although it is signed',
  async (field) => {
    for (const name of ['Ada\0', 'Ada\uD800']) {
      const user = { id: (users += 1), first_name: 'Ada', [field]: name };
      expect(await present(sign({ user }, testConfig.telegramBotToken, new Date(operator.time.ms)))).toMatchObject(
        refusal,
      );
    }
  },
);

test('the other fields of the call must match the launch data', async () => {
  const id = (users += 1);
  const payload = launch(id);
  expect(await present(payload, { id: '1' })).toMatchObject(refusal);
  expect(await present(payload, { username: 'eve' })).toMatchObject(refusal);
  expect(await present(payload, { language_code: 'en' })).toMatchObject(refusal);
  expect(await present(payload, { hash: '0'.repeat(64) })).toMatchObject(refusal);
  const hash = new URLSearchParams(payload).get('hash') ?? '';
  expect((await present(payload, { id: String(id), username: `ada${id}`, language_code: 'ru', hash })).status).toBe(
    200,
  );
});

test('launch data presented again while its session is live give a new bearer and end the old one', async () => {
  const payload = launch();
  const first = await signedIn(payload);
  operator.time.ms += 60 * MINUTE;
  const second = await signedIn(payload);
  expect(second).toMatchObject({ status: 'SIGNED_IN', payload: { uid: first.payload.uid } });
  expect(second.payload.token).not.toBe(first.payload.token);
  expect((await operator.call('account.getBalance', {}, { bearer: first.payload.token })).status).toBe(401);
  expect((await operator.call('account.getBalance', {}, { bearer: second.payload.token })).status).toBe(200);
});

test('trust: a reload does not begin the session anew, so its limit and its reality check go on', async () => {
  const payload = launch();
  const { payload: first } = await signedIn(payload);
  const settings = async (bearer: string) => {
    const reply = await operator.call('responsible.getSettings', {}, { bearer });
    return (reply.data as { session: { started_at: string } }).session.started_at;
  };
  const started = await settings(first.token);
  operator.time.ms += 5 * MINUTE;
  const { payload: second } = await signedIn(payload);
  expect(second.token).not.toBe(first.token);
  expect(await settings(second.token)).toBe(started);
});

test('launch data presented twice at once leave one valid bearer', async () => {
  const payload = launch();
  const both = await Promise.all([signedIn(payload), signedIn(payload)]);
  expect(both[0]?.payload.uid).toBe(both[1]?.payload.uid);
  const statuses = await Promise.all(
    both.map(
      async ({ payload: { token } }) => (await operator.call('account.getBalance', {}, { bearer: token })).status,
    ),
  );
  expect(statuses.sort()).toEqual([200, 401]);
});

test('after signing out the launch data are refused', async () => {
  const payload = launch();
  const {
    payload: { token },
  } = await signedIn(payload);
  await operator.call('auth.logout', {}, { bearer: token });
  expect(await present(payload)).toMatchObject(refusal);
});

test('8-23 only the refusal of a launch whose player signed out has signed_out: true', async () => {
  const payload = launch();
  const {
    payload: { token },
  } = await signedIn(payload);
  await operator.call('auth.logout', {}, { bearer: token });
  expect((await present(payload)).error.error_data).toEqual({ signed_out: true });
  const expired = launch();
  const {
    payload: { uid },
  } = await signedIn(expired);
  await operator.control('sessions/expire', { uid });
  for (const other of [expired, 'hash=00', launch(users, 16 * MINUTE)])
    expect((await present(other)).error.error_data).toEqual({});
});

test('after 24 h the session ends and the launch data are refused, however often they were presented', async () => {
  const payload = launch();
  await signedIn(payload);
  operator.time.ms += 23 * 60 * MINUTE;
  const {
    payload: { token },
  } = await signedIn(payload);
  operator.time.ms += 60 * MINUTE;
  expect((await operator.call('account.getBalance', {}, { bearer: token })).status).toBe(401);
  expect(await present(payload)).toMatchObject(refusal);
});

test('a withdrawal needs a fresh launch', async () => {
  const id = (users += 1);
  const first = await signedIn(launch(id));
  await operator.control('credit', { uid: first.payload.uid, amount: '50.00', currency: 'USD' });
  const fields = { method: 'card', amount: '20', currency: 'USD', requisites: '4111111111111111' };
  const withdraw = (bearer: string, key: string) =>
    operator.call('cashier.makewithdrawal', fields, { bearer, headers: { 'idempotency-key': key } });
  operator.time.ms += 16 * MINUTE;
  expect(await withdraw(first.payload.token, 'stale-launch')).toMatchObject({
    status: 422,
    error: { type: 'InvalidParameterException', error_data: { proof: ['launch'] } },
  });
  const fresh = await signedIn(launch(id));
  expect((await withdraw(fresh.payload.token, 'fresh-launch')).status).toBe(200);
});

test('1-22 another user’s launch replaces a live session only after the signed-in player has agreed', async () => {
  const ada = await operator.player();
  const [newcomer, known] = [launch(), launch()];
  const knownUid = (await signedIn(known)).payload.uid;
  for (const payload of [newcomer, known]) {
    expect((await operator.call('auth.register', { is_tg: true, payload }, ada)).data).toEqual({
      status: 'ANOTHER_PLAYER',
      payload: null,
    });
    expect((await operator.call('auth.register', { is_tg: true, payload, replaces: '1' }, ada)).data).toMatchObject({
      status: 'ANOTHER_PLAYER',
    });
  }
  expect((await operator.call('account.getInfo', {}, ada)).data).toMatchObject({ uid: ada.uid });
  const agreed = await operator.call('auth.register', { is_tg: true, payload: known, replaces: String(ada.uid) }, ada);
  expect(agreed.data).toMatchObject({ status: 'SIGNED_IN', payload: { uid: knownUid } });
  expect(String(agreed.headers['set-cookie'])).toMatch(/^croupier_session=;/);
  expect((await operator.call('account.getInfo', {}, ada)).data).toMatchObject({ uid: 0 });
  expect((await signedIn(newcomer)).status).toBe('REGISTERED');
});

test('1-22 a launch of the player who is already signed in needs no confirmation', async () => {
  const payload = launch();
  const first = await signedIn(payload);
  const again = await operator.call('auth.register', { is_tg: true, payload }, { bearer: first.payload.token });
  expect(again.data).toMatchObject({ status: 'SIGNED_IN', payload: { uid: first.payload.uid } });
});

/** Other spellings of the same launch. The signature covers the sorted, decoded pairs, so it is valid for all. */
const respelt: readonly [string, (payload: string) => string][] = [
  ['reordered', (payload) => payload.split('&').toReversed().join('&')],
  ['encoded more than needed', (payload) => payload.replace('query_id=q1', 'query%5Fid=%71%31')],
  ['encoded in other letters', (payload) => payload.replaceAll(/%[0-9A-F]{2}/g, (code) => code.toLowerCase())],
  ['with an empty pair', (payload) => `&${payload}&&`],
  ['with a question mark', (payload) => `?${payload}`],
];

test.each(respelt)('after signing out the same launch is refused %s', async (_how, respell) => {
  const payload = launch();
  expect(respell(payload)).not.toBe(payload);
  const {
    payload: { token },
  } = await signedIn(payload);
  const again = await signedIn(respell(payload));
  expect(again.status).toBe('SIGNED_IN');
  expect((await operator.call('account.getBalance', {}, { bearer: token })).status).toBe(401);
  await operator.call('auth.logout', {}, { bearer: again.payload.token });
  for (const text of [payload, respell(payload)]) expect(await present(text)).toMatchObject(refusal);
});

/** Init data of these pairs, signed over the check string that Telegram builds from them. */
function signedPairs(pairs: readonly (readonly [string, string])[]): string {
  const key = createHmac('sha256', 'WebAppData').update(testConfig.telegramBotToken).digest();
  const text = pairs
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join('\n');
  return new URLSearchParams(
    [...pairs, ['hash', createHmac('sha256', key).update(text).digest('hex')]].map(([name = '', value = '']) => [
      name,
      value,
    ]),
  ).toString();
}

const pairsOf = (id: number) =>
  [
    ['user', JSON.stringify({ id, first_name: 'Ada', username: `ada${id}` })],
    ['auth_date', String(Math.floor(operator.time.ms / 1000))],
  ] as const;

test('launch data of an older client without the `signature` field are accepted', async () => {
  expect((await signedIn(signedPairs(pairsOf((users += 1))))).status).toBe('REGISTERED');
});

test('launch data with a repeated key or a pair hidden in a value are refused although the hash is valid', async () => {
  const pairs = pairsOf((users += 1));
  const [user, date] = pairs;
  expect(await present(signedPairs([...pairs, ['user', JSON.stringify({ id: 1, first_name: 'Eve' })]]))).toMatchObject(
    refusal,
  );
  expect(await present(signedPairs([...pairs, ['query_id', 'a'], ['query_id', 'a']]))).toMatchObject(refusal);
  expect(await present(`${signedPairs(pairs)}&hash=00`)).toMatchObject(refusal);
  expect(await present(signedPairs([user, ['auth_date', `${date[1]}\nquery_id=a`]]))).toMatchObject(refusal);
  expect(await present(signedPairs([...pairs, ['start_param=a', 'b']]))).toMatchObject(refusal);
  expect((await present(signedPairs(pairs))).status).toBe(200);
});
