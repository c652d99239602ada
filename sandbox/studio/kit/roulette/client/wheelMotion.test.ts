import { expect, test } from 'vitest';
import { glideAngle, turnBetween } from '../../motion/Glide.ts';
import type { Glide } from '../../motion/Glide.ts';
import { POCKETS, WHEEL } from '../places.ts';
import { pocketAngle, planSpin, POCKET, THROW, TRACK } from './wheelMotion.ts';

const rotors: readonly Glide[] = [
  { angle: 0, speed: 0, goal: 0.0006, tau: 1_500 },
  { angle: 2.2, speed: 0.0014, goal: 0.0006, tau: 1_500 },
  { angle: -40, speed: 0.0013, goal: 0.0005, tau: 900 },
];
const numbers = Array.from({ length: POCKETS }, (_, number) => number);
const ms = 5_600;

test.each(rotors)('the ball ends in the pocket of the number, on the rotor %o', (rotor) => {
  for (const number of numbers) {
    const ball = planSpin({ number, ms, rotor, ball: number * 0.7 });
    for (const t of [ms * 0.96, ms, ms + 2_000]) {
      const { angle, radius } = ball(t);
      expect(turnBetween(glideAngle(rotor, t) + pocketAngle(number), angle)).toBeCloseTo(0);
      expect(radius).toBe(POCKET);
    }
  }
});

test('the ball never jumps, starts where it was, and runs against the rotor until it meets the pockets', () => {
  for (const rotor of rotors)
    for (const number of numbers) {
      const ball = planSpin({ number, ms, rotor, ball: 1 });
      expect(ball(0)).toEqual({ angle: 1, radius: TRACK, height: 0 });
      const times = Array.from({ length: (ms + 200) / 10 }, (_, index) => index * 10);
      const turns = times.map((t) => turnBetween(ball(t).angle, ball(t + 10).angle));
      expect(Math.max(...turns.map(Math.abs))).toBeLessThan(10 * THROW * 1.2);
      expect(Math.max(...times.map((t) => Math.abs(ball(t + 10).radius - ball(t).radius)))).toBeLessThan(1.5);
      const onTrack = turns.slice(0, Math.floor((ms * 0.75) / 10));
      expect(Math.max(...onTrack)).toBeLessThan(0);
      expect(onTrack).toEqual(onTrack.toSorted((one, other) => one - other));
    }
});

test('the ball is thrown about equally hard for every number', () => {
  for (const rotor of rotors)
    for (const number of WHEEL) {
      const ball = planSpin({ number, ms, rotor, ball: 0 });
      expect(Math.abs(-ball(1).angle / THROW - 1)).toBeLessThan(0.15);
    }
});
