import { expect, test } from 'vitest';
import { ReelMotion, type ReelFeel } from './reelMotion.ts';
import { fc } from '../../../tests/fastCheck.ts';

const feel: ReelFeel = {
  cruise: 24,
  windUp: 0.2,
  windUpMs: 110,
  accelerateMs: 180,
  brakeCells: 4,
  overshoot: 0.18,
  settleMs: 220,
};
const strip = Array.from({ length: 31 }, (_, index) => index);

function landed(start: number, brakeAfter: number, stop: number, rows: number): ReelMotion {
  const reel = new ReelMotion(strip, rows, feel, start);
  reel.start(1000);
  const touch = reel.brake(1000 + brakeAfter, stop);
  reel.advance(touch + feel.settleMs + 1);
  return reel;
}

test('a reel lands exactly on its stop for any start, brake time and number of rows', () => {
  fc.assert(
    fc.property(fc.nat(30), fc.nat(6000), fc.nat(30), fc.integer({ min: 3, max: 6 }), (start, after, stop, rows) => {
      const reel = landed(start, after, stop, rows);
      expect(reel.phase).toBe('rest');
      expect(reel.travel).toBe(0);
      for (let row = 0; row < rows; row += 1) {
        expect(reel.symbolAt(rows - 1 - row)).toBe((stop + row) % strip.length);
      }
    }),
  );
});

test('visible symbols do not change when the brake is applied', () => {
  fc.assert(
    fc.property(fc.integer({ min: 300, max: 6000 }), fc.nat(30), (after, stop) => {
      const reel = new ReelMotion(strip, 3, feel, 7);
      reel.start(0);
      reel.advance(after);
      const bottom = Math.floor(reel.travel);
      const before = [0, 1, 2, 3].map((row) => reel.symbolAt(bottom + row));
      reel.brake(after, stop);
      expect([0, 1, 2, 3].map((row) => reel.symbolAt(bottom + row))).toEqual(before);
    }),
  );
});

test('travel is continuous: no frame moves further than the cruising speed allows', () => {
  const reel = new ReelMotion(strip, 3, feel, 0);
  reel.start(0);
  const step = 4;
  const longest = (feel.cruise * step) / 1000 + 1e-6;
  let last = 0;
  let touch = Number.POSITIVE_INFINITY;
  for (let now = 0; now < touch + feel.settleMs - step; now += step) {
    if (now === 800) {
      touch = reel.brake(now, 12);
    }
    reel.advance(now);
    expect(Math.abs(reel.travel - last)).toBeLessThanOrEqual(longest);
    last = reel.travel;
  }
  expect(touch).toBeLessThan(1300);
});

test('the overshoot reaches the configured maximum and returns', () => {
  const reel = new ReelMotion(strip, 3, feel, 0);
  reel.start(0);
  const touch = reel.brake(700, 3);
  reel.advance(touch);
  const end = Math.round(reel.travel);
  reel.advance(touch + feel.settleMs / 3);
  expect(reel.travel - end).toBeCloseTo(feel.overshoot, 3);
  reel.advance(touch + feel.settleMs * 0.999);
  expect(reel.travel - end).toBeLessThan(0.001);
});

test('a brake before full speed is delayed until full speed', () => {
  const reel = new ReelMotion(strip, 3, feel, 0);
  reel.start(0);
  const touch = reel.brake(0, 3);
  expect(touch).toBeGreaterThan(reel.earliestBrake);
});

test('a spin begins with the shown symbols, even where the strip has other ones', () => {
  const reel = new ReelMotion(strip, 3, feel, 0);
  reel.start(0, [99, 98, 97]);
  reel.advance(0);
  expect([2, 1, 0].map((k) => reel.symbolAt(k))).toEqual([99, 98, 97]);
  const touch = reel.brake(600, 5);
  reel.advance(touch + feel.settleMs + 1);
  expect([2, 1, 0].map((k) => reel.symbolAt(k))).toEqual([5, 6, 7]);
});
