import { expect, test } from 'vitest';
import { FIELDS } from '../wheel.ts';
import { spotCounts } from './spotCounts.ts';

const fieldOf = (pays: number): number => FIELDS.findIndex((field) => field.kind === 'spot' && field.pays === pays);
const raise = FIELDS.findIndex((field) => field.kind === 'raise');

test('rounds are counted by their spot, whatever was raised before it', () => {
  const counts = spotCounts([[fieldOf(2)], [raise, raise, fieldOf(48)], [fieldOf(2)], [raise, fieldOf(6)]]);
  expect(counts.rounds).toBe(4);
  expect(counts.raised).toBe(2);
  expect(counts.spots.map(({ pays, count }) => [pays, count])).toEqual([
    [2, 2],
    [3, 0],
    [6, 1],
    [12, 0],
    [24, 0],
    [48, 1],
  ]);
});

test('a table without rounds has none', () => {
  expect(spotCounts([])).toMatchObject({ rounds: 0, raised: 0 });
});
