import { expect, test } from 'vitest';
import { deferred, fakeCall } from '../../../tests/fakes/fakeCall.ts';
import type { Answers } from '../../../tests/fakes/fakeCall.ts';
import { FakeClock, settle } from '../../../tests/fakes/FakeClock.ts';
import { serverTime, usd, wireAccount, wireBalance, wireBalances } from '../../../tests/fakes/wireSamples.ts';
import type { CallOutput } from '../../contract/index.ts';
import { NoAnswerError } from '../../lib/errors.ts';
import { money } from '../../shared/money/money.ts';
import { SessionStore } from './SessionStore.ts';

function sessionWith(answers: Answers) {
  const clock = new FakeClock();
  const operator = fakeCall(answers);
  return { session: new SessionStore(operator.call, clock), operator, clock };
}

async function playerWith(answers: Answers = {}) {
  const made = sessionWith({ 'GET account.getInfo': () => wireAccount(7), ...answers });
  await made.session.load();
  return made;
}

test('nothing is requested before load is called', () => {
  const { session, operator } = sessionWith({});
  expect([session.status, session.isPlayer, session.uid, session.balance.total, operator.calls]).toEqual([
    'unknown',
    false,
    0,
    null,
    [],
  ]);
});

test('3-7 uid 0 is a guest without a balance, any higher uid a player with one', async () => {
  const { session, operator, clock } = sessionWith({ 'GET account.getInfo': () => wireAccount(0) });
  await session.load();
  expect([session.status, session.isPlayer, session.uid, session.account, session.balance.total]).toEqual([
    'guest',
    false,
    0,
    null,
    null,
  ]);
  operator.answers = { 'GET account.getInfo': () => wireAccount(7) };
  await session.load();
  expect([session.status, session.isPlayer, session.uid, session.balance.total]).toEqual([
    'player',
    true,
    7,
    money(106_00n, 'USD'),
  ]);
  expect(clock.learned).toEqual([serverTime, serverTime]);
});

test('3-3, 3-5, 3-6 the account has the client’s own field names', async () => {
  const told = {
    fakename: 'Robin',
    is_subscribed: true,
    is_on_verification: true,
    is_kyc_block_enabled: true,
    country_code: 'LV',
    two_factor_auth: true,
    previous_login_at: serverTime,
  };
  const { session } = await playerWith({ 'GET account.getInfo': () => wireAccount(7, told) });
  expect(session.account).toEqual({
    uid: 7,
    login: 'robin@example.test',
    nickname: 'Robin',
    registeredAt: '2026-01-02T10:00:00.000Z',
    previousLoginAt: serverTime,
    locale: 'en',
    countryCode: 'LV',
    isSubscribed: true,
    isOnVerification: true,
    isKycBlockEnabled: true,
    isVerified: false,
    isRegistrationCompleted: true,
    hasTwoFactor: true,
    hasDeposits: false,
    eventSeq: 40,
  });
});

const broken: [string, unknown][] = [
  ['nothing', undefined],
  ['null', null],
  ['an empty object', {}],
  ['a list', []],
  ['a negative uid', wireAccount(-1)],
  ['half a uid', wireAccount(1.5)],
  ['a uid as text', { ...wireAccount(7), uid: '8' }],
  ['an amount with an exponent', { ...wireAccount(8), balance_main: usd('1e309') }],
  ['an amount with grouping', { ...wireAccount(8), balance_main: usd('1,000') }],
  ['an amount as a fraction in floats', { ...wireAccount(8), balance_main: { amount: 0.1 + 0.2, currency: 'USD' } }],
  ['no bonus', { ...wireAccount(8), balance_bonus: undefined }],
  ['a version that is none', { ...wireAccount(8), balance_version: Number.NaN }],
];

test.each(broken)('I6 an account of an unknown shape does not change the session: %s', async (_what, wire) => {
  const { session, operator } = await playerWith();
  operator.answers = { 'GET account.getInfo': () => wire as CallOutput<'GET account.getInfo'> };
  await expect(session.load()).rejects.toThrow();
  expect([session.status, session.uid, session.balance.total]).toEqual(['player', 7, money(106_00n, 'USD')]);
});

test('a temporary failure signs nobody out', async () => {
  const { session, operator } = await playerWith();
  operator.answers = { 'GET account.getInfo': () => Promise.reject(new NoAnswerError('network')) };
  await expect(session.load()).rejects.toThrow(NoAnswerError);
  expect([session.status, session.uid]).toEqual(['player', 7]);
});

test('4-64 a refresh applies the later balance', async () => {
  const { session } = await playerWith({ 'GET account.getBalance': () => wireBalance('90.00', 2) });
  await session.refreshBalance();
  expect([session.balance.main, session.balance.isStale]).toEqual([money(90_00n, 'USD'), false]);
});

test('I6 an unreadable balance marks the last one as stale, until a readable one', async () => {
  const answers = [
    () => Promise.reject(new NoAnswerError('malformed')),
    () => ({ ...wireBalance('1.00', 9), balance_main: usd('NaN') }),
    () => wireBalance('90.00', 2),
  ];
  const { session } = await playerWith({ 'GET account.getBalance': () => answers.shift()!() });
  const seen = [];
  for (let turn = 0; turn < 3; turn += 1) {
    await session.refreshBalance();
    seen.push([session.balance.main, session.balance.isStale]);
  }
  expect(seen).toEqual([
    [money(100_00n, 'USD'), true],
    [money(100_00n, 'USD'), true],
    [money(90_00n, 'USD'), false],
  ]);
});

