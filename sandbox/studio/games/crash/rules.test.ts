import { expect, test } from 'vitest';
import { seededDraw } from '../../kit/fair/seededRandom.ts';
import { scripted } from '../../kit/testing/scripted.ts';
import { crashPoint, crashReturn, MOST, multiplierAt, ONE, reachChance, timeOf } from './rules.ts';

test.each([101, 110, 150, 200, 333, 1_000, 10_000, 123_456, MOST])(
  '1-3 a cash-out at %i hundredths returns 99 % of the stakes, exactly computed',
  (target) => {
    expect(crashReturn(target).toNumber()).toBeGreaterThan(0.9899);
    expect(crashReturn(target).toNumber()).toBeLessThanOrEqual(0.99);
  },
);

test('the chance is that of the crash point', () => {
  // The last draw that still crashes below 2.00×, and the first that gets there.
  expect(crashPoint(scripted([1_000_000_000 - 495_000_001]))).toBe(199);
  expect(crashPoint(scripted([1_000_000_000 - 495_000_000]))).toBe(200);
  expect(reachChance(200).toFixed(4)).toBe('0.4950');
  expect(crashPoint(scripted([0]))).toBe(ONE);
  expect(crashPoint(scripted([999_999_999]))).toBe(MOST);
});

test('rounds get to a multiplier as often as computed', () => {
  const draw = seededDraw(11);
  const rounds = 200_000;
  const points = Array.from({ length: rounds }, () => crashPoint(draw));
  for (const target of [101, 150, 200, 500, 2_000]) {
    const expected = reachChance(target).toNumber();
    const found = points.filter((point) => point >= target).length / rounds;
    expect(Math.abs(found - expected)).toBeLessThan(4 * Math.sqrt((expected * (1 - expected)) / rounds));
  }
});

test('the multiplier grows with the time of flight, and its time is the first that shows it', () => {
  expect([multiplierAt(0), multiplierAt(-5), multiplierAt(11_600)]).toEqual([100, 100, 200]);
  for (const target of [101, 150, 200, 1_000, 100_000]) {
    const ms = timeOf(target);
    expect(multiplierAt(ms)).toBeGreaterThanOrEqual(target);
    expect(multiplierAt(ms - 1)).toBeLessThan(target);
  }
  expect(timeOf(ONE)).toBe(0);
});
