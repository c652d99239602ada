import { expect, test } from 'vitest';
import { deferred } from '../../../tests/fakes/fakeCall.ts';
import type { Answers } from '../../../tests/fakes/fakeCall.ts';
import { testRoot } from '../../../tests/fakes/testRoot.ts';
import { serverTime, wireAccount } from '../../../tests/fakes/wireSamples.ts';
import { ApiError, NoAnswerError } from '../../lib/errors.ts';
import { money } from '../../shared/money/money.ts';
import { completeSiteConfig } from '../../app/settings/siteSettings.ts';
import type { SiteConfig } from '../../kernel/SiteConfig.ts';
import { playStore } from './PlayStore.ts';

const ticket: Answers = {
  'GET account.getToken': () => ({ token: 't/1', expires_at: serverTime }),
  'GET games.checkLaunch': () => 1,
};

async function atGame(answers: Answers = ticket, currency = 'USD', more: { readonly config?: SiteConfig } = {}) {
  const wire = wireAccount(7);
  const inCurrency = Object.fromEntries(
    Object.entries(wire).map(([key, value]) => [
      key,
      key.startsWith('balance_') && typeof value === 'object' && value !== null ? { amount: '100', currency } : value,
    ]),
  );
  const made = testRoot({
    answers: { 'GET account.getInfo': () => inCurrency as typeof wire, 'GET games.checkLaunch': () => 1, ...answers },
    ...more,
  });
  await made.root.session.load();
  return { ...made, play: made.root.store(playStore) };
}

const started = (roundId: string, stake = '1.00') => ({ type: 'round_started', roundId, stake }) as const;
const shown = (roundId: string, stake: string, totalWin: string) =>
  ({ type: 'round_shown', roundId, stake, totalWin }) as const;

test('2.6-3 the frame of a real game has a ticket, that of a demo does not', async () => {
  const { play, operator, root, clock } = await atGame();
  await play.open('jade-ascent', 'demo');
  expect([play.status, play.frame, play.net, operator.keys()]).toEqual([
    'open',
    '/platform/game/jade-ascent/demo?locale=en',
    null,
    ['GET account.getInfo', 'GET games.checkLaunch'],
  ]);
  await clock.advance(5_000);
  await play.open('jade-ascent', 'play');
  expect([play.status, play.frame, play.sitting.startedAt, play.net]).toEqual([
    'open',
    '/platform/game/jade-ascent/play?locale=en&token=t%2F1',
    root.clock.now(),
    money(0n, 'USD'),
  ]);
});

test('the sitting shows the net result of its rounds', async () => {
  const { play } = await atGame();
  await play.open('jade-ascent', 'play');
  for (const message of [
    started('r1'),
    shown('r1', '1.00', '0'),
    started('r2'),
    shown('r2', '1.00', '2.50'),
    started('r3'),
    shown('r3', '4', '0.00'),
  ])
    play.receive(message);
  expect([play.rounds, play.net, play.isRoundOpen]).toEqual([3, money(-3_50n, 'USD'), false]);
  await play.open('jade-ascent', 'play');
  expect([play.rounds, play.net]).toEqual([0, money(0n, 'USD')]);
});

test('3-59 the win of a free spin counts whole; it is no multiple of a stake, and the last own stake stays', async () => {
  const { play } = await atGame();
  await play.open('jade-ascent', 'play');
  for (const message of [started('r1'), shown('r1', '1.00', '0'), started('r2', '0.00'), shown('r2', '0.00', '9.00')])
    play.receive(message);
  expect([play.net, play.lastStake, play.bestWin]).toEqual([money(800n, 'USD'), money(100n, 'USD'), null]);
});

test('a round reported twice counts once', async () => {
  const { play } = await atGame();
  await play.open('jade-ascent', 'play');
  for (const message of [started('r1'), shown('r1', '1.00', '3.00'), shown('r1', '1.00', '3.00')])
    play.receive(message);
  expect([play.rounds, play.net]).toEqual([1, money(2_00n, 'USD')]);
});

test('currencies without and with three decimals are counted exactly', async () => {
  const yen = await atGame(ticket, 'JPY');
  await yen.play.open('jade-ascent', 'play');
  yen.play.receive(shown('r1', '100', '250'));
  const dinar = await atGame(ticket, 'KWD');
  await dinar.play.open('jade-ascent', 'play');
  dinar.play.receive(shown('r1', '0.100', '0.225'));
  expect([yen.play.net, dinar.play.net]).toEqual([money(150n, 'JPY'), money(125n, 'KWD')]);
});

