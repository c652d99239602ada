import { expect, test } from 'vitest';
import { pipLayout } from './pipLayout.ts';

test.each([2, 3, 4, 5, 6, 7, 8, 9, 10])('a card of %i has as many pips, none on another', (count) => {
  const pips = pipLayout(count);
  expect(pips.length).toBe(count);
  for (const [index, one] of pips.entries())
    for (const other of pips.slice(index + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(18);
});

test('pips below the middle are upside down', () => {
  expect(pipLayout(3).map(({ isTurned }) => isTurned)).toEqual([false, false, true]);
});
