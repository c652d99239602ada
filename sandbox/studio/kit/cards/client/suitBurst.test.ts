import { expect, test } from 'vitest';
import { burstSize } from './suitBurst.ts';

test.each([
  [0n, 0],
  [99n, 0],
  [100n, 0],
  [101n, 12],
  [300n, 22],
  [1_000n, 36],
])('a payout of %s for stakes of 100 is celebrated with %i suits', (win, count) => {
  expect(burstSize(win, 100n)).toBe(count);
});
