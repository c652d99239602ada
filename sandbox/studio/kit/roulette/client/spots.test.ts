import { expect, test } from 'vitest';
import { places } from '../places.ts';
import { DOZEN, EVEN, findSpot, LENGTH, spots, stepFrom } from './spots.ts';
import type { Spot, Step } from './spots.ts';

const spot = (id: string): Spot => {
  const found = findSpot(id);
  if (found === undefined) throw new Error(id);
  return found;
};
const steps: readonly Step[] = ['on', 'back', 'up', 'down'];

test('every place has a spot of its own on the table', () => {
  expect(spots.map(({ id }) => id).toSorted()).toEqual([...places.keys()].toSorted());
  expect(new Set(spots.map(({ along, across }) => `${along} ${across}`)).size).toBe(spots.length);
  for (const { along, across } of spots) {
    expect(along).toBeGreaterThan(0);
    expect(along).toBeLessThan(LENGTH);
    expect(across).toBeGreaterThan(-DOZEN - EVEN);
    expect(across).toBeLessThan(3);
  }
});

test('a spot on an edge lies between the numbers that it covers', () => {
  for (const { id, place, along, across, cut } of spots) {
    if (cut === 'field' || place.numbers[0] === 0) continue;
    const covered = place.numbers.map((number) => spot(`straight:${number}`));
    const mean = (of: (one: Spot) => number): number => covered.reduce((sum, one) => sum + of(one), 0) / covered.length;
    expect([id, along]).toEqual([id, mean((one) => one.along)]);
    // Streets and lines are put on the edge of their rows.
    if (place.kind === 'split' || place.kind === 'corner') expect(across).toBe(mean((one) => one.across));
    else expect(across).toBe(0);
  }
});

test('fields share the table out without overlapping', () => {
  const fields = spots.filter(({ cut }) => cut === 'field');
  const area = fields.reduce((sum, { length, width }) => sum + length * width, 0);
  expect(area).toBeCloseTo(LENGTH * 3 + 12 * DOZEN + 12 * EVEN);
});

test.each([
  ['straight:17', 'on', false, 'split:17-20'],
  ['straight:17', 'on', true, 'straight:20'],
  ['straight:17', 'up', false, 'split:17-18'],
  ['straight:16', 'down', false, 'street:16-17-18'],
  ['street:16-17-18', 'down', false, 'dozen:2'],
  ['dozen:2', 'down', true, 'red'],
  ['straight:1', 'back', false, 'split:0-1'],
  ['split:0-1', 'back', false, 'straight:0'],
  ['straight:36', 'on', true, 'column:3'],
  ['street:1-2-3', 'back', false, 'corner:0-1-2-3'],
  ['column:3', 'on', true, 'column:3'],
] as const)('from %s a step %s (fields only: %s) leads to %s', (from, step, fieldsOnly, to) => {
  expect(stepFrom(spot(from), step, fieldsOnly).id).toBe(to);
});

test.each([true, false])('every spot is reached by steps (fields only: %s)', (fieldsOnly) => {
  const seen = new Set(['straight:0']);
  for (const id of seen) for (const step of steps) seen.add(stepFrom(spot(id), step, fieldsOnly).id);
  const all = spots.filter(({ cut }) => !fieldsOnly || cut === 'field');
  expect(all.filter(({ id }) => !seen.has(id)).map(({ id }) => id)).toEqual([]);
});
