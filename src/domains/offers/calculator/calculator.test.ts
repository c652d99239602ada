import { expect, test } from 'vitest';
import { settle } from '../../../../tests/fakes/FakeClock.ts';
import { createTestApp } from '../../../../tests/fakes/testApp.ts';
import type { Answers } from '../../../../tests/fakes/fakeCall.ts';
import { ApiError } from '../../../lib/errors.ts';
import { chanceOf } from '../../../shared/bonus/chanceOf.ts';
import type { OfferPlan } from '../../../shared/bonus/chanceOf.ts';
import { wireOffer, wireTerms } from '../testing/wireOffer.ts';
import { createCalculatorApi } from './api.ts';
import { CalculatorStore } from './CalculatorStore.ts';
import { playHabits } from './playHabits.ts';

const usd = (amount: string) => ({ amount, currency: 'USD' });
const game = (sysname: string, type: string) => ({
  sysname,
  type,
  title: sysname.toUpperCase(),
  stake_from: 20,
  stake_to: 5000,
});
const round = (name: string, stake: string, second: number) => ({
  round_id: String(second),
  game: { sysname: name, title: name, image: '', colour: '' },
  verify_url: '',
  status: 'settled' as const,
  stake: usd(stake),
  payout: usd('0.00'),
  started_at: new Date(Date.UTC(2026, 2, 5, 12, 0, second)).toISOString(),
  settled_at: null,
});
/** Newest first, four seconds apart. */
const rounds = ['3.00', '2.00', '2.00', '0.50', '2.00', '2.00'].map((stake, index) =>
  round('wheel', stake, 40 - index * 4),
);

const coin: [number, number][] = [
  [0, 0.5],
  [2, 0.5],
];

function answers(more: Answers = {}): Answers {
  return {
    'GET campaigns.getOffer': () => wireOffer('a'),
    'GET metadata.getgeneralinfo': () =>
      ({ is_bonus_isolation_enabled: true, policy: { min_round_ms: 2500, funding_order: ['main', 'bonus'] } }) as never,
    'GET games.get': () => ({
      items: [game('wheel', 'casino'), game('reels', 'slot'), game('toss', 'fast')] as never,
      total: 3,
      facets: null,
    }),
    'GET games.getOdds': ({ sysname }) => ({ sysname, played: 'spins', source: 'exact', outcomes: coin }),
    'GET games.getHistory': () => ({ count: rounds.length, items: rounds }),
    ...more,
  };
}

async function start(more: Answers = {}, uid = 0, deposit: bigint | null = null) {
  const app = createTestApp({ answers: answers(more) });
  const plans: OfferPlan[] = [];
  const reckon = (plan: OfferPlan) => {
    plans.push(plan);
    return Promise.resolve(chanceOf(plan));
  };
  const store = new CalculatorStore(createCalculatorApi(app.call), reckon, app);
  await store.load('a', uid, deposit);
  await settle();
  return { app, store, plans };
}

test('clarity 1 a guest begins with the whole bonus, in a game that counts whole, at the market’s pace', async () => {
  const { store, plans } = await start();
  expect([store.deposit, store.gameName, store.stake]).toEqual(['100', 'reels', '1']);
  expect(plans).toMatchObject([{ amount: 10_000n, deposit: 10_000n, stake: 100n, secondsPerRound: 2.5, odds: coin }]);
  expect([store.status, store.reckoned?.required, store.reckoned?.rounds]).toEqual(['ready', 100_000n, 1000]);
});

test('clarity 1 only games that count can be chosen, those that count most first', async () => {
  const counts = { types: { casino: 10, fast: 0 }, games: {}, excluded: [] };
  const { store } = await start({
    'GET campaigns.getOffer': () =>
      wireOffer('a', { promotions: [{ ...wireOffer('a').promotions[0]!, terms: wireTerms({ counts }) }] }),
  });
  expect(store.data?.games.map(({ sysname, percent }) => [sysname, percent])).toEqual([
    ['reels', 100],
    ['wheel', 10],
  ]);
});

