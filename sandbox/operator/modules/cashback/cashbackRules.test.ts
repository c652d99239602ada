import { expect, test } from 'vitest';
import { cashbackOf, cashbackRates, lastPeriod, percentText, periodOf } from './cashbackRules.ts';

test('7-41 a week begins on Monday, a day at midnight UTC', () => {
  const sunday = new Date('2026-11-29T23:59:59.999Z');
  expect(periodOf('period', sunday)).toEqual({
    start: new Date('2026-11-23T00:00:00Z'),
    end: new Date('2026-11-30T00:00:00Z'),
  });
  expect(periodOf('rake', sunday).start).toEqual(new Date('2026-11-29T00:00:00Z'));
  expect(lastPeriod('period', sunday).start).toEqual(new Date('2026-11-16T00:00:00Z'));
});

test('cashback is a part of what was lost, rakeback a part of what was staked', () => {
  expect(cashbackOf('period', { staked: 10_000n, won: 4_000n })).toBe(600n);
  expect(cashbackOf('period', { staked: 10_000n, won: 10_001n })).toBe(0n);
  expect(cashbackOf('rake', { staked: 10_000n, won: 90_000n })).toBe(20n);
  expect(cashbackOf('rake', { staked: 499n, won: 0n })).toBe(0n);
});

test('a stake of the day before that comes back gives nothing, and takes nothing away', () => {
  expect(cashbackOf('rake', { staked: -10_000n, won: 0n })).toBe(0n);
  expect(cashbackOf('period', { staked: -10_000n, won: 0n })).toBe(0n);
});

test('a rate is shown as percent', () => {
  expect([percentText(cashbackRates.period), percentText(cashbackRates.rake), percentText(1_250n)]).toEqual([
    '10',
    '0.2',
    '12.5',
  ]);
});
