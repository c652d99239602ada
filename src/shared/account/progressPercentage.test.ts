import { expect, test } from 'vitest';
import { progressPercentage } from './progressPercentage.ts';

test.each([
  [100, 300, 150, 25],
  [0, 10, 10, 100],
  [0, 10, 0, 0],
  [0, null, 5, 100],
  [0, 10, 25, 100],
  [10, 20, 5, 0],
  [10, 10, 10, 100],
])('3-64 from %d to %j, %d points are %d%%', (minValue, maxValue, expCount, percentage) => {
  expect(progressPercentage({ minValue, maxValue, expCount })).toBe(percentage);
});
