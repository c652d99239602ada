import { expect, test } from 'vitest';
import { FIELDS } from '../wheel.ts';
import { bendAt, fieldAt, planWheelSpin } from './wheelMotion.ts';

const fields = FIELDS.length;
const ms = 8_000;

test('every field comes to the pointer, wherever the wheel stood and wherever in the field it ends', () => {
  for (let field = 0; field < fields; field += 1)
    for (const lean of [0, 0.5, 1]) {
      const angle = planWheelSpin({ fields, field, ms, angle: field * 2.3 - 7, lean });
      for (const t of [ms, ms + 1_000]) expect(fieldAt(fields, angle(t))).toBe(field);
      // At rest no peg presses against the pointer.
      expect(bendAt(fields, angle(ms))).toBe(0);
    }
});

test('the wheel starts where it was, never goes back, and only slows down after the push', () => {
  const angle = planWheelSpin({ fields, field: 20, ms, angle: 3, lean: 0.3 });
  expect(angle(0)).toBe(3);
  const times = Array.from({ length: ms / 10 }, (_, index) => index * 10);
  const ways = times.map((t) => angle(t + 10) - angle(t));
  expect(Math.min(...ways)).toBeGreaterThanOrEqual(0);
  const slowing = ways.slice(Math.ceil((ms * 0.1) / 10));
  expect(slowing).toEqual(slowing.toSorted((one, other) => other - one));
  expect(Math.max(...ways) / 10).toBeLessThan(0.02);
});

test('the pushes for different fields differ by one turn of the wheel at most', () => {
  const ways = FIELDS.map((_, field) => planWheelSpin({ fields, field, ms, angle: 1, lean: 0.5 })(ms) - 1);
  expect(Math.max(...ways) - Math.min(...ways)).toBeLessThan(2 * Math.PI);
  expect(Math.min(...ways)).toBeGreaterThan(3 * 2 * Math.PI);
});

test('a peg bends the pointer further until it has passed', () => {
  const step = (2 * Math.PI) / fields;
  expect(bendAt(fields, 5 * step + 0.1 * step)).toBeLessThan(bendAt(fields, 5 * step + 0.2 * step));
  expect(bendAt(fields, 5 * step + 0.3 * step)).toBe(0);
});
