import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { auditLedger } from '../../../audit/auditLedger.ts';
import { startTestOperator, testConfig } from '../../../testing/startTestOperator.ts';
import type { TestOperator } from '../../../testing/startTestOperator.ts';
import { signedHeaders } from '../../../../signing.ts';
import { eventually } from '../../../../../tests/eventually.ts';

let operator: TestOperator;
let cookie: string;
let uid: number;
let session: string;
let ids = 0;
beforeAll(async () => {
  operator = await startTestOperator();
  await eventually(async () => expect((await operator.call('games.get')).data).toMatchObject({ total: 3 }));
}, 60_000);
afterAll(() => operator.close());

beforeEach(async () => {
  operator.time.ms += 10_000;
  ({ cookie, uid } = await operator.player());
  await operator.control('credit', { uid, amount: '10.00', currency: 'USD' });
  session = await launch(cookie);
});

async function launch(of: string, sysname = 'lantern-harbor'): Promise<string> {
  const reply = await operator.app.inject({
    url: `/platform/game/${sysname}/play?locale=es`,
    headers: { cookie: `croupier_session=${of}`, 'sec-fetch-site': 'same-origin' },
  });
  return new URL(String(reply.headers.location)).searchParams.get('session') ?? '';
}

async function wallet(method: string, body: object, secret = testConfig.walletSecret) {
  const payload = JSON.stringify(body);
  const headers = signedHeaders(secret, { method: 'POST', path: `/wallet/${method}`, body: payload }, operator.time.ms);
  const reply = await operator.app.inject({ method: 'POST', url: `/wallet/${method}`, payload, headers });
  return {
    status: reply.statusCode,
    body: reply.json<{ balance?: string; version?: number; error?: { type: string } }>(),
  };
}

const round = () => `round-${(ids += 1)}`;
const bet = (roundId: string, more: object = {}) =>
  wallet('bet', {
    session,
    round_id: roundId,
    transaction_id: `${roundId}:bet`,
    game: 'lantern-harbor',
    amount: '1.00',
    currency: 'USD',
    ...more,
  });
const win = (roundId: string, amount = '2.50', more: object = {}) =>
  wallet('win', {
    round_id: roundId,
    transaction_id: `${roundId}:win`,
    amount,
    currency: 'USD',
    finished: true,
    ...more,
  });
const rollback = (roundId: string, more: object = {}) =>
  wallet('rollback', {
    round_id: roundId,
    transaction_id: `${roundId}:rollback`,
    original_transaction_id: `${roundId}:bet`,
    ...more,
  });
const history = async () =>
  ((await operator.call('games.getHistory', {}, { cookie })).data as { items: { status: string }[] }).items;
const refused = (type: string, status: number) => ({ status, body: { error: { type } } });

test('`session` returns the player, currency and game to the studio', async () => {
  expect(await wallet('session', { session })).toEqual({
    status: 200,
    body: {
      player: String(uid),
      currency: 'USD',
      decimals: 2,
      balance: '10.00',
      game: 'lantern-harbor',
      mode: 'play',
      locale: 'es',
      min_round_ms: 2500,
      autoplay: false,
      turbo: false,
      feature_buy: false,
      free_spins: null,
    },
  });
  expect(await wallet('session', { session: 'unknown' })).toMatchObject(refused('SessionExpired', 401));
});

test('I1 a win that the ledger cannot store is refused; so is such a credit by sandbox control', async () => {
  const id = round();
  await bet(id);
  expect(await win(id, '92233720368547758.07')).toMatchObject(refused('InvalidRequest', 422));
  const credited = await operator.control('credit', { uid, amount: '92233720368547758.07', currency: 'USD' });
  expect([credited.statusCode, credited.json()]).toMatchObject([422, { error: { type: 'InvalidRequestException' } }]);
  expect(await win(id, '1.00')).toMatchObject({ status: 200, body: { balance: '10.00' } });
});

