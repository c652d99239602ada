import { expect, test } from 'vitest';
import { countedAmount, countingMs } from './countUp.ts';

test('a counted win rises, stays whole, and ends on the win', () => {
  let last = 0;
  for (let elapsed = 0; elapsed <= 1000; elapsed += 16) {
    const amount = countedAmount(12345, elapsed, 1000);
    expect(Number.isInteger(amount)).toBe(true);
    expect(amount).toBeGreaterThanOrEqual(last);
    last = amount;
  }
  expect(last).toBeLessThanOrEqual(12345);
  expect(countedAmount(12345, 1000, 1000)).toBe(12345);
});

test('larger wins count longer, up to a limit', () => {
  expect(countingMs(200, 100)).toBeGreaterThan(countingMs(110, 100));
  expect(countingMs(10 ** 9, 100)).toBe(4200);
});
