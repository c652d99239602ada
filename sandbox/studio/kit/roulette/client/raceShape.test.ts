import { expect, test } from 'vitest';
import { arcs } from '../calls.ts';
import type { CallName } from '../calls.ts';
import { WHEEL } from '../places.ts';
import { raceShape } from './raceShape.ts';

const numbersOf = (path: string): number[] => [...path.matchAll(/-?[\d.]+/g)].map(([text]) => Number(text));

/** The area inside a path of straight lines. */
function areaOf(path: string): number {
  const flat = numbersOf(path);
  const points = Array.from(
    { length: flat.length / 2 },
    (_, index) => [flat[2 * index]!, flat[2 * index + 1]!] as const,
  );
  const sum = points.reduce((total, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length]!;
    return total + x * nextY - nextX * y;
  }, 0);
  return Math.abs(sum) / 2;
}

test.each([true, false])('fields and parts share the oval out (upright: %s)', (isUpright) => {
  const shape = raceShape(400, 100, 56, isUpright);
  const whole = 400 * 200 + Math.PI * 100 ** 2;
  const inside = 400 * 112 + Math.PI * 56 ** 2;
  const fields = WHEEL.reduce((sum, number) => sum + areaOf(shape.field(number)), 0);
  expect(fields / (whole - inside)).toBeCloseTo(1, 1);
  const parts = (Object.keys(arcs) as CallName[]).reduce((sum, name) => sum + areaOf(shape.call(name)), 0);
  expect(parts / inside).toBeCloseTo(1, 1);
});

test('zero is in the middle of the right end, or at the top, and the wheel goes on clockwise', () => {
  const flat = raceShape(400, 100, 56, false);
  const [x, y] = flat.middle(0);
  expect([Math.round(x), Math.round(y)]).toEqual([Math.round(flat.width - 2 - 22), Math.round(flat.height / 2)]);
  expect(flat.middle(32)[1]).toBeGreaterThan(y);
  const upright = raceShape(400, 100, 56, true);
  expect(upright.middle(0)[1]).toBeCloseTo(24);
  expect(upright.middle(32)[0]).toBeGreaterThan(upright.middle(0)[0]);
});

test('every field and name lies in the box', () => {
  for (const isUpright of [true, false]) {
    const shape = raceShape(400, 100, 56, isUpright);
    for (const number of WHEEL) {
      const values = numbersOf(shape.field(number));
      values.forEach((value, index) => {
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(index % 2 === 0 ? shape.width : shape.height);
      });
    }
  }
});
