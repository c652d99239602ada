// @vitest-environment happy-dom
import { reaction, runInAction } from 'mobx';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { settle } from '../../../tests/fakes/FakeClock.ts';
import type { Answers } from '../../../tests/fakes/fakeCall.ts';
import { testRoot } from '../../../tests/fakes/testRoot.ts';
import { usd, wireAccount, wireBalance, wireBalances } from '../../../tests/fakes/wireSamples.ts';
import type { BalanceUpdated } from '../../contract/profile/account.ts';
import type { RealtimeEvent } from '../../contract/index.ts';
import { ApiError, NoAnswerError } from '../../lib/errors.ts';
import type { connectRealtime } from '../../lib/realtime/connectRealtime.ts';
import { money } from '../../shared/money/money.ts';
import { signOut } from '../../domains/session/face/signOut.ts';
import { fetchManifests } from '../routing/fetchManifests.ts';
import { startRealtime } from './realtime.ts';

type Handlers = Parameters<typeof connectRealtime>[0]['handlers'];

const line = vi.hoisted(() => ({ told: [] as string[], handlers: null as Handlers | null, isConnected: false }));

vi.mock('../../lib/realtime/connectRealtime.ts', () => ({
  connectRealtime: ((options) => {
    line.handlers = options.handlers;
    return {
      begin: (player, from) => void line.told.push(`begin ${player} after ${from}`),
      end() {
        line.told.push('end');
        // As the real one does.
        if (line.isConnected) options.handlers.onState(false);
        line.isConnected = false;
      },
      wake: () => void line.told.push('wake'),
    };
  }) satisfies typeof connectRealtime,
}));

let stop: () => void = () => {};
/** Events are handled by the domains' manifests: their import must not outlast the tests. */
beforeAll(async () => {
  await fetchManifests();
}, 60_000);
beforeEach(() => {
  line.told = [];
  line.isConnected = false;
});
afterEach(() => stop());

async function playerOnline(answers: Answers = {}) {
  const made = testRoot({
    answers: {
      'GET account.getInfo': () => wireAccount(7),
      'GET account.getBalance': () => wireBalance('100.00', 1),
      ...answers,
    },
  });
  await made.root.session.load();
  stop = startRealtime(made.root);
  const asked = () => made.operator.keys().filter((key) => key === 'GET account.getBalance').length;
  return { ...made, asked, handlers: line.handlers! };
}

const moved = (main: string, version: number, cause: BalanceUpdated['data']['cause']): RealtimeEvent => ({
  type: 'account.balance_updated',
  data: { ...wireBalances(main, version), cause },
});
const win = (roundId: string, amount: string) => ({ kind: 'win', round_id: roundId, amount: usd(amount) }) as const;
const stake = (amount: string) => ({ kind: 'stake', round_id: 'r1', amount: usd(amount) }) as const;

test('4-64 a stake is shown at once, the win of its round only when the game has shown it', async () => {
  const { root, handlers } = await playerOnline();
  const seen: (bigint | undefined)[] = [];
  handlers.onEvent(moved('99.00', 2, stake('1.00')));
  seen.push(root.session.balance.main?.minor);
  handlers.onEvent(moved('149.00', 3, win('r1', '50.00')));
  seen.push(root.session.balance.main?.minor);
  root.session.balance.roundShown('r1');
  seen.push(root.session.balance.main?.minor);
  expect(seen).toEqual([99_00n, 99_00n, 149_00n]);
});

test('4-64 a win is held back without being shown for a moment', async () => {
  const { root, handlers } = await playerOnline();
  const shown: (bigint | undefined)[] = [];
  const stopLooking = reaction(
    () => root.session.balance.main?.minor,
    (minor) => shown.push(minor),
  );
  handlers.onEvent(moved('150.00', 2, win('r1', '50.00')));
  stopLooking();
  expect(shown).toEqual([]);
});

test('4-39 the money of a wheel waits until the wheel has stopped; other gifts are shown at once', async () => {
  const { root, handlers } = await playerOnline();
  const gift = (id: string, amount: string) => ({ kind: 'bonus', round_id: id, amount: usd(amount) }) as const;
  handlers.onEvent(moved('105.00', 2, gift('wheel:31', '5.00')));
  handlers.onEvent(moved('107.00', 3, gift('', '2.00')));
  expect(root.session.balance.main?.minor).toBe(102_00n);
  root.session.balance.roundShown('wheel:31');
  expect(root.session.balance.main?.minor).toBe(107_00n);
});

