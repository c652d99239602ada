import { expect, test } from 'vitest';
import { winTier } from './winTier.ts';

test.each([
  [0n, null],
  [99n, null],
  [999n, null],
  [1_000n, 'big'],
  [2_499n, 'big'],
  [2_500n, 'huge'],
  [4_999n, 'huge'],
  [5_000n, 'grand'],
  [10n ** 15n, 'grand'],
])('a win of %s at a stake of 100 has the tier %s', (win, tier) => {
  expect(winTier(win, 100n)).toBe(tier);
});

test('a win without a stake has no tier', () => {
  expect(winTier(500n, 0n)).toBeNull();
});
