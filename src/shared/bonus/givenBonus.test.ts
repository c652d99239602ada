import { expect, test } from 'vitest';
import { givenBonus, requiredWager } from './givenBonus.ts';

test.each([
  [100, 3000n, 3000n],
  [100, 12_000n, 10_000n],
  [50, 3333n, 1666n],
  [0, 0n, 10_000n],
])('3-57 %i %% of a deposit of %s gives %s, rounded down and at most the bound', (percent, deposit, given) => {
  expect(givenBonus({ percent, most: 10_000n }, deposit)).toBe(given);
});

test('1-11 the requirement is of the bonus, or of deposit and bonus', () => {
  const sums = { amount: 1000n, deposit: 2000n };
  expect(requiredWager({ wager_times: 10, wager_base: 'bonus' }, sums)).toBe(10_000n);
  expect(requiredWager({ wager_times: 10, wager_base: 'deposit_and_bonus' }, sums)).toBe(30_000n);
  expect(requiredWager({ wager_times: 0, wager_base: 'bonus' }, sums)).toBe(0n);
});