test('4-64 a win without a round, such as a correction, is shown at once', async () => {
  const { root, handlers } = await playerOnline();
  handlers.onEvent(moved('150.00', 2, win('', '50.00')));
  expect(root.session.balance.main).toEqual(money(150_00n, 'USD'));
});

test.each([
  ['an amount that is none', { ...moved('1e309', 2, win('r1', '50.00')) }],
  ['a win that is none', moved('150.00', 2, { kind: 'win', round_id: 'r1', amount: usd('1e309') })],
  [
    'no balances at all',
    {
      type: 'account.balance_updated',
      data: { balance_version: 2, cause: win('r1', '50.00') },
    } as unknown as RealtimeEvent,
  ],
  ['no cause', { type: 'account.balance_updated', data: wireBalances('5.00', 2) } as unknown as RealtimeEvent],
])('I6 an event with %s changes no figure: the balance is requested instead', async (_what, event) => {
  const { root, handlers, asked } = await playerOnline({ 'GET account.getBalance': () => wireBalance('120.00', 4) });
  handlers.onEvent(event);
  expect([root.session.balance.main, root.session.balance.isStale]).toEqual([money(100_00n, 'USD'), true]);
  await settle();
  expect([asked(), root.session.balance.main, root.session.balance.isStale]).toEqual([1, money(120_00n, 'USD'), false]);
});

test('events go to their subscribers, those of the balance once they have been read', async () => {
  const { root, handlers } = await playerOnline();
  const heard: RealtimeEvent[] = [];
  root.news.subscribe((event) => heard.push(event));
  const event: RealtimeEvent = { type: 'cashier.transaction_updated', data: { id: 't1', status: 'completed' } };
  handlers.onEvent(event);
  const stakeTaken = moved('99.00', 2, stake('1.00'));
  handlers.onEvent(stakeTaken);
  handlers.onEvent(moved('1e309', 3, stake('1.00')));
  expect(heard).toEqual([event, stakeTaken]);
});

test('4-6 a session that ended elsewhere ends here, even if the account request fails', async () => {
  const { root, operator, handlers } = await playerOnline();
  operator.answers = { 'GET account.getInfo': () => Promise.reject(new NoAnswerError('network')) };
  handlers.onEvent({ type: 'account.session_ended', data: { reason: 'logout' } });
  await settle();
  expect([root.session.status, root.dialogs.isAnyOpen, line.told]).toEqual([
    'guest',
    false,
    ['begin 7 after 40', 'end'],
  ]);
});

test.each([
  ['a guest is here', () => wireAccount(0)],
  ['that can not be asked', () => Promise.reject(new NoAnswerError('network'))],
])(
  '8-3 a session that expired (%s) opens the sign-in popup over the page, so that nothing typed is lost',
  async (_what, answer) => {
    const { root, operator, handlers } = await playerOnline();
    operator.answers = { 'GET account.getInfo': answer };
    const seen: boolean[] = [];
    const stopLooking = reaction(
      () => root.session.status,
      () => seen.push(root.dialogs.isAnyOpen),
    );
    handlers.onEvent({ type: 'account.session_ended', data: { reason: 'expired' } });
    await settle();
    stopLooking();
    // The popup must open before the session ends: otherwise the guard of personal pages redirects.
    expect([root.session.status, seen]).toEqual(['guest', [true]]);
    // 3-65: the toast has no close button; the popup is to be answered.
    expect(root.notices.list.map(({ type, allowClose }) => [type, allowClose])).toEqual([['info', false]]);
  },
);

test('a session replaced by another tab’s continues with that one', async () => {
  const { root, operator, handlers, clock } = await playerOnline();
  // The event arrives before the other tab's new cookie.
  operator.answers = { ...operator.answers, 'GET account.getInfo': () => wireAccount(0) };
  handlers.onEvent({ type: 'account.session_ended', data: { reason: 'replaced' } });
  await settle();
  operator.answers = { ...operator.answers, 'GET account.getInfo': () => wireAccount(7) };
  await clock.advance(1_000);
  expect([root.session.status, root.dialogs.isAnyOpen]).toEqual(['player', false]);
});

test('8-10 a banned player is not asked to sign in again', async () => {
  const { root, operator, handlers } = await playerOnline();
  operator.answers = { 'GET account.getInfo': () => Promise.reject(new ApiError('UserBannedException', 403, {}, '')) };
  handlers.onEvent({ type: 'account.session_ended', data: { reason: 'banned' } });
  await settle();
  expect([root.session.status, root.dialogs.isAnyOpen]).toEqual(['guest', false]);
});

