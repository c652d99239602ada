import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startBetDesk } from '../../betting/testing/startBetDesk.ts';
import type { BetDesk } from '../../betting/testing/BetDesk.ts';
import { signedHeaders } from '../../../../signing.ts';
import { testConfig } from '../../../testing/startTestOperator.ts';
import type { TestOperator } from '../../../testing/startTestOperator.ts';
import { demandOwnCurrency } from './demandLive.ts';

const HOUR_MS = 3_600_000;
let operator: TestOperator;
let desk: BetDesk;
let cookie: string;
let uid: number;
let email: string;
let ids = 0;
beforeAll(async () => {
  ({ operator, desk } = await startBetDesk({ market: 'bench' }));
}, 60_000);
afterAll(() => operator.close());
beforeEach(async () => {
  operator.time.ms += 40 * 24 * HOUR_MS;
  ({ cookie, uid, email } = await operator.player({ country: 'LV' }));
});

interface Limit {
  readonly kind: string;
  readonly used: { readonly amount: string; readonly currency: string } | null;
}

const credit = (amount: string, currency: string) => operator.control('credit', { uid, amount, currency });
const setLimit = (kind: string, amount: string) =>
  operator.call('responsible.setLimit', { kind, period: 'day', amount }, { cookie });
const used = async () => {
  const { data } = await operator.call('responsible.getSettings', {}, { cookie });
  return (data as { limits: Limit[] }).limits.map((one) => one.used);
};
const switchTo = (currency: string) => operator.call('account.setCurrency', { currency }, { cookie });
async function later(ms: number): Promise<void> {
  operator.time.ms += ms;
  cookie = (await operator.call('auth.login', { login: email, password: 'otter-lamp-71' })).cookie ?? '';
}

async function launch(): Promise<string> {
  const reply = await operator.app.inject({
    url: '/platform/game/lantern-harbor/play?locale=en',
    headers: { cookie: `croupier_session=${cookie}`, 'sec-fetch-site': 'same-origin' },
  });
  return new URL(String(reply.headers.location)).searchParams.get('session') ?? '';
}

async function wallet(method: string, body: object): Promise<string | null> {
  const payload = JSON.stringify(body);
  const path = `/wallet/${method}`;
  const headers = signedHeaders(testConfig.walletSecret, { method: 'POST', path, body: payload }, operator.time.ms);
  const reply = await operator.app.inject({ method: 'POST', url: path, payload, headers });
  return reply.json<{ error?: { type: string } }>().error?.type ?? null;
}

const newRound = () => `before-${(ids += 1)}`;
const stake = (round: string, session: string, amount: string, currency: string) =>
  wallet('bet', {
    session,
    round_id: round,
    transaction_id: `${round}:bet`,
    game: 'lantern-harbor',
    amount,
    currency,
  });
const undo = (round: string) =>
  wallet('rollback', {
    round_id: round,
    transaction_id: `${round}:rollback`,
    original_transaction_id: `${round}:bet`,
  });

/** Opens a game and loses everything at the sportsbook, which no quest rewards. Returns the game's session. */
async function lostInUsd(amount: string): Promise<string> {
  await credit(amount, 'USD');
  const session = await launch();
  await desk.launch(cookie);
  const id = desk.newId();
  expect((await desk.place(id, { amount })).status).toBe(200);
  await desk.settle(id, 1, 'settlement', '0.00', { stake_closed: amount });
  return session;
}

test('trust.md loss and wager limits count what was played in the currency of before, by the shown rates', async () => {
  await lostInUsd('100.00');
  expect((await switchTo('EUR')).error?.error_data).toBeUndefined();
  await setLimit('wager', '100.00');
  await setLimit('loss', '95.00');
  expect(await used()).toEqual([
    { amount: '90.00', currency: 'EUR' },
    { amount: '90.00', currency: 'EUR' },
  ]);
  await credit('20.00', 'EUR');
  const session = await launch();
  expect(await stake(newRound(), session, '5.01', 'EUR')).toBe('LimitExceeded');
  expect(await stake(newRound(), session, '5.00', 'EUR')).toBeNull();
});

