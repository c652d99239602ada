import { expect, test } from 'vitest';
import { quantile, rounded, summary } from './statistics.mjs';

test('a quantile interpolates between the closest ranks', () => {
  expect(quantile([40, 10, 30, 20], 0.5)).toBe(25);
  expect(quantile([40, 10, 30, 20], 0)).toBe(10);
  expect(quantile([40, 10, 30, 20], 1)).toBe(40);
  expect(quantile([0, 10], 0.95)).toBeCloseTo(9.5);
});

test('missing samples are left out, not counted as zero', () => {
  expect(quantile([null, 8, undefined, Number.NaN, 4, Number.POSITIVE_INFINITY], 0.5)).toBe(6);
  expect(quantile([null, undefined], 0.5)).toBeNull();
  expect(summary([])).toBeNull();
});

test('a summary has count, median, minimum, maximum and p95, and does not sort its input', () => {
  const samples = [3, 1, 2];
  expect(summary(samples)).toEqual({ n: 3, median: 2, min: 1, max: 3, p95: 2.9 });
  expect(samples).toEqual([3, 1, 2]);
});

test('rounding a missing value returns null', () => {
  expect(rounded(1.0449, 2)).toBe(1.04);
  expect(rounded(0)).toBe(0);
  expect(rounded(null)).toBeNull();
  expect(rounded(Number.NaN)).toBeNull();
});
