import { expect, test } from 'vitest';
import { composedCurrencyKey, splitCurrencyKey } from './composedCurrencyKey.ts';

test('3-67 a composed key is {something}_{currency}, and can be split again', () => {
  expect(composedCurrencyKey('min_amount', 'USD')).toBe('min_amount_USD');
  expect(splitCurrencyKey('min_amount_USD')).toEqual({ name: 'min_amount', currency: 'USD' });
});

test.each(['USD', '_USD', 'min_', ''])('3-67 %j is not a composed key', (key) => {
  expect(splitCurrencyKey(key)).toBeNull();
});
