import type { Line } from './gameDefinition.ts';

/** The studio's forty lines; a game with fewer takes the first ones, so line 7 has one shape everywhere. */
const FORTY_LINES: readonly Line[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [0, 1, 1, 1, 0],
  [2, 1, 1, 1, 2],
  [1, 0, 1, 2, 1],
  [1, 2, 1, 0, 1],
  [0, 1, 0, 1, 0],
  [2, 1, 2, 1, 2],
  [1, 1, 0, 1, 1],
  [1, 1, 2, 1, 1],
  [0, 0, 2, 0, 0],
  [2, 2, 0, 2, 2],
  [0, 2, 2, 2, 0],
  [2, 0, 0, 0, 2],
  [1, 0, 1, 0, 1],
  [1, 2, 1, 2, 1],
  [0, 2, 0, 2, 0],
  [2, 0, 2, 0, 2],
  [1, 0, 2, 0, 1],
  [1, 2, 0, 2, 1],
  [0, 0, 1, 0, 0],
  [2, 2, 1, 2, 2],
  [0, 1, 1, 1, 2],
  [2, 1, 1, 1, 0],
  [0, 0, 0, 1, 2],
  [2, 2, 2, 1, 0],
  [0, 1, 2, 2, 2],
  [2, 1, 0, 0, 0],
  [1, 1, 1, 0, 0],
  [1, 1, 1, 2, 2],
  [0, 0, 1, 1, 1],
  [2, 2, 1, 1, 1],
  [0, 2, 1, 0, 2],
];

/** The first so many lines; throws above forty. */
export function winLines(count: number): readonly Line[] {
  if (count > FORTY_LINES.length) throw new RangeError('There are forty lines');
  return FORTY_LINES.slice(0, count);
}
