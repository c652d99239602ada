import { expect, test } from 'vitest';
import { Rational } from '../../../kit/fair/Rational.ts';
import { chanceAboveStake, heatOf, oneInOuter } from './chances.ts';

test('the chance of more than the stake counts no slot that only returns it', () => {
  // 8 rows at low risk: 5 2 1.1 | 1 0.5 1 | 1.1 2 5, so (1 + 8 + 28) × 2 of 256.
  expect(chanceAboveStake({ rows: 8, risk: 'low' }).equals(Rational.of(74, 256))).toBe(true);
});

test('the outer slots are hit by one of so many balls', () => {
  expect([oneInOuter({ rows: 8, risk: 'low' }), oneInOuter({ rows: 16, risk: 'high' })]).toEqual([128, 32_768]);
});

test('only slots above the stake are hot', () => {
  expect([heatOf(0.2), heatOf(1), heatOf(10), heatOf(950)]).toEqual([0, 0, 0.625, 1]);
});
