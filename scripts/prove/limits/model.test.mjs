import { expect, test } from 'vitest';
import { agrees, asOf, changed, COOL_OFF_MS, noLimit, outcomes } from './model.mjs';

test('a first or stricter limit is in force at once, a looser one after the cool-off', () => {
  const first = changed(noLimit(), 50, 0);
  expect(first).toEqual({ amount: 50, pending: null });
  const looser = changed(first, 80, 10);
  expect(looser).toEqual({ amount: 50, pending: { amount: 80, at: 10 + COOL_OFF_MS } });
  expect(asOf(looser, 9 + COOL_OFF_MS).amount).toBe(50);
  expect(asOf(looser, 10 + COOL_OFF_MS)).toEqual({ amount: 80, pending: null });
  expect(changed(looser, 20, 20)).toEqual({ amount: 20, pending: null });
  expect(changed(first, null, 5).pending).toEqual({ amount: null, at: 5 + COOL_OFF_MS });
});

test('of changes at once either may come first, and the stricter is in force', () => {
  const all = outcomes({ amount: 50, pending: null }, [30, 80], 0);
  expect(all.map(({ amount }) => amount)).toEqual([30, 30]);
  expect(all.map(({ pending }) => pending?.amount ?? null)).toEqual([80, null]);
  expect(agrees(all[0], { amount: 30, pending: { amount: 80, at: COOL_OFF_MS + 40 } }, 50)).toBe(true);
  expect(agrees(all[0], { amount: 30, pending: null }, 50)).toBe(false);
});
