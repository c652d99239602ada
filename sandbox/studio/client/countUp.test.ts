import { expect, test } from 'vitest';
import { countedAmount, countingMs } from './countUp.ts';

test('the counted amount increases and ends at the win', () => {
  let last = 0n;
  for (let elapsed = 0; elapsed <= 1000; elapsed += 16) {
    const amount = countedAmount(12345n, elapsed, 1000);
    expect(amount >= last).toBe(true);
    last = amount;
  }
  expect(last <= 12345n).toBe(true);
  expect(countedAmount(12345n, 1000, 1000)).toBe(12345n);
});

test('larger wins are counted longer, up to a limit', () => {
  expect(countingMs(200n, 100n)).toBeGreaterThan(countingMs(110n, 100n));
  expect(countingMs(10n ** 20n, 100n)).toBe(4200);
});
