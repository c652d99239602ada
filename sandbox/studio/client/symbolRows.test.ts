import { expect, test } from 'vitest';
import { rowsOfSymbol } from './symbolRows.ts';

test('each reel has one bit for every row that shows the symbol', () => {
  const window = [
    [1, 0, 2],
    [3, 3, 3],
    [2, 1, 1],
    [0, 0, 1],
  ];
  expect(rowsOfSymbol(window, 1)).toEqual([0b001, 0, 0b110, 0b100]);
});