test('7-16 a round has stake, win and history, and its win is fresh for 10 s', async () => {
  const id = round();
  expect(await bet(id)).toMatchObject({ status: 200, body: { balance: '9.00' } });
  expect(await history()).toMatchObject([
    { status: 'open', stake: { amount: '1.00' }, game: { title: 'Lantern Harbor' } },
  ]);
  expect(await win(id)).toMatchObject({ status: 200, body: { balance: '11.50' } });
  expect(await history()).toMatchObject([{ status: 'settled', payout: { amount: '2.50' } }]);
  const balance = async () => (await operator.call('account.getBalance', {}, { cookie })).data;
  expect(await balance()).toMatchObject({
    balance_main: { amount: '11.50' },
    fresh_wins: [{ round_id: id, amount: { amount: '2.50' } }],
  });
  operator.time.ms += 10_000;
  expect(await balance()).toMatchObject({ fresh_wins: [] });
});

test('I4 repeated calls, even concurrent ones, have one effect and one reply', async () => {
  const id = round();
  const bets = await Promise.all([bet(id), bet(id), bet(id)]);
  for (const reply of bets) expect(reply).toEqual(bets[0]);
  const wins = await Promise.all([win(id), win(id)]);
  expect(wins[1]).toEqual(wins[0]);
  expect(wins[0]?.body.balance).toBe('11.50');
  expect(await win(id, '3.00')).toMatchObject(refused('InvalidRequest', 422));
  expect(await bet(id, { amount: '2.00' })).toMatchObject(refused('InvalidRequest', 422));
});

test('I5 a win of 0 ends the round, and an ended round accepts no further calls', async () => {
  const id = round();
  await bet(id);
  expect(await win(id, '0.00')).toMatchObject({ status: 200, body: { balance: '9.00' } });
  expect(await win(id, '1.00', { transaction_id: `${id}:again` })).toMatchObject(refused('RoundClosed', 409));
  expect(await bet(id, { transaction_id: `${id}:again` })).toMatchObject(refused('RoundClosed', 409));
  expect(await rollback(id)).toMatchObject(refused('RoundClosed', 409));
});

test('I4 a rollback returns the stake; a second one is a no-op', async () => {
  const id = round();
  await bet(id);
  expect(await rollback(id)).toMatchObject({ status: 200, body: { balance: '10.00' } });
  expect(await rollback(id)).toMatchObject({ status: 200, body: { balance: '10.00' } });
  expect(await rollback(id, { transaction_id: `${id}:other` })).toMatchObject({
    status: 200,
    body: { balance: '10.00' },
  });
  expect(await history()).toMatchObject([{ status: 'rolled_back' }]);
  expect(await win(id)).toMatchObject(refused('RoundClosed', 409));
});

test('an open round takes raises, which are returned one by one', async () => {
  const id = round();
  const raise = (name: string, amount = '2.00') => bet(id, { transaction_id: `${id}:${name}`, amount });
  const giveBack = (name: string, again = '') =>
    rollback(id, { transaction_id: `${id}:back:${name}${again}`, original_transaction_id: `${id}:${name}` });
  await bet(id);
  expect(await raise('double')).toMatchObject({ status: 200, body: { balance: '7.00' } });
  expect(await raise('double')).toMatchObject({ status: 200, body: { balance: '7.00' } });
  expect(await raise('more', '7.01')).toMatchObject(refused('InsufficientFunds', 422));
  expect(await raise('split')).toMatchObject({ status: 200, body: { balance: '5.00' } });
  expect(await history()).toMatchObject([{ status: 'open', stake: { amount: '5.00' } }]);
  expect(await giveBack('split')).toMatchObject({ status: 200, body: { balance: '7.00' } });
  expect(await giveBack('split', ':again')).toMatchObject({ status: 200, body: { balance: '7.00' } });
  expect(await history()).toMatchObject([{ status: 'open', stake: { amount: '3.00' } }]);
  expect(await win(id, '6.00')).toMatchObject({ status: 200, body: { balance: '13.00' } });
  expect(await raise('late')).toMatchObject(refused('RoundClosed', 409));
  expect(await giveBack('double')).toMatchObject(refused('RoundClosed', 409));
});

test('a round whose stakes were all returned is rolled back', async () => {
  const id = round();
  await bet(id);
  await bet(id, { transaction_id: `${id}:raise`, amount: '2.00' });
  await rollback(id);
  expect(await history()).toMatchObject([{ status: 'open', stake: { amount: '2.00' } }]);
  const last = { transaction_id: `${id}:last`, original_transaction_id: `${id}:raise` };
  expect(await rollback(id, last)).toMatchObject({ status: 200, body: { balance: '10.00' } });
  expect(await history()).toMatchObject([{ status: 'rolled_back' }]);
});

