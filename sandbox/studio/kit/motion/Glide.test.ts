import { expect, test } from 'vitest';
import { glideAngle, glideSpeed, turnBetween } from './Glide.ts';

test('a glide goes over from its speed to its goal, and its angle is the way of that speed', () => {
  const glide = { angle: 1, speed: 0.002, goal: 0.0005, tau: 400 };
  expect(glideSpeed(glide, 0)).toBe(0.002);
  expect(glideSpeed(glide, 8_000)).toBeCloseTo(0.0005, 9);
  for (const t of [0, 100, 900, 4_000])
    expect((glideAngle(glide, t + 0.01) - glideAngle(glide, t)) / 0.01).toBeCloseTo(glideSpeed(glide, t), 6);
});

test.each([
  [0, 1, 1],
  [0, 2 * Math.PI - 1, -1],
  [9, 9 - 6 * Math.PI, 0],
  [-1, 1, 2],
])('from %d to %d it is a turn of %d', (from, to, turn) => {
  expect(turnBetween(from, to)).toBeCloseTo(turn);
});