test('trust.md play in a currency without a rate counts as all that a limit allows, not unit for unit', async () => {
  await credit('20.00', 'USD');
  await setLimit('wager', '100.00');
  const session = await launch();
  expect(await stake(newRound(), session, '1.00', 'USD')).toBeNull();
  await operator.database.query(
    `insert into operator.wallet_calls (id, kind, round_id, uid, amount, currency, original_id, reply, created_at)
     values ('unrated', 'bet', 'unrated', $1, 5, 'XXX', null, '{}', $2)`,
    [uid, new Date(operator.time.ms)],
  );
  expect(await stake(newRound(), session, '1.00', 'USD')).toBe('LimitExceeded');
  expect(await used()).toEqual([null]);
});

test('trust.md a limit that was set in another currency holds for the stakes of this one', async () => {
  await setLimit('wager', '9.00');
  // As an account had it that changed its currency before that was refused.
  await operator.database.query(`update operator.player_limits set currency = 'EUR' where uid = $1`, [uid]);
  await credit('20.00', 'USD');
  const session = await launch();
  expect(await stake(newRound(), session, '10.01', 'USD')).toBe('LimitExceeded');
  expect(await stake(newRound(), session, '10.00', 'USD')).toBeNull();
});

test('7-22 games that were opened before a change of the currency are over, also when it is changed back', async () => {
  const session = await lostInUsd('5.00');
  expect((await switchTo('EUR')).error?.error_data).toBeUndefined();
  await credit('5.00', 'USD');
  expect(await stake(newRound(), session, '1.00', 'USD')).toBe('SessionExpired');
  expect(await desk.place(desk.newId())).toMatchObject({ status: 401, body: { error: { type: 'SessionExpired' } } });
  expect((await switchTo('USD')).data).toBe(1);
  expect(await stake(newRound(), session, '1.00', 'USD')).toBe('SessionExpired');
  expect(await stake(newRound(), await launch(), '1.00', 'USD')).toBeNull();
});

test('7-22 a stake in another currency than the account’s is refused, whatever its game session says', async () => {
  await credit('5.00', 'USD');
  const session = await launch();
  await operator.database.query(`update operator.players set currency = 'EUR' where uid = $1`, [uid]);
  expect(await stake(newRound(), session, '1.00', 'USD')).toBe('SessionExpired');
  await expect(demandOwnCurrency(operator.database, { uid: BigInt(uid), currency: 'USD' })).rejects.toMatchObject({
    type: 'SessionExpired',
  });
  await expect(demandOwnCurrency(operator.database, { uid: BigInt(uid), currency: 'EUR' })).resolves.toBeUndefined();
});

test('trust.md a stake of a round that comes back counts at its own time: today’s limit is not widened', async () => {
  await credit('200.00', 'USD');
  await setLimit('wager', '50.00');
  await setLimit('loss', '50.00');
  const old = newRound();
  expect(await stake(old, await launch(), '50.00', 'USD')).toBeNull();
  await later(25 * HOUR_MS);
  await undo(old);
  const session = await launch();
  expect(await stake(newRound(), session, '50.01', 'USD')).toBe('LimitExceeded');
  const today = newRound();
  expect(await stake(today, session, '50.00', 'USD')).toBeNull();
  expect(await stake(newRound(), session, '0.01', 'USD')).toBe('LimitExceeded');
  // One of today makes the room that it has taken.
  await undo(today);
  expect(await stake(newRound(), session, '50.00', 'USD')).toBeNull();
});

const bet = async (amount: string) => {
  const id = desk.newId();
  const { status } = await desk.place(id, { amount });
  return { id, status };
};

test.each([
  ['a void', 'void', []],
  ['a result by which no leg counts', 'settlement', [{ index: 0, result: 'void', score: '' }]],
])('trust.md a stake of an older bet that comes back by %s does not widen today’s limit', async (_what, kind, legs) => {
  await credit('300.00', 'USD');
  await setLimit('wager', '50.00');
  await setLimit('loss', '50.00');
  await desk.launch(cookie);
  const old = await bet('50.00');
  expect(old.status).toBe(200);
  await later(25 * HOUR_MS);
  await desk.launch(cookie);
  expect((await desk.settle(old.id, 1, kind, '50.00', { stake_closed: '50.00', legs })).status).toBe(200);
  expect((await bet('50.01')).status).toBe(422);
  const today = await bet('50.00');
  expect(today.status).toBe(200);
  expect((await bet('0.10')).status).toBe(422);
  await desk.settle(today.id, 1, kind, '50.00', { stake_closed: '50.00', legs });
  expect((await bet('50.00')).status).toBe(200);
});