test('an amount invalid in the currency does not change the result, and the round ends', async () => {
  const { play } = await atGame();
  await play.open('jade-ascent', 'play');
  play.receive(started('r1'));
  play.receive(shown('r1', '1.001', '5'));
  expect([play.net, play.isRoundOpen, play.rounds]).toEqual([money(0n, 'USD'), false, 1]);
});

test('4-64 a win is hidden until its round was shown', async () => {
  const { play, root } = await atGame();
  await play.open('jade-ascent', 'play');
  root.session.balance.holdWin('r1', money(20_00n, 'USD'));
  expect(root.session.balance.main).toEqual(money(80_00n, 'USD'));
  play.receive(shown('r1', '1.00', '20.00'));
  expect(root.session.balance.main).toEqual(money(100_00n, 'USD'));
});

test('a demo does not change the result, and shows no round of the real balance', async () => {
  const { play, root } = await atGame();
  await play.open('jade-ascent', 'demo');
  root.session.balance.holdWin('r1', money(20_00n, 'USD'));
  play.receive(shown('r1', '1.00', '20.00'));
  expect([play.rounds, play.net, root.session.balance.main]).toEqual([1, null, money(80_00n, 'USD')]);
});

test('I6 a win is noted once it is shown, and money moves only during a real round', async () => {
  const { play, root } = await atGame();
  const state = () => [root.play.isMoneyMoving, play.isRoundOpen, root.play.wins];
  await play.open('jade-ascent', 'play');
  expect(state()).toEqual([false, false, 0]);
  play.receive(started('r1'));
  expect(state()).toEqual([true, true, 0]);
  play.receive(shown('r1', '1.00', '0'));
  expect(state()).toEqual([false, false, 0]);
  play.receive(started('r2'));
  play.receive(shown('r2', '1.00', '0.50'));
  expect(state()).toEqual([false, false, 1]);
  await play.open('jade-ascent', 'demo');
  play.receive(started('d1'));
  expect(state()).toEqual([false, true, 1]);
  play.receive(shown('d1', '1.00', '9'));
  play.close();
  expect([play.status, play.frame, ...state()]).toEqual(['idle', null, false, false, 1]);
});

test('the best win of a sitting can be shared, from five stakes on and of real rounds only', async () => {
  const { play } = await atGame();
  await play.open('jade-ascent', 'play');
  play.receive(shown('r1', '1.00', '4.99'));
  expect(play.bestWin).toBeNull();
  play.receive(shown('r2', '1.00', '25.70'));
  play.receive(shown('r3', '1.00', '6.00'));
  expect(play.bestWin).toEqual({ roundId: 'r2', multiple: 25 });
  await play.open('jade-ascent', 'demo');
  play.receive(shown('d1', '1.00', '100.00'));
  expect(play.bestWin).toBeNull();
});

test('a session that ends during a game removes the frame and says why', async () => {
  const { play, root } = await atGame();
  await play.open('jade-ascent', 'play');
  play.receive(started('r1'));
  play.receive({ type: 'session_expired' });
  expect([play.status, play.frame, play.isRoundOpen, root.play.isMoneyMoving]).toEqual(['expired', null, false, false]);
});

test('a refused ticket means that the session is over, a failed one may be retried', async () => {
  const { play, operator } = await atGame({
    'GET account.getToken': () => Promise.reject(new ApiError('AuthorizationException', 401, {}, 'no')),
  });
  await play.open('jade-ascent', 'play');
  expect([play.status, play.frame]).toEqual(['expired', null]);
  operator.answers = { 'GET account.getToken': () => Promise.reject(new NoAnswerError('network')) };
  await play.open('jade-ascent', 'play');
  expect(play.status).toBe('failed');
  operator.answers = ticket;
  await play.open('jade-ascent', 'play');
  expect(play.status).toBe('open');
});

test('of two calls of open the later one counts, and close cancels both', async () => {
  const slow = deferred<{ token: string; expires_at: string }>();
  const { play } = await atGame({ 'GET account.getToken': () => slow.promise });
  const opening = play.open('jade-ascent', 'play');
  await play.open('cherry-parade', 'demo');
  slow.resolve({ token: 'late', expires_at: serverTime });
  await opening;
  expect([play.mode, play.frame]).toEqual(['demo', '/platform/game/cherry-parade/demo?locale=en']);

  const again = await atGame({ 'GET account.getToken': () => slow.promise });
  const leaving = again.play.open('jade-ascent', 'play');
  again.play.close();
  await leaving;
  expect([again.play.status, again.play.frame]).toEqual(['idle', null]);
});

