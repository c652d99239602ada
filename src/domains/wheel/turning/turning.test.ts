import { describe, expect, test } from 'vitest';
import { arcAt, arcsOf, restingAngle } from './segmentAngles.ts';
import { coasted, stopTime, WheelMotion } from './WheelMotion.ts';

const weights = [13, 15, 6, 10, 4, 13, 2, 15, 10, 3, 6, 3];
const arcs = arcsOf(weights);

test('1-10 arcs are exactly as wide as their chances and fill the wheel', () => {
  expect(arcs.map(({ from, to }) => Math.round(((to - from) / 360) * 94 * 1e9) / 1e9)).toHaveLength(weights.length);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  for (const [index, { from, to }] of arcs.entries())
    expect(to - from).toBeCloseTo(((weights[index] ?? 0) / total) * 360, 9);
  expect(arcs.at(-1)?.to).toBeCloseTo(360, 9);
});

describe('2.2-15 the wheel ends in the segment of the server, whatever its speed, direction and delay', () => {
  const cases = weights.flatMap((_weight, index) =>
    [0, 0.37, 1].flatMap((fraction) => [1, -1].map((direction) => ({ index, fraction, direction }))),
  );
  test.each(cases)('%o', ({ index, fraction, direction }) => {
    const arc = arcs[index];
    if (arc === undefined) throw new Error('no arc');
    for (const [speed, wait, isPushed] of [
      [480, 0.05, false],
      [300, 2.7, false],
      [720, 0.9, true],
    ] as const) {
      const start = { angle: 73, speed, direction: direction as 1 | -1, isPushed, at: 10 };
      const motion = new WheelMotion(start);
      motion.settle(restingAngle(arc, fraction), 10 + wait);
      const end = 10 + wait + 1 + 360 / speed + stopTime(speed);
      expect([motion.isAtRest(end), arcAt(arcs, motion.angle(end))]).toEqual([true, index]);
    }
  });
});

test('2.2-15 the speed never jumps and the wheel never turns back', () => {
  const motion = new WheelMotion({ angle: 0, speed: 480, direction: 1, isPushed: false, at: 0 });
  let [angle, speed] = [motion.angle(0), motion.speed(0)];
  for (let frame = 1; frame < 900; frame += 1) {
    const now = frame / 60;
    if (frame === 40) motion.settle(-200, now);
    const [nextAngle, nextSpeed] = [motion.angle(now), motion.speed(now)];
    expect(nextAngle).toBeGreaterThanOrEqual(angle);
    expect(Math.abs(nextSpeed - speed)).toBeLessThan(480 / 60 / 0.45 + 1);
    expect(nextAngle - angle).toBeLessThanOrEqual(480 / 60 + 1e-6);
    [angle, speed] = [nextAngle, nextSpeed];
  }
  expect(speed).toBe(0);
});

test('2.2-15 where it stops on a segment is uniform: no stop is drawn to a line', () => {
  const arc = { from: 100, to: 120 };
  const counts = Array.from({ length: 10 }, () => 0);
  for (let draw = 0; draw < 10_000; draw += 1) {
    const stop = -restingAngle(arc, (draw + 0.5) / 10_000);
    counts[Math.floor(((stop - 100) / 20 - 0.02) / 0.096)] =
      (counts[Math.floor(((stop - 100) / 20 - 0.02) / 0.096)] ?? 0) + 1;
  }
  expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(2);
});

test('friction alone takes some turns and seconds: it is a heavy wheel', () => {
  expect(stopTime(480)).toBeGreaterThan(3);
  expect(coasted(480, Infinity)).toBeGreaterThan(500);
  expect(coasted(480, Infinity)).toBe(coasted(480, stopTime(480)));
});
