import { expect, test } from 'vitest';
import { MOST, ONE } from '../rules.ts';
import { scaleMarks } from './scaleMarks.ts';

test('the scale has round multipliers at every height', () => {
  expect(scaleMarks(90)).toEqual([120, 140, 160, 180, 200]);
  expect(scaleMarks(450)).toEqual([200, 300, 400, 500, 600]);
  expect(scaleMarks(4_041)).toEqual([1_000, 2_000, 3_000, 4_000]);
});

test('the scale is short up to the highest multiplier', () => {
  for (let rise = 90; rise <= MOST - ONE; rise = Math.ceil(rise * 1.3))
    expect(scaleMarks(rise).length, String(rise)).toBeGreaterThanOrEqual(2);
  expect(Math.max(...[90, 1_000, 40_000, MOST - ONE].map((rise) => scaleMarks(rise).length))).toBeLessThanOrEqual(6);
});
