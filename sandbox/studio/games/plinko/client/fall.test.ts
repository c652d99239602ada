import { expect, test } from 'vitest';
import { chance } from '../../../backdrops/scene.ts';
import { ROWS } from '../rules.ts';
import { layBoard, pegX, pegY, slotX } from './board.ts';
import { ballAt, fallMs, layFall } from './fall.ts';

const boxes = [
  [344, 190],
  [374, 440],
  [560, 300],
  [1060, 780],
] as const;
const boards = ROWS.flatMap((rows) => boxes.map(([width, height]) => ({ rows, width, height })));
const pathOf = (rows: number, seed: number): (0 | 1)[] => {
  const next = chance(seed);
  return Array.from({ length: rows }, () => (next() < 0.5 ? 0 : 1));
};

test.each(boards)('a board of $rows rows fits into $width × $height', ({ rows, width, height }) => {
  const board = layBoard(rows, width, height);
  expect(pegX(board, rows - 1, 0)).toBeGreaterThanOrEqual(board.pegRadius);
  expect(pegX(board, rows - 1, rows + 1)).toBeLessThanOrEqual(width - board.pegRadius);
  expect(board.release - board.ballRadius).toBeGreaterThanOrEqual(0);
  expect(board.slotTop).toBeGreaterThan(pegY(board, rows - 1) + board.pegRadius);
  expect(board.slotTop + board.slotHeight).toBeLessThanOrEqual(height);
  // A ball passes between two pegs.
  expect(board.gap).toBeGreaterThan(2 * (board.ballRadius + board.pegRadius) - 0.01);
});

test.each(boards)('a ball meets the pegs of its path on $rows rows in $width × $height', ({ rows, width, height }) => {
  const board = layBoard(rows, width, height);
  for (let seed = 1; seed <= 20; seed += 1) {
    const path = pathOf(rows, seed);
    const fall = layFall(path, board, 2_000, chance(seed));
    expect(fall.hits.map(({ row }) => row)).toEqual(path.map((_, row) => row));
    for (const { at, row, peg } of fall.hits) {
      const ball = ballAt(fall, at);
      const apart = Math.hypot(ball.x - pegX(board, row, peg), ball.y - pegY(board, row));
      expect(apart).toBeCloseTo(board.ballRadius + board.pegRadius, 6);
      expect(Math.sign(ball.x - pegX(board, row, peg))).toBe(path[row] === 1 ? 1 : -1);
    }
    const slot = path.reduce<number>((sum, turn) => sum + turn, 0);
    const landed = ballAt(fall, fall.ms);
    expect(Math.abs(landed.x - slotX(board, slot))).toBeLessThan(board.gap * 0.13);
    expect(ballAt(fall, fall.ms + 5_000).y).toBeCloseTo(landed.y, 6);
  }
});

test('a ball moves without jumps', () => {
  const board = layBoard(16, 374, 440);
  const fall = layFall(pathOf(16, 7), board, 2_000, chance(7));
  for (let time = 0; time < 2_400; time += 4) {
    const [from, to] = [ballAt(fall, time), ballAt(fall, time + 4)];
    expect(Math.hypot(to.x - from.x, to.y - from.y)).toBeLessThan(6);
  }
});

test('a fall ends before the next round may begin, unless nobody could follow it', () => {
  expect(ROWS.map((rows) => fallMs(rows, 2_500))).toEqual([1_580, 1_920, 2_250]);
  expect(fallMs(16, 1_000)).toBe(900);
  expect(fallMs(16, 0)).toBe(2_260);
});
