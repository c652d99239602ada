import { expect, test } from 'vitest';
import { deferred } from '../../../../tests/fakes/fakeCall.ts';
import type { Answers } from '../../../../tests/fakes/fakeCall.ts';
import { testRoot } from '../../../../tests/fakes/testRoot.ts';
import { serverTime, wireAccount } from '../../../../tests/fakes/wireSamples.ts';
import { ApiError } from '../../../lib/errors.ts';
import { completeSiteConfig } from '../../../app/settings/siteSettings.ts';
import { slotErrorOf } from '../launchRefusal.ts';
import { playPath } from '../paths.ts';
import { playStore } from '../PlayStore.ts';
import { roundsStore } from './RoundsStore.ts';
import { needsMoney } from './startGame.ts';

const ready: Answers = {
  'GET account.getInfo': () => wireAccount(7),
  'GET account.getToken': () => ({ token: 't', expires_at: serverTime }),
  'GET games.checkLaunch': () => 1,
};
const refusal = (reason: string) => () =>
  Promise.reject(new ApiError('InvalidRequestException', 422, { reason }, 'no'));

async function atGame(answers: Answers = {}, config: object = {}) {
  const made = testRoot({ answers: { ...ready, ...answers }, config: completeSiteConfig(config) });
  await made.root.session.load();
  return { ...made, play: made.root.store(playStore) };
}

test('2.6-3 a name of the house’s own keeps its two parts in the path', () => {
  expect(playPath('custom/house slot', 'demo', { locale: 'en' })).toBe(
    '/platform/game/custom/house%20slot/demo?locale=en',
  );
});

test.each(['removed', 'maintenance', 'country', 'currency', 'demo'])(
  '2.11-4 a game that is refused for %s says so and opens no frame',
  async (reason) => {
    const { play } = await atGame({ 'GET games.checkLaunch': refusal(reason) });
    await play.open('jade-ascent', 'demo');
    expect([play.status, play.refusal, play.frame]).toEqual(['refused', reason, null]);
  },
);

test('2.11-4 a reason that is not known is a game that did not open', async () => {
  const { play } = await atGame({ 'GET games.checkLaunch': refusal('moon') });
  await play.open('jade-ascent', 'demo');
  expect([play.status, play.refusal]).toEqual(['failed', null]);
  expect([slotErrorOf('country'), slotErrorOf('__proto__'), slotErrorOf(null)]).toEqual([
    'country',
    'failed',
    'failed',
  ]);
});

test('2.11-4 a house without the check opens the game, and can refuse it in the frame', async () => {
  const { play, operator } = await atGame({
    'GET games.checkLaunch': () => Promise.reject(new ApiError('MethodNotFoundException', 404, {}, 'no')),
  });
  await play.open('jade-ascent', 'demo');
  expect(play.status).toBe('open');
  operator.answers = { ...ready, 'GET games.checkLaunch': refusal('maintenance') };
  await play.refuseFrame();
  expect([play.status, play.refusal, play.frame]).toEqual(['refused', 'maintenance', null]);
});

test('2.11-4 a studio that does not answer is given up by the player', async () => {
  const { play } = await atGame();
  await play.open('jade-ascent', 'play');
  play.giveUp();
  expect([play.status, play.refusal, play.frame]).toEqual(['refused', 'vendor', null]);
});

test('4-54 an open demo is no real play, but nothing covers it either', async () => {
  const { play, root } = await atGame();
  await play.open('jade-ascent', 'demo');
  expect([root.play.isPlaying, root.play.isGameOpen]).toEqual([false, true]);
  play.close();
  expect(root.play.isGameOpen).toBe(false);
});

test('a dead frame is opened again with a new ticket, and the sitting goes on', async () => {
  const { play, root, clock } = await atGame();
  await play.open('jade-ascent', 'play', 'Jade Ascent');
  const { startedAt } = play.sitting;
  play.receive({ type: 'round_shown', roundId: 'r1', stake: '1.00', totalWin: '0' });
  play.receive({ type: 'round_started', roundId: 'r2', stake: '1.00' });
  await clock.advance(20_000);
  const before = play.frameNumber;
  await play.reopen();
  expect([play.frameNumber, play.rounds, play.sitting.startedAt, play.sitting.recoveries, play.title]).toEqual([
    before + 1,
    1,
    startedAt,
    1,
    'Jade Ascent',
  ]);
  expect(root.play.isPlaying).toBe(true);
});