const seconds = (delay: number) => ({
  config: completeSiteConfig({ games: { secondsDelayToShowDemoGameNotice: delay } }),
});

/** Opens a demo and lets this time pass. */
async function demoFor(ms: number, more: Parameters<typeof atGame>[2] = {}) {
  const made = await atGame(ticket, 'USD', more);
  await made.play.open('jade-ascent', 'demo');
  await made.clock.advance(ms);
  return { ...made, notices: () => made.root.dialogs.stack.filter(({ isOpen }) => isOpen).map(({ name }) => name) };
}

test.each([
  ['300 s by default', {}, 300_000],
  ['the configured time', seconds(45), 45_000],
])('3-38, 9-10, 2.10-6 after %s a demo shows the notice, once', async (_what, more, ms) => {
  const { notices, root, clock } = await demoFor(ms - 1, more);
  expect(notices()).toEqual([]);
  await clock.advance(1);
  expect(notices()).toEqual(['demoNotice']);
  root.dialogs.dismissTop();
  await clock.advance(ms * 2);
  expect(notices()).toEqual([]);
});

test('3-38 a delay of 0 s disables the notice; real play and a closed game have none', async () => {
  expect((await demoFor(900_000, seconds(0))).notices()).toEqual([]);
  const left = await demoFor(200_000);
  left.play.close();
  await left.clock.advance(900_000);
  expect(left.notices()).toEqual([]);
  const real = await demoFor(200_000);
  await real.play.open('jade-ascent', 'play');
  await real.clock.advance(900_000);
  expect(real.notices()).toEqual([]);
});

test('2.10-6 the notice waits for the end of the round', async () => {
  const { play, notices, clock } = await demoFor(299_999);
  play.receive(started('r1'));
  await clock.advance(5_000);
  expect(notices()).toEqual([]);
  play.receive(shown('r1', '1.00', '0'));
  await clock.advance(0);
  expect(notices()).toEqual(['demoNotice']);
});

test('2.10-6 accepting the notice starts real play: a player at once, a guest after signing up', async () => {
  const player = await demoFor(300_000);
  player.root.dialogs.stack[0]?.settle(true);
  await player.clock.advance(0);
  expect([player.play.mode, player.play.status]).toEqual(['play', 'open']);
  const guest = await demoFor(299_999);
  guest.root.session.end();
  await guest.clock.advance(1);
  guest.root.dialogs.stack[0]?.settle(true);
  await guest.clock.advance(0);
  expect([guest.play.mode, guest.navigated.map(({ path }) => path)]).toEqual([
    'demo',
    ['/game/jade-ascent?show_popup_reg=1'],
  ]);
});

test('2.10-6 an answer after the game was closed opens nothing', async () => {
  const { play, root, clock, navigated } = await demoFor(300_000);
  play.close();
  root.dialogs.stack[0]?.settle(true);
  await clock.advance(0);
  expect([play.frame, navigated]).toEqual([null, []]);
});

test('4-3 what a player does inside of the frame counts as activity; the end of the session does not', async () => {
  const { play, root } = await atGame();
  const noted: number[] = [];
  root.activity.subscribe(() => void noted.push(noted.length));
  await play.open('jade-ascent', 'play');
  play.receive(started('r1'));
  play.receive(shown('r1', '1.00', '0'));
  play.receive({ type: 'ready' });
  expect(noted).toHaveLength(3);
  play.receive({ type: 'session_expired' });
  expect(noted).toHaveLength(3);
});

test('7-15 the ticket of a real game is requested for the player of the page', async () => {
  const players: (number | undefined)[] = [];
  const { play } = await atGame({
    'GET account.getToken': (_input, options) => {
      players.push(options?.player);
      return { token: 't', expires_at: serverTime };
    },
  });
  await play.open('jade-ascent', 'play');
  expect(players).toEqual([7]);
});

test('4-6 signing out ends real play; a demo is nobody’s and goes on', async () => {
  const { play } = await atGame();
  await play.open('jade-ascent', 'demo');
  play.forgetPlayer();
  expect([play.status, play.frame]).toEqual(['open', '/platform/game/jade-ascent/demo?locale=en']);
  await play.open('jade-ascent', 'play');
  play.forgetPlayer();
  expect([play.status, play.frame]).toEqual(['idle', null]);
});
