import { expect, test } from 'vitest';
import { currencyDecimals } from './currencyDecimals.ts';

test.each([
  ['JPY', 0],
  ['KRW', 0],
  ['USD', 2],
  ['FUN', 2],
  ['KWD', 3],
  ['BHD', 3],
  ['JOD', 3],
  ['OMR', 3],
  ['TND', 3],
  ['USDT', 6],
  ['BTC', 8],
  ['TON', 9],
])('3-67 %s has %i decimals', (currency, decimals) => {
  expect(currencyDecimals(currency)).toBe(decimals);
});

test('an unknown code, or the name of an object member, has two decimals', () => {
  expect(currencyDecimals('ZZZ')).toBe(2);
  expect(currencyDecimals('constructor')).toBe(2);
  expect(currencyDecimals('__proto__')).toBe(2);
});
