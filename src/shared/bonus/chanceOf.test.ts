import { expect, test } from 'vitest';
import { chanceOf } from './chanceOf.ts';
import type { OfferPlan } from './chanceOf.ts';
import { wagerOdds } from './wagerOdds.ts';

const terms: OfferPlan['terms'] = {
  type: 'casino',
  wager_times: 10,
  wager_base: 'bonus',
  is_sticky: false,
  max_stake: null,
  max_conversion_times: null,
  days: 7,
  counts: { types: {}, games: {}, excluded: [] },
};
const coin = [
  [0, 0.5],
  [2, 0.5],
] as const;
const plan = (more: Partial<OfferPlan> = {}): OfferPlan => ({
  terms,
  amount: 1000n,
  deposit: 0n,
  stake: 100n,
  game: { sysname: 'coin', type: 'fast' },
  odds: coin,
  isIsolated: true,
  secondsPerRound: 3,
  ...more,
});

test('one stake and two tosses of a coin: the second is only there after the first was won', () => {
  const { chance, left } = wagerOdds({
    outcomes: coin,
    main: 0,
    bonus: 1,
    rounds: 2,
    isIsolated: true,
    isSticky: false,
    most: null,
  });
  expect(chance).toBeCloseTo(0.5, 9);
  // 3 stakes or 1, equally often.
  expect(left).toBeCloseTo(2, 9);
});

test('a fair coin: as often as counted step by step, and no money is made or lost', () => {
  let balances = new Map([[10, 1]]);
  for (let round = 0; round < 100; round += 1) {
    const next = new Map<number, number>();
    for (const [balance, chance] of balances)
      for (const to of [balance - 1, balance + 1]) if (to > 0) next.set(to, (next.get(to) ?? 0) + chance / 2);
    balances = next;
  }
  const counted = [...balances.values()].reduce((sum, chance) => sum + chance, 0);
  const { chance, left } = chanceFor(100);
  expect(chance).toBeCloseTo(counted, 4);
  expect(chance * left).toBeCloseTo(10, 3);
});

function chanceFor(rounds: number) {
  return wagerOdds({ outcomes: coin, main: 0, bonus: 10, rounds, isIsolated: true, isSticky: false, most: null });
}

test('a game that always pays the stake back costs nothing', () => {
  expect(chanceOf(plan({ odds: [[1, 1]] }))).toMatchObject({
    chance: 1,
    cost: 0n,
    paid: 1000n,
    rounds: 100,
    seconds: 300,
  });
});

test('only what counts brings the requirement nearer, and the maximum stake holds', () => {
  const half = chanceOf(plan({ terms: { ...terms, counts: { types: { fast: 50 }, games: {}, excluded: [] } } }));
  expect(half).toMatchObject({ required: 10_000n, percent: 50, rounds: 200 });
  const excluded = chanceOf(plan({ terms: { ...terms, counts: { types: {}, games: {}, excluded: ['coin'] } } }));
  expect(excluded).toMatchObject({ percent: 0, rounds: null, chance: 0 });
  const low = chanceOf(plan({ terms: { ...terms, max_stake: { amount: '0.50', currency: 'USD' } } }));
  expect(low).toMatchObject({ stake: 50n, rounds: 200 });
});

test('nothing to wager is certain, more than there is cannot be staked', () => {
  expect(chanceOf(plan({ terms: { ...terms, wager_times: 0 } }))).toMatchObject({ chance: 1, cost: 0n, paid: 1000n });
  expect(chanceOf(plan({ stake: 1001n }))).toMatchObject({ chance: 0 });
});

test('a sticky bonus and a maximum conversion leave less to withdraw, not a lower chance', () => {
  const own = chanceOf(plan());
  const sticky = chanceOf(plan({ terms: { ...terms, is_sticky: true } }));
  const cut = chanceOf(plan({ terms: { ...terms, max_conversion_times: 1 } }));
  expect([sticky.chance, cut.chance]).toEqual([own.chance, own.chance]);
  expect(sticky.paid).toBeLessThan(own.paid);
  expect(cut.paid).toBeLessThanOrEqual(1000n);
});