test('a reality check that has come due does not interrupt a round', async () => {
  const id = round();
  await bet(id);
  operator.time.ms += 62 * 60_000;
  await operator.call('account.getBalance', {}, { cookie });
  expect(await bet(id, { transaction_id: `${id}:raise` })).toMatchObject({ status: 200, body: { balance: '8.00' } });
  await win(id, '0.00');
  expect(await bet(round())).toMatchObject(refused('RealityCheckDue', 422));
});

test('another player cannot raise a round', async () => {
  const id = round();
  await bet(id);
  const other = await operator.player();
  await operator.control('credit', { uid: other.uid, amount: '10.00', currency: 'USD' });
  const theirs = await launch(other.cookie);
  expect(await bet(id, { session: theirs, transaction_id: `${id}:theirs` })).toMatchObject(refused('RoundClosed', 409));
});

test('I4 a rollback before its bet stores a tombstone', async () => {
  const id = round();
  expect((await rollback(id)).status).toBe(200);
  expect(await bet(id)).toMatchObject(refused('RoundClosed', 409));
  expect((await rollback(id)).status).toBe(200);
  expect(await wallet('session', { session })).toMatchObject({ body: { balance: '10.00' } });
});

test('I2 a stake above the balance is refused permanently, and its rollback returns the current balance', async () => {
  const id = round();
  expect(await bet(id, { amount: '10.01' })).toMatchObject(refused('InsufficientFunds', 422));
  expect(await rollback(id)).toMatchObject({ status: 200, body: { balance: '10.00' } });
  expect(await bet(id, { amount: '10.01' })).toMatchObject(refused('InsufficientFunds', 422));
  expect(await history()).toEqual([]);
});

test('I2 of two concurrent rounds that stake the whole balance one succeeds', async () => {
  // In another game, so that the minimum round time does not apply, only the balance.
  const second = await launch(cookie, 'jade-ascent');
  const replies = await Promise.all([
    bet(round(), { amount: '10.00' }),
    bet(round(), { amount: '10.00', session: second, game: 'jade-ascent' }),
  ]);
  expect(replies.map((reply) => reply.status).sort()).toEqual([200, 422]);
});

test('the minimum round time of the market is enforced', async () => {
  expect((await bet(round())).status).toBe(200);
  operator.time.ms += 1000;
  expect(await bet(round())).toMatchObject(refused('TooManyRequests', 429));
  const both = await Promise.all([bet(round()), bet(round())]);
  expect(both.map((reply) => reply.status)).toEqual([429, 429]);
  operator.time.ms += 1500;
  expect((await bet(round())).status).toBe(200);
});

