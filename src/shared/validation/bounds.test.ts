import { expect, test } from 'vitest';
import { maxValue, minValue, multipleOf } from './bounds.ts';
import { failure } from './validationError.ts';
import { fc } from '../../../tests/fastCheck.ts';

test.each(['10', '10.0', '1,000', '', ' ', '9007199254740993'])('5-53 %j is at least 10, or empty', (value) => {
  expect(minValue('10')(value)).toBeNull();
});

test.each(['9.99', '-10', 'x', '1e309'])('5-53 %j is not at least 10', (value) => {
  expect(minValue('10')(value)).toEqual(failure('minValue', { min: '10' }));
});

test('5-53 the maximum is exact beyond 2^53', () => {
  expect(maxValue('9007199254740992')('9007199254740993')).toEqual(failure('maxValue', { max: '9007199254740992' }));
  expect(maxValue('9007199254740993')('9,007,199,254,740,993')).toBeNull();
  expect(maxValue('5')('')).toBeNull();
});

test('5-16 5-24 an amount is a multiple of the step, exactly', () => {
  expect(multipleOf('0.1')('0.3')).toBeNull();
  expect(multipleOf('5')('1,005')).toBeNull();
  expect(multipleOf('5')('7')).toEqual(failure('amountNotMultipleOf', { value: '5' }));
  expect(multipleOf('0')('7')).toBeNull();
});

test('5-53 both bounds order whole numbers correctly', () => {
  const numbers = fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n });
  fc.assert(
    fc.property(numbers, numbers, (value, bound) => {
      expect(minValue(String(bound))(String(value)) === null).toBe(value >= bound);
      expect(maxValue(String(bound))(String(value)) === null).toBe(value <= bound);
    }),
  );
});
