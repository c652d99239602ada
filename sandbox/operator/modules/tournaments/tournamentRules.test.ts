import { expect, test } from 'vitest';
import { lastPrizedPlace, nextStep, pointsOf, prizeOf, statusOf, totalPrize } from './tournamentRules.ts';
import { houseSeries, seriesDue, seriesMissed } from './seed/series.ts';
import { roundAmounts as amounts } from '../../market/roundAmounts.ts';
import { fc } from '../../../../tests/fastCheck.ts';

const turnover = { rule: 'turnover', unit: { USD: '0.10', JPY: '15' }, min_stake: { USD: '0.20', JPY: '30' } } as const;
const multiplier = { rule: 'multiplier', unit: null, min_stake: { USD: '0.20' } } as const;
const round = (main: bigint, more: object = {}) => ({ currency: 'USD', main, bonus: 0n, payout: 0n, ...more });

test.each([
  [20n, 2n],
  [29n, 2n],
  [19n, 0n],
  [0n, 0n],
  [-5n, 0n],
])('1-6 a stake of %d cents has %d points, rounded down', (main, points) => {
  expect(pointsOf(turnover, round(main))).toBe(points);
});

test('1-6 bonus money brings no points, and a currency that is not named has none', () => {
  expect(pointsOf(turnover, round(100n, { bonus: 900n }))).toBe(10n);
  expect(pointsOf(turnover, round(150n, { currency: 'JPY' }))).toBe(10n);
  expect(pointsOf(turnover, round(100n, { currency: 'TON' }))).toBe(0n);
  expect(pointsOf(multiplier, round(100n, { payout: 250n }))).toBe(250n);
  expect(pointsOf(multiplier, round(300n, { payout: 100n }))).toBe(33n);
  expect(pointsOf(multiplier, round(100n, { payout: 250n, bonus: 1n }))).toBe(0n);
});

test('3-61 every place has the prize of its step, and the total is the sum of all places', () => {
  for (const { tournament } of houseSeries) {
    const { prizes } = tournament.data;
    for (const currency of Object.keys(amounts(100n))) {
      const places = Array.from({ length: lastPrizedPlace(prizes) }, (_, index) =>
        prizeOf(prizes, index + 1, currency),
      );
      expect(places.every((prize) => prize !== null)).toBe(true);
      expect(totalPrize(prizes, currency)).toBe(places.reduce<bigint>((sum, prize) => sum + (prize ?? 0n), 0n));
      expect(prizeOf(prizes, places.length + 1, currency)).toBeNull();
      // A better place never has a smaller prize.
      expect(places.every((prize, index) => index === 0 || (prize ?? 0n) <= (places[index - 1] ?? 0n))).toBe(true);
    }
  }
});

test.each([
  [null, 10],
  [25, 10],
  [11, 10],
  [10, 3],
  [4, 3],
  [3, 2],
  [2, 1],
  [1, null],
])('3-64 from place %s the next prize is at %s', (place, next) => {
  expect(nextStep(houseSeries[0]?.tournament.data.prizes ?? [], place)).toBe(next);
});

test('3-61 a series has a running or a coming period at every time, and never two that overlap', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('2026-01-12'), max: new Date('2036-01-01'), noInvalidDate: true }), (now) => {
      const due = seriesDue(now);
      expect(due.some((one) => statusOf({ ...one, frozen_at: null }, now) === 'active')).toBe(true);
      expect(due.some((one) => statusOf({ ...one, frozen_at: null }, now) === 'future')).toBe(true);
      expect(seriesMissed(now).every((one) => statusOf({ ...one, frozen_at: null }, now) === 'past')).toBe(true);
      const names = [...due, ...seriesMissed(now)].map(({ sysname }) => sysname);
      expect(new Set(names).size).toBe(names.length);
      for (let index = 0; index < due.length; index += 2)
        expect((due[index]?.ends_at.getTime() ?? 0) <= (due[index + 1]?.starts_at.getTime() ?? 0)).toBe(true);
    }),
  );
});