test('the minimum round time applies per player and game, however many sessions there are', async () => {
  const others = await Promise.all(Array.from({ length: 19 }, () => launch(cookie)));
  const replies = await Promise.all(
    [session, ...others].map((token) => bet(round(), { session: token, amount: '0.10' })),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(replies.filter(({ body }) => body.error?.type === 'TooManyRequests')).toHaveLength(19);
  const fresh = await launch(cookie);
  expect(await bet(round(), { session: fresh })).toMatchObject(refused('TooManyRequests', 429));
  operator.time.ms += 2500;
  expect((await bet(round(), { session: fresh })).status).toBe(200);
});

test('the minimum round time of one game affects neither another game nor another player', async () => {
  expect((await bet(round())).status).toBe(200);
  expect((await bet(round(), { session: await launch(cookie, 'jade-ascent'), game: 'jade-ascent' })).status).toBe(200);
  const other = await operator.player();
  await operator.control('credit', { uid: other.uid, amount: '10.00', currency: 'USD' });
  expect((await bet(round(), { session: await launch(other.cookie) })).status).toBe(200);
});

test('I5 after the session ended a win is paid, a bet is refused', async () => {
  const id = round();
  await bet(id);
  await operator.call('auth.logout', {}, { cookie });
  operator.time.ms += 5000;
  expect(await bet(round())).toMatchObject(refused('SessionExpired', 401));
  expect(await win(id)).toMatchObject({ status: 200, body: { balance: '11.50' } });
});

test('I5 a bet that failed while the database was unavailable is accepted when repeated', async () => {
  const id = round();
  const away = Object.assign(new Error('the database system is starting up'), { code: '57P03' });
  const transaction = vi.spyOn(operator.database, 'transaction').mockRejectedValue(away);
  expect(await bet(id)).toMatchObject({ status: 503, body: { error: { type: 'Unavailable' } } });
  transaction.mockRestore();
  expect(await bet(id)).toMatchObject({ status: 200 });
});

test('a wrong signature, game, currency or amount is refused', async () => {
  const id = round();
  expect(await wallet('win', { round_id: id }, 'another-secret-altogether')).toMatchObject(
    refused('InvalidSignature', 401),
  );
  expect(await bet(id, { game: 'jade-ascent' })).toMatchObject(refused('InvalidRequest', 422));
  expect(await bet(id, { currency: 'EUR' })).toMatchObject(refused('InvalidRequest', 422));
  for (const amount of ['0.00', '-1.00', '1e309', '1.001', '', '1,00'])
    expect(await bet(id, { amount }), amount).toMatchObject(refused('InvalidRequest', 422));
  expect(await win(round())).toMatchObject(refused('UnknownTransaction', 404));
  expect(await wallet('bet', [])).toMatchObject(refused('InvalidRequest', 422));
});

test('2.6-3 a game opens once per ticket, by cookie only from the site’s page, and as a demo for all', async () => {
  const open = (url: string, headers: Record<string, string> = {}) => operator.app.inject({ url, headers });
  const token = ((await operator.call('account.getToken', {}, { cookie })).data as { token: string }).token;
  expect((await open(`/platform/game/lantern-harbor/play?token=${token}`)).statusCode).toBe(302);
  expect((await open(`/platform/game/lantern-harbor/play?token=${token}`)).statusCode).toBe(401);
  const own = { cookie: `croupier_session=${cookie}` };
  expect((await open('/platform/game/lantern-harbor', { ...own, 'sec-fetch-site': 'same-origin' })).statusCode).toBe(
    302,
  );
  for (const site of ['cross-site', 'same-site', 'none'])
    expect((await open('/platform/game/lantern-harbor', { ...own, 'sec-fetch-site': site })).statusCode).toBe(401);
  const demo = await open('/platform/game/lantern-harbor/demo?locale=ar');
  expect(demo.headers.location).toBe('http://127.0.0.1:3002/studio/lantern-harbor/?mode=demo&locale=ar');
  expect((await open('/platform/game/nothing/play', own)).statusCode).toBe(404);
  expect((await open('/platform/game/lantern-harbor/cheat', own)).statusCode).toBe(404);
});

test('8-10 a banned player cannot open games or bet', async () => {
  await operator.control('ban', { uid });
  expect(await bet(round())).toMatchObject(refused('SessionExpired', 401));
  const reply = await operator.app.inject({
    url: '/platform/game/lantern-harbor',
    headers: { cookie: `croupier_session=${cookie}`, 'sec-fetch-site': 'same-origin' },
  });
  expect([reply.statusCode, reply.json<{ error: { type: string } }>().error.type]).toEqual([
    403,
    'UserBannedException',
  ]);
});

test('7-72 the history contains no rounds of other players', async () => {
  await bet(round());
  const other = await operator.player();
  expect((await operator.call('games.getHistory', {}, other)).data).toEqual({ count: 0, items: [] });
  const day = new Date(operator.time.ms).toISOString().slice(0, 10);
  const count = async (fields: Record<string, string>) =>
    ((await operator.call('games.getHistory', fields, { cookie })).data as { count: number }).count;
  expect([await count({ from: day }), await count({ to: day }), await count({ game: 'jade-ascent' })]).toEqual([
    1, 0, 0,
  ]);
  expect((await operator.call('games.getHistory', { from: 'yesterday' }, { cookie })).error.error_data).toEqual({
    from: [{ code: 'wrongField' }],
  });
});

test('I1 I2 I3 I4 I5 hold after the tests above', async () => {
  expect(await auditLedger(operator.database, new Date(operator.time.ms))).toEqual([]);
});
