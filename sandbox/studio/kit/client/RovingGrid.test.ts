import { expect, test } from 'vitest';
import { nextCell } from './RovingGrid.ts';

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 4, 4],
  ['ArrowLeft', 5, 5],
  ['ArrowLeft', 7, 6],
  ['ArrowUp', 3, 3],
  ['ArrowUp', 8, 3],
  ['ArrowDown', 3, 8],
  ['ArrowDown', 21, 21],
  ['Home', 13, 10],
  ['End', 13, 14],
  ['End', 20, 22],
  ['Enter', 13, null],
])('in rows of five and 23 cells, %s leads from cell %i to %s', (key, from, to) => {
  expect(nextCell(key, from, 5, 23)).toBe(to);
});
