import { expect, test } from 'vitest';
import { money } from '../money/money.ts';
import { sum } from './sum.ts';
import { failure } from './validationError.ts';

const BOUNDS = { min: '$10', max: '$5,000' };
const validate = sum({ min: money(1000n, 'USD'), max: money(500_000n, 'USD'), locale: 'en' });
const yen = sum({ min: money(10n, 'JPY'), max: money(5000n, 'JPY'), locale: 'en' });

test.each(['10', '5000', '5,000', '1 000', '٢٥'])('5-26 the sum %j is accepted', (text) => {
  expect([validate(text), yen(text)]).toEqual([null, null]);
});

test.each(['', 'x', '010', '-10', '+10', '1e3', '٠١٠', '<b>10</b>'])('5-26 the sum %j is refused', (text) => {
  expect(validate(text)).toEqual(failure('wrongAmount', { example: '10.00' }));
});

test('5-26 digits alone are a sum of a currency without decimals', () => {
  expect(['10.5', '10,5', '1.000'].map((text) => yen(text)?.code)).toEqual([
    'wrongAmount',
    'wrongAmount',
    'unclearAmount',
  ]);
});

test.each(['0', '9', '5001', '5,001', '99999999999999999'])(
  '5-26 the sum %j is a sumError with both bounds',
  (text) => {
    expect(validate(text)).toEqual(failure('sumError', BOUNDS));
  },
);

test('5-26 a comma that groups thousands is ignored in a language that writes decimals with it', () => {
  const dollars = sum({ min: money(1000n, 'USD'), max: money(500_000n, 'USD'), locale: 'es' });
  expect([dollars('1,000'), dollars('1.000'), dollars('10,50'), dollars('5,001')?.code]).toEqual([
    null,
    null,
    null,
    'sumError',
  ]);
});

test('5-26 a currency with fractional bounds accepts its own decimals', () => {
  const coins = sum({ min: money(100_000n, 'BTC'), max: money(100_000_000n, 'BTC'), locale: 'en' });
  expect(coins('0.5')).toBeNull();
  expect(coins('0.0001')?.code).toBe('sumError');
  expect(coins('0.123456789')?.code).toBe('wrongAmount');
  expect(coins('1,5')).toEqual({ code: 'unclearAmount', params: { one: 'BTC\u00a01.50', other: 'BTC\u00a015' } });
});