test('I6 a gap and every new connection request the balance', async () => {
  const { handlers, asked } = await playerOnline();
  handlers.onState(true);
  handlers.onGap();
  await settle();
  expect(asked()).toBe(2);
});

test('4-48 with the socket down for 10 s polling takes over, until it is connected again', async () => {
  const { clock, handlers, asked } = await playerOnline();
  handlers.onState(true);
  await clock.advance(60_000);
  expect(asked()).toBe(1);
  handlers.onState(false);
  await clock.advance(9_999);
  expect(asked()).toBe(1);
  await clock.advance(1);
  expect(asked()).toBe(2);
  await clock.advance(20_000);
  expect(asked()).toBe(4);
  handlers.onState(true);
  await clock.advance(60_000);
  expect(asked()).toBe(5);
});

test('4-7 when a guest is here, a socket that closes late starts no polling, and one that opens late asks for no balance', async () => {
  const { root, clock, handlers, asked } = await playerOnline();
  handlers.onState(true);
  await settle();
  root.session.end();
  handlers.onState(false);
  expect(clock.waiting).toBe(0);
  handlers.onState(true);
  await clock.advance(60_000);
  expect(asked()).toBe(1);
});

test('4-6 after stop no timer and no connection is left', async () => {
  const { root, clock } = await playerOnline();
  root.session.end();
  expect([line.told, clock.waiting]).toEqual([['begin 7 after 40', 'end'], 0]);
});

test('4-48 a stop while the socket is connected, or signing out, leaves no polling behind', async () => {
  const stopped = await playerOnline();
  line.isConnected = true;
  stopped.handlers.onState(true);
  stop();
  expect([line.told.at(-1), stopped.clock.waiting]).toEqual(['end', 0]);

  const leaving = await playerOnline();
  line.isConnected = true;
  leaving.handlers.onState(true);
  await settle();
  runInAction(() => (leaving.root.session.isLeaving = true));
  expect([line.told.at(-1), leaving.root.session.isPlayer, leaving.clock.waiting]).toEqual(['end', true, 0]);
});

test('4-7 a refused ticket asks for no account where a guest is here or the player is signing out', async () => {
  const { root, operator, handlers } = await playerOnline();
  const asked = () => operator.keys().filter((key) => key === 'GET account.getInfo').length;
  const before = asked();
  runInAction(() => (root.session.isLeaving = true));
  handlers.onRefused();
  root.session.cancelSignOut();
  root.session.end();
  handlers.onRefused();
  await settle();
  expect(asked()).toBe(before);
});

test('on wake-up it requests the balance and connects, if a player is signed in and the page is visible', async () => {
  const { root, asked } = await playerOnline();
  dispatchEvent(new Event('online'));
  expect(line.told).toEqual(['begin 7 after 40', 'wake']);
  root.session.end();
  dispatchEvent(new Event('online'));
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
  expect([line.told, asked()]).toEqual([['begin 7 after 40', 'wake', 'end'], 1]);
});

test('4-6 signing out closes the socket, then calls logout, then goes to the index', async () => {
  const { root, platform } = await playerOnline({
    'GET auth.logout': () => {
      line.told.push('logout');
      return 1;
    },
  });
  platform.restart = (address) => void line.told.push(`restart ${address}`);
  await signOut(root);
  expect(line.told).toEqual(['begin 7 after 40', 'end', 'logout', 'restart /']);
});

test('4-6 a sign-out that fails opens the socket again', async () => {
  const { root } = await playerOnline({ 'GET auth.logout': () => Promise.reject(new NoAnswerError('network')) });
  await signOut(root);
  expect([line.told, root.session.isPlayer]).toEqual([['begin 7 after 40', 'end', 'begin 7 after 40'], true]);
});

test('a session that its player ended on another device ends here at once, with a notice and without a popup', async () => {
  const { root, operator, handlers } = await playerOnline();
  operator.answers = { 'GET account.getInfo': () => wireAccount(0) };
  handlers.onEvent({ type: 'account.session_ended', data: { reason: 'ended_elsewhere' } });
  await settle();
  expect([root.session.status, root.dialogs.isAnyOpen, root.notices.list.map(({ text }) => text)]).toEqual([
    'guest',
    false,
    ['You were signed out here from another device.'],
  ]);
});

test('7-15 a refused ticket loads the account of whoever is signed in now, and the socket is theirs', async () => {
  const { root, operator, handlers } = await playerOnline();
  operator.answers = { ...operator.answers, 'GET account.getInfo': () => wireAccount(8) };
  handlers.onRefused();
  await settle();
  expect([root.session.uid, line.told]).toEqual([8, ['begin 7 after 40', 'begin 8 after 40']]);
});
