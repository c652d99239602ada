import { expect, test } from 'vitest';
import { chanceOf, distance, placeOf, stepsAround } from './reef.ts';

const pearls = (mines: number, opened: number): number[] => stepsAround(mines, opened, 5).map((step) => step.pearls);

test('places are counted from 1 along the rows', () => {
  expect([placeOf(0), placeOf(13), placeOf(24)]).toEqual([
    { row: 1, column: 1 },
    { row: 3, column: 4 },
    { row: 5, column: 5 },
  ]);
});

test('distances are measured in tiles', () => {
  expect([distance(12, 12), distance(0, 4), distance(0, 18)]).toEqual([0, 4, Math.hypot(3, 3)]);
});

test.each([
  [3, 0, [1, 2, 3, 4, 5]],
  [3, 1, [1, 2, 3, 4, 5]],
  [3, 4, [3, 4, 5, 6, 7]],
  [3, 22, [18, 19, 20, 21, 22]],
  [24, 0, [1]],
  [22, 2, [1, 2, 3]],
])('with %i mines and %i pearls the ladder shows the steps %j', (mines, opened, steps) => {
  expect(pearls(mines, opened)).toEqual(steps);
});

test('the chance to get far is that of all tiles in a row', () => {
  expect(chanceOf(3, 1).toPercent()).toBe('88.00');
  expect(chanceOf(5, 2).toPercent()).toBe('63.33');
});
