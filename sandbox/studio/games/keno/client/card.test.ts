import { expect, test } from 'vitest';
import { Rational } from '../../../kit/fair/Rational.ts';
import { hitChance } from '../rules.ts';
import { chanceAboveStake, paysOf, pickAny, stepMs, toggled } from './card.ts';

test('a number is taken in and out, in order, and at most ten', () => {
  expect(toggled([3, 9], 5)).toEqual([3, 5, 9]);
  expect(toggled([3, 5, 9], 5)).toEqual([3, 9]);
  const full = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
  expect(toggled(full, 11)).toBeNull();
  expect(toggled(full, 10)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test.each([0, 0.5, 0.999_999])('numbers picked for the player differ, and keep what was chosen (%s)', (value) => {
  const picks = pickAny(10, () => value, [7, 40]);
  expect(new Set(picks).size).toBe(10);
  expect(picks).toEqual(expect.arrayContaining([7, 40]));
  expect(picks).toEqual(picks.toSorted((one, other) => one - other));
  expect(picks.every((pick) => pick >= 1 && pick <= 40)).toBe(true);
});

test('only hits that pay are shown', () => {
  expect(paysOf(5).map(({ hits, multiplier }) => [hits, multiplier.toNumber()])).toEqual([
    [2, 1.4],
    [3, 4],
    [4, 15],
    [5, 300],
  ]);
  expect(paysOf(0)).toEqual([]);
});

test('a payout of the stake or less is not above it', () => {
  // Six numbers: two hits return the stake, three and more pay more.
  const more = [3, 4, 5, 6].reduce((sum, hits) => sum.plus(hitChance(6, hits)), Rational.zero);
  expect(chanceAboveStake(6).equals(more)).toBe(true);
});

test('all numbers are drawn before the next round may begin', () => {
  expect([stepMs(0), stepMs(2_500), stepMs(1_000), stepMs(500)]).toEqual([190, 190, 60, 55]);
});