test('4-64 a fresh win is held for the rest of its ten seconds', async () => {
  const at = (ageMs: number) => new Date(Date.parse(serverTime) - ageMs).toISOString();
  const fresh_wins = [
    { round_id: 'r1', amount: usd('20.00'), at: at(4_000) },
    { round_id: 'r0', amount: usd('3.00'), at: at(60_000) },
  ];
  const { session, clock } = await playerWith({
    'GET account.getInfo': () => wireAccount(7, { server_time: at(120_000) }),
    'GET account.getBalance': () => wireBalance('123.00', 2, { fresh_wins }),
  });
  await session.refreshBalance();
  expect(session.balance.main).toEqual(money(103_00n, 'USD'));
  await clock.advance(5_999);
  expect(session.balance.main).toEqual(money(103_00n, 'USD'));
  await clock.advance(1);
  expect(session.balance.main).toEqual(money(123_00n, 'USD'));
});

test('4-64 a win from before this page was opened is not held: no game on it is showing it', async () => {
  const at = (ageMs: number) => new Date(Date.parse(serverTime) - ageMs).toISOString();
  const fresh_wins = [{ round_id: 'r1', amount: usd('1.60'), at: at(1) }];
  const { session } = await playerWith({ 'GET account.getBalance': () => wireBalance('100.00', 1, { fresh_wins }) });
  await session.refreshBalance();
  expect(session.balance.main).toEqual(money(100_00n, 'USD'));
});

test('4-6 after end no data of the player and no timer is left', async () => {
  const { session, clock } = await playerWith({
    'GET account.getBalance': () =>
      wireBalance('120.00', 2, { fresh_wins: [{ round_id: 'r1', amount: usd('20.00'), at: serverTime }] }),
  });
  await session.refreshBalance();
  session.end();
  expect([session.status, session.uid, session.account, session.balance.total, clock.waiting]).toEqual([
    'guest',
    0,
    null,
    null,
    0,
  ]);
});

test('a balance requested for the previous player is dropped', async () => {
  const late = deferred<CallOutput<'GET account.getBalance'>>();
  const { session, operator } = await playerWith({ 'GET account.getBalance': () => late.promise });
  const asking = session.refreshBalance();
  session.end();
  operator.answers = { 'GET account.getInfo': () => wireAccount(8, wireBalances('3.00', 1)) };
  await session.load();
  late.resolve(wireBalance('900.00', 50));
  await asking;
  expect([session.uid, session.balance.main]).toEqual([8, money(3_00n, 'USD')]);
});

test("another player's balance is not compared with the previous player's versions", async () => {
  const { session, operator } = await playerWith({
    'GET account.getInfo': () => wireAccount(7, wireBalances('900.00', 50)),
  });
  operator.answers = { 'GET account.getInfo': () => wireAccount(8, wireBalances('3.00', 1)) };
  await session.load();
  expect(session.balance.main).toEqual(money(3_00n, 'USD'));
});

test('of two session requests the later one counts, whichever is answered first', async () => {
  const before = deferred<CallOutput<'GET account.getInfo'>>();
  const answers = [() => before.promise, () => wireAccount(7)];
  const { session } = sessionWith({ 'GET account.getInfo': () => answers.shift()!() });
  const first = session.load();
  await session.load();
  before.resolve(wireAccount(0));
  await first;
  await settle();
  expect([session.status, session.uid]).toEqual(['player', 7]);
});

test('a bearer token is kept as long as its session; answers to requests sent without it are dropped', async () => {
  const earlier = deferred<ReturnType<typeof wireAccount>>();
  const { session, operator } = sessionWith({ 'GET account.getInfo': () => earlier.promise });
  const asking = session.load();
  session.keepBearer('bearer-1');
  earlier.resolve(wireAccount(0));
  await asking;
  expect([session.status, session.bearer]).toEqual(['unknown', 'bearer-1']);
  operator.answers = { 'GET account.getInfo': () => wireAccount(7) };
  await session.load();
  expect([session.uid, session.bearer]).toEqual([7, 'bearer-1']);
  session.end();
  expect(session.bearer).toBeNull();
});

test('4-6 signing out waits for a pending balance request, and no more are sent', async () => {
  const slow = deferred<CallOutput<'GET account.getBalance'>>();
  const { session, operator } = await playerWith({ 'GET account.getBalance': () => slow.promise });
  void session.refreshBalance();
  let hasLeft = false;
  void session.beginSignOut().then(() => {
    hasLeft = true;
  });
  await session.refreshBalance();
  await settle();
  expect([hasLeft, operator.keys().filter((key) => key === 'GET account.getBalance').length]).toEqual([false, 1]);
  slow.resolve(wireBalance('106.00', 2));
  await settle();
  expect(hasLeft).toBe(true);
});

test('4-6 signing out waits for an answer at most one second', async () => {
  const { session, clock } = await playerWith({ 'GET account.getBalance': () => new Promise(() => {}) });
  void session.refreshBalance();
  let hasLeft = false;
  void session.beginSignOut().then(() => {
    hasLeft = true;
  });
  await settle();
  expect(hasLeft).toBe(false);
  await clock.advance(1_000);
  expect(hasLeft).toBe(true);
});

test('4-6 if signing out fails, the balance is requested again', async () => {
  const { session, operator } = await playerWith({ 'GET account.getBalance': () => wireBalance('106.00', 2) });
  await session.beginSignOut();
  await session.refreshBalance();
  session.cancelSignOut();
  await session.refreshBalance();
  expect(operator.keys().filter((key) => key === 'GET account.getBalance').length).toBe(1);
});

test('I6 the balance is requested for the player of the page only', async () => {
  const players: (number | undefined)[] = [];
  const { session } = await playerWith({
    'GET account.getBalance': (_input, options) => {
      players.push(options?.player);
      return wireBalance('100.00', 2);
    },
  });
  await session.refreshBalance();
  expect(players).toEqual([7]);
});
