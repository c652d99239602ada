import { expect, test } from 'vitest';
import { settle } from '../cascade/cascadeView.ts';
import { distancesOf } from './GridStage.ts';

test('every symbol is drawn as falling from the place where the rules had it', () => {
  const rows = 4;
  const cells = Array.from({ length: 12 }, (_, cell) => cell);
  const cleared = new Set([1, 3, 4, 10]);
  const fresh = [20, 21, 22, 23];
  const next = settle(cells, rows, cleared, fresh);
  const distances = distancesOf(cells.length, rows, cleared);
  next.forEach((symbol, cell) => {
    const from = symbol < 20 ? symbol : (cell % rows) - (distances[cell] ?? 0);
    if (symbol < 20) expect(cell - from).toBe(distances[cell]);
    else expect(from).toBeLessThan(0);
  });
  expect(distances.slice(8)).toEqual([1, 1, 1, 0]);
});
