import { expect, test } from 'vitest';
import { rollState } from './rollState.ts';

test.each([
  [true, 198n, 100n, 'won'],
  // 95 % of the rolls win; of the least stake of 20 that is 20.8, paid without the fraction.
  [true, 20n, 20n, 'returned'],
  [false, 0n, 100n, 'lost'],
] as const)('a roll that wins: %s, and pays %s of %s, is %s', (isWin, totalWin, staked, state) => {
  expect(rollState({ view: { roll: 5_000, isWin, multiplier: '1.0421' }, totalWin, staked })).toBe(state);
});
