import { expect, test } from 'vitest';
import { winMultiple } from './winMultiple.ts';

test.each([
  [250n, 100n, 2.5],
  [259n, 100n, 2.5],
  [999n, 100n, 9.9],
  [1099n, 100n, 10],
  [123_456_789n, 100n, 1_234_567],
  [101n, 100n, 1],
])('a round that pays %s for %s has paid %s stakes, never more than it has', (payout, stake, multiple) => {
  expect(winMultiple(payout, stake)).toBe(multiple);
});

test.each([
  [100n, 100n],
  [0n, 100n],
  [500n, 0n],
])('a round that pays %s for %s is no win', (payout, stake) => {
  expect(winMultiple(payout, stake)).toBeNull();
});
