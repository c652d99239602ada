import { expect, test } from 'vitest';
import { depthAt, heightAt, landingMs, restMs } from './fall.ts';

test.each([1, 3, 7])(
  'a symbol that falls %i cells goes down until it lands, bounces a little and rests',
  (distance) => {
    const landed = landingMs(distance);
    expect(heightAt(distance, -50)).toBe(distance);
    const heights = Array.from({ length: 20 }, (_, step) => heightAt(distance, (landed * step) / 20));
    expect(heights).toEqual(heights.toSorted((one, other) => other - one));
    expect(heightAt(distance, landed)).toBeCloseTo(0, 6);
    const bounce = heightAt(distance, (landed + restMs(distance)) / 2);
    expect(bounce).toBeGreaterThan(0.02);
    expect(bounce).toBeLessThan(0.2);
    expect(heightAt(distance, restMs(distance) + 1)).toBe(0);
  },
);

test('a symbol that stays does not move, and one that leaves goes faster and faster', () => {
  expect(heightAt(0, 100)).toBe(0);
  expect(restMs(0)).toBe(0);
  expect(depthAt(-10)).toBe(0);
  expect(depthAt(200) - depthAt(100)).toBeGreaterThan(depthAt(100));
});
