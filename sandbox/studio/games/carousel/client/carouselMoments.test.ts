import { expect, test } from 'vitest';
import { carouselTable, SPIN_MS } from '../rules.ts';
import { FIELDS, SPOTS } from '../wheel.ts';
import { fieldsOf, momentAt, raisedBy, spotOf, TURN_MS } from './carouselMoments.ts';

const fieldOf = (pays: number): number => FIELDS.findIndex((field) => field.kind === 'spot' && field.pays === pays);
const raise = (by: number): number => FIELDS.findIndex((field) => field.kind === 'raise' && field.by === by);
const stops = [raise(5), raise(2), fieldOf(12)];

test('a raise counts from when the wheel stands at it, not before', () => {
  expect(momentAt(stops, 0)).toEqual({
    spin: 0,
    field: raise(5),
    isTurning: true,
    elapsed: 0,
    left: TURN_MS,
    raised: 1,
  });
  expect(momentAt(stops, TURN_MS - 1)).toMatchObject({ isTurning: true, left: 1, raised: 1 });
  expect(momentAt(stops, TURN_MS)).toMatchObject({ spin: 0, isTurning: false, elapsed: 0, raised: 5 });
  expect(momentAt(stops, SPIN_MS)).toMatchObject({ spin: 1, field: raise(2), isTurning: true, raised: 5 });
  expect(momentAt(stops, 2 * SPIN_MS + 100)).toMatchObject({ spin: 2, field: fieldOf(12), raised: 10, elapsed: 100 });
});

test('whoever joins late, or before the server’s clock is known, sees a moment of the round', () => {
  const end = carouselTable.runMs(stops);
  expect(momentAt(stops, end)).toMatchObject({ spin: 2, isTurning: false, left: 0, raised: 10 });
  expect(momentAt(stops, end + 60_000)).toMatchObject({ spin: 2, isTurning: false, left: 0, raised: 10 });
  expect(momentAt(stops, -300)).toMatchObject({ spin: 0, isTurning: true, elapsed: 0, left: TURN_MS });
});

test('the moments of a round follow one another without a gap', () => {
  let at = 0;
  const seen: [number, boolean][] = [];
  while (at < carouselTable.runMs(stops)) {
    const { spin, isTurning, left } = momentAt(stops, at);
    seen.push([spin, isTurning]);
    expect(left).toBeGreaterThan(0);
    at += left;
  }
  expect(at).toBe(carouselTable.runMs(stops));
  expect(seen).toEqual([0, 1, 2].flatMap((spin) => [true, false].map((isTurning) => [spin, isTurning])));
});

test('stops say what is paid', () => {
  expect([raisedBy(stops), spotOf(stops)]).toEqual([10, 12]);
  expect([raisedBy([fieldOf(2)]), spotOf([fieldOf(2)])]).toEqual([1, 2]);
  expect(spotOf([])).toBe(0);
  expect(SPOTS.map(fieldsOf)).toEqual([24, 16, 8, 4, 2, 1]);
});
