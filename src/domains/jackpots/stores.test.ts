import { expect, test } from 'vitest';
import { createTestApp } from '../../../tests/fakes/testApp.ts';
import type { Answers } from '../../../tests/fakes/fakeCall.ts';
import { settle } from '../../../tests/fakes/FakeClock.ts';
import { money } from '../../shared/money/money.ts';
import { celebrateWin } from './celebrateWin.ts';
import { dropsStore } from './DropsStore.ts';
import { jackpotsStore } from './JackpotsStore.ts';
import { poolLevel } from './poolLevel.ts';
import { wireDrop, wireJackpots } from './testing/wireJackpots.ts';

const answers: Answers = {
  'GET Jackpots.get': ({ currency }) => wireJackpots(currency || 'USD'),
  'GET Jackpots.getWinners': ({ count = 10 }) => ({
    count: 25,
    items: Array.from({ length: Math.min(count, 25) }, (_drop, index) => wireDrop(100 - index)),
  }),
};

const topic = (mini: string, last = 0) => ({
  pools: [{ jackpot: 'brass-tower', tier: 'mini' as const, amount: mini }],
  last_drop: last,
});

test('1-5 an amount is the server’s newest, whether it came with the page or over the socket', async () => {
  const app = createTestApp({ answers });
  const store = app.store(jackpotsStore);
  await store.load();
  const stop = store.follow();
  expect(store.amountOf('brass-tower', 'mini')).toEqual(money(50_00n, 'USD'));
  app.publish('jackpots', 'USD', topic('50.07'));
  expect(store.amountOf('brass-tower', 'mini')).toEqual(money(50_07n, 'USD'));
  expect(store.amountOf('brass-tower', 'grand')).toEqual(money(25_000_00n, 'USD'));
  stop();
  app.publish('jackpots', 'USD', topic('60.00'));
  expect(store.amountOf('brass-tower', 'mini')).toEqual(money(50_07n, 'USD'));
});

test('1-5 after a drop the terms of the new cycle are fetched', async () => {
  const app = createTestApp({ answers });
  const store = app.store(jackpotsStore);
  await store.load();
  store.follow();
  app.publish('jackpots', 'USD', topic('99.00', 4));
  await settle();
  expect(app.calls).toHaveLength(1);
  app.publish('jackpots', 'USD', topic('50.00', 5));
  await settle();
  expect(app.calls).toHaveLength(2);
});

test('1-5 a page rendered for guests is not fetched again for a player of the same currency, but for another', async () => {
  const app = createTestApp({ answers, uid: 7 });
  const store = app.store(jackpotsStore);
  store.hydrate(wireJackpots('USD'));
  await store.reload();
  expect(app.calls).toEqual([]);
  app.book(money(0n, 'EUR'));
  await store.reload();
  expect([app.calls.map(({ input }) => input), store.currency]).toEqual([[{ currency: 'EUR' }], 'EUR']);
});

test('1-5 amounts of one currency are never shown in another', async () => {
  const app = createTestApp({ answers, uid: 7 });
  const store = app.store(jackpotsStore);
  store.hydrate(wireJackpots('USD'));
  store.follow();
  app.publish('jackpots', 'USD', topic('77.00'));
  app.book(money(0n, 'EUR'));
  await store.reload();
  expect(store.amountOf('brass-tower', 'mini')).toEqual(money(50_00n, 'EUR'));
  app.publish('jackpots', 'USD', topic('78.00'));
  expect(store.amountOf('brass-tower', 'mini')?.currency).toBe('EUR');
});

test('7-76 winners are shown ten by ten; a failed answer can be asked for again', async () => {
  const app = createTestApp({ answers, uid: 7 });
  const store = app.store(dropsStore);
  await store.load('', 0);
  expect([store.items.length, store.hasMore]).toEqual([10, true]);
  await store.more();
  await store.more();
  expect([store.items.length, store.hasMore]).toEqual([25, false]);
  app.answers['GET Jackpots.getWinners'] = () => Promise.reject(new Error('down'));
  await store.load('brass-tower', 0);
  expect([store.status, store.items]).toEqual(['failed', []]);
  app.answers['GET Jackpots.getWinners'] = () => ({
    count: 1,
    items: [wireDrop(1, { player: { name: 'Heron7', is_sandbox: false, is_own: true } })],
  });
  await store.load('brass-tower', 0);
  expect(store.items).toMatchObject([{ id: '1', isOwn: true, name: 'Heron7' }]);
  app.signIn(0);
  expect(app.store(dropsStore).items).toEqual([]);
});

test('1-5 a vessel is as full as its pool is of its ceiling; a light grows with what was fed', () => {
  const pool = { seed: money(50n, 'USD'), bound: money(100n, 'USD') };
  expect([50n, 75n, 100n, 101n].map((amount) => poolLevel('must_drop', pool, money(amount, 'USD')))).toEqual([
    0.5, 0.75, 1, 1,
  ]);
  expect([50n, 100n, 900n].map((amount) => poolLevel('random', pool, money(amount, 'USD')))).toEqual([0.5, 1, 1]);
  expect(poolLevel('must_drop', { ...pool, bound: money(0n, 'USD') }, money(1n, 'USD'))).toBe(0);
});

const won = {
  type: 'jackpots.won',
  data: {
    id: 1,
    jackpot: 'brass-tower',
    tier: 'mini',
    amount: { amount: '93.26', currency: 'USD' },
    round_id: 'round-1',
  },
} as const;

function celebrating() {
  const app = createTestApp({ uid: 7 });
  const shown: string[] = [];
  const told: unknown[] = [];
  Object.assign(app.session.balance, { roundShown: (id: string) => void shown.push(id) });
  app.dialogs.queue = ((_kind: unknown, props: unknown) => {
    told.push(props);
    return Promise.resolve(app.dialogAnswer);
  }) as typeof app.dialogs.queue;
  return { app, shown, told };
}

test('1-5 a jackpot is told when the game has shown the round that won it', async () => {
  const { app, shown, told } = celebrating();
  app.play.setPlaying(true);
  app.play.setRoundOpen(true);
  const done = celebrateWin(app, won);
  await settle();
  expect(told).toEqual([]);
  app.play.setRoundOpen(false);
  await done;
  expect([told, shown, app.navigated]).toEqual([
    [{ jackpot: 'brass-tower', tier: 'mini', amount: money(93_26n, 'USD') }],
    ['round-1'],
    ['/jackpots/brass-tower'],
  ]);
});

test('1-5 a round that is never shown holds a jackpot for ten seconds; another player is told nothing', async () => {
  const { app, told } = celebrating();
  app.dialogAnswer = false;
  app.play.setPlaying(true);
  app.play.setRoundOpen(true);
  const done = celebrateWin(app, won);
  await app.clock.advance(10_000);
  await done;
  expect([told.length, app.navigated]).toEqual([1, []]);
  const late = celebrateWin(app, won);
  app.signIn(8);
  await app.clock.advance(10_000);
  await late;
  expect(told.length).toBe(1);
});