test('a game that was closed while its frame was being opened again stays closed', async () => {
  const { play, operator } = await atGame();
  await play.open('jade-ascent', 'play');
  const late = deferred<{ token: string; expires_at: string }>();
  operator.answers = { ...ready, 'GET account.getToken': () => late.promise };
  const reopening = play.reopen();
  play.close();
  late.resolve({ token: 't2', expires_at: serverTime });
  await reopening;
  expect([play.frame, play.status, play.sysname]).toEqual([null, 'idle', '']);
});

test('a refused bet offers the deposit in real play only, until the next round', async () => {
  const { play } = await atGame();
  await play.open('jade-ascent', 'demo');
  play.receive({ type: 'balance_needed' });
  expect(play.needsDeposit).toBe(false);
  await play.open('jade-ascent', 'play');
  play.receive({ type: 'balance_needed' });
  expect(play.needsDeposit).toBe(true);
  play.receive({ type: 'round_started', roundId: 'r1', stake: '1.00' });
  expect(play.needsDeposit).toBe(false);
});

test('4-3 a sign of life of the game is no activity of the player', async () => {
  const { play, root } = await atGame();
  await play.open('jade-ascent', 'play');
  let noted = 0;
  root.activity.subscribe(() => (noted += 1));
  play.receive({ type: 'alive' });
  expect(noted).toBe(0);
  play.receive({ type: 'ready' });
  expect(noted).toBe(1);
});

test('a game that went on in another tab is given up here', async () => {
  const { play, root } = await atGame();
  await play.open('jade-ascent', 'play');
  play.yieldToOther();
  expect([play.status, play.frame, root.play.isPlaying, play.sysname]).toEqual([
    'elsewhere',
    null,
    false,
    'jade-ascent',
  ]);
});

test('3-38 without money real play begins with a deposit where the configuration says so', async () => {
  const off = { games: { gamesItem: { canAccessSlotWithZeroBalance: false } } };
  const zero = Object.fromEntries(
    Object.entries(wireAccount(7)).map(([key, value]) => [
      key,
      key.startsWith('balance_') && typeof value === 'object' ? { amount: '0', currency: 'USD' } : value,
    ]),
  ) as unknown as ReturnType<typeof wireAccount>;
  const poor = await atGame({ 'GET account.getInfo': () => zero }, off);
  const rich = await atGame({}, off);
  const free = await atGame({ 'GET account.getInfo': () => zero });
  expect([poor, rich, free].map(({ root }) => needsMoney(root, 'jade-ascent'))).toEqual([true, false, false]);
});

test('7-72 the rounds of a game are the house’s, with their multipliers', async () => {
  const round = (id: string, status: 'open' | 'settled' | 'rolled_back', stake: string) => ({
    round_id: id,
    game: { sysname: 'jade-ascent', title: 'Jade Ascent', image: '', colour: '' },
    status,
    stake: { amount: stake, currency: 'USD' },
    payout: { amount: '2.50', currency: 'USD' },
    verify_url: status === 'settled' ? 'https://studio.test/verify' : '',
    started_at: serverTime,
    settled_at: null,
  });
  const items = [round('a', 'settled', '2.00'), round('b', 'open', '1.00'), round('c', 'settled', '0.00')];
  const { root } = await atGame({ 'GET games.getHistory': () => ({ count: 3, items }) });
  const store = root.store(roundsStore);
  await store.load('jade-ascent');
  expect(store.of('jade-ascent').map(({ id, multiple }) => [id, multiple])).toEqual([
    ['a', '1.25'],
    ['b', null],
    ['c', null],
  ]);
  expect(store.of('other')).toEqual([]);
  root.session.end();
  expect(root.store(roundsStore).of('jade-ascent')).toEqual([]);
});
