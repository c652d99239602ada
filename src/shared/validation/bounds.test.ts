import { expect, test } from 'vitest';
import { maxValue, minValue, multipleOf } from './bounds.ts';
import { failure } from './validationError.ts';
import { fc } from '../../../tests/fastCheck.ts';

test.each(['10', '10.0', '1,000', '', ' ', '9007199254740993', '٣٠'])('5-53 %j is at least 10, or empty', (value) => {
  expect(minValue('10', 'en')(value)).toBeNull();
});

test.each(['9.99', '-10', '−10'])('5-53 %j is not at least 10', (value) => {
  expect(minValue('10', 'en')(value)).toEqual(failure('minValue', { min: '10' }));
});

test.each(['x', '1e309', '1.2.3', '--5', '1'.repeat(19)])(
  '5-53 %j is no number, and is shown how to write one',
  (value) => {
    expect(minValue('12.5', 'es')(value)).toEqual(failure('wrongAmount', { example: '12,5' }));
  },
);

test.each([
  ['12,50', 'es', null],
  ['12.50', 'es', null],
  ['1,250', 'es', failure('minValue', { min: '12.5' })],
  ['1.250', 'es', null],
  ['12.50', 'en', null],
  ['1,250', 'en', null],
  ['1.250', 'en', failure('minValue', { min: '12.5' })],
  ['12,50', 'en', failure('unclearAmount', { one: '12.5', other: '1250' })],
  ['12٫5', 'ar', null],
])('5-53 %j typed in %s is read by the language', (value, locale, fault) => {
  expect(minValue('12.5', locale)(value)).toEqual(fault);
});

test('5-53 the maximum is exact beyond 2^53', () => {
  expect(maxValue('9007199254740992', 'en')('9007199254740993')).toEqual(
    failure('maxValue', { max: '9007199254740992' }),
  );
  expect(maxValue('9007199254740993', 'en')('9,007,199,254,740,993')).toBeNull();
  expect(maxValue('5', 'en')('')).toBeNull();
});

test('5-16 5-24 an amount is a multiple of the step, exactly', () => {
  expect(multipleOf('0.1', 'en')('0.3')).toBeNull();
  expect(multipleOf('5', 'en')('1,005')).toBeNull();
  expect(multipleOf('5', 'en')('7')).toEqual(failure('amountNotMultipleOf', { value: '5' }));
  expect(multipleOf('0', 'en')('7')).toBeNull();
});

test('5-53 both bounds order whole numbers correctly', () => {
  const numbers = fc.bigInt({ min: -(10n ** 17n), max: 10n ** 17n });
  fc.assert(
    fc.property(numbers, numbers, (value, bound) => {
      expect(minValue(String(bound), 'en')(String(value)) === null).toBe(value >= bound);
      expect(maxValue(String(bound), 'en')(String(value)) === null).toBe(value <= bound);
    }),
  );
});