test('clarity 1 a player begins with their last game that counts, usual stake and own pace', async () => {
  const { store, plans } = await start({}, 7);
  expect([store.gameName, store.stake]).toEqual(['wheel', '2']);
  expect(plans[0]).toMatchObject({ stake: 200n, secondsPerRound: 4 });
});

test('clarity 1 the deposit that the player has typed is taken over, unless it does not earn the offer', async () => {
  expect((await start({}, 0, 5000n)).store.deposit).toBe('50');
  expect((await start({}, 0, 500n)).store.deposit).toBe('100');
});

test('clarity 1 what is typed is reckoned when it has stood for a moment; what cannot be staked is not', async () => {
  const { app, store, plans } = await start();
  store.typeDeposit('4');
  store.typeDeposit('40');
  expect([store.status, plans.length]).toEqual(['working', 1]);
  await app.clock.advance(250);
  await settle();
  expect([store.status, plans.length, store.reckoned?.amount]).toEqual(['ready', 2, 4000n]);
  for (const stake of ['0.10', '50.01', 'x', '']) {
    store.typeStake(stake);
    expect([store.stakeMinor, store.status]).toEqual([null, 'idle']);
  }
  store.typeDeposit('19.99');
  expect(store.depositMinor).toBeNull();
});

test('clarity 1 a stake above the maximum is reckoned as the maximum', async () => {
  const { store } = await start();
  store.typeStake('8');
  await store.reckon();
  expect([store.reckoned?.typedStake, store.reckoned?.stake]).toEqual([800n, 500n]);
});

test('clarity 1 a game whose studio does not say its odds has no chance, and no figures of another game', async () => {
  const { store, plans } = await start({
    'GET games.getOdds': () =>
      Promise.reject(new ApiError('InvalidFieldsException' as never, 422, { sysname: [{ code: 'noOdds' }] }, '')),
  });
  expect([store.status, plans.length, store.reckoned]).toEqual(['noOdds', 0, null]);
});

test('clarity 1 where bonus money pays first no chance is stated', async () => {
  const { store } = await start({
    'GET metadata.getgeneralinfo': () =>
      ({ is_bonus_isolation_enabled: true, policy: { min_round_ms: 0, funding_order: ['bonus', 'main'] } }) as never,
  });
  expect(store.status).toBe('noOdds');
});

test('clarity 1 an answer for the game before is dropped', async () => {
  const app = createTestApp({ answers: answers() });
  const waiting: (() => void)[] = [];
  const reckon = (plan: OfferPlan) =>
    new Promise<ReturnType<typeof chanceOf>>((resolve) => waiting.push(() => resolve(chanceOf(plan))));
  const store = new CalculatorStore(createCalculatorApi(app.call), reckon, app);
  await store.load('a', 0);
  await settle();
  store.chooseGame('wheel');
  await settle();
  waiting[1]?.();
  await settle();
  waiting[0]?.();
  await settle();
  expect(store.reckoned?.game.sysname).toBe('wheel');
});

test('clarity 1 an offer of free spins has nothing to reckon', async () => {
  const freespins = { game: 'g', title: 'G', count: 20, stake: usd('0.20') };
  const { store } = await start({
    'GET campaigns.getOffer': () =>
      wireOffer('a', { promotions: [{ kind: 'freespins', percent: 0, amount: null, terms: null, freespins }] }),
  });
  expect(store.loading).toBe('without');
});

test('habits: breaks and other games are no pace, few rounds tell none, other currencies no stake', () => {
  expect(playHabits(rounds, 'USD')).toEqual({ stake: 200n, secondsPerRound: 4, games: ['wheel'] });
  expect(playHabits(rounds.slice(0, 5), 'USD').secondsPerRound).toBeNull();
  expect(playHabits(rounds, 'EUR').stake).toBeNull();
  const mixed = rounds.map((_, index) => round(index % 2 === 0 ? 'wheel' : 'reels', '1.00', 40 - index * 4));
  expect(playHabits(mixed, 'USD')).toEqual({ stake: 100n, secondsPerRound: null, games: ['wheel', 'reels'] });
  expect(playHabits([], 'USD')).toEqual({ stake: null, secondsPerRound: null, games: [] });
});
