import { expect, test } from 'vitest';
import { cardNumberField, cardNumberRule, hasLuhnChecksum } from './cardNumber.ts';
import { fc } from '../../../tests/fastCheck.ts';

test.each(['4111111111111111', '5555555555554444', '378282246310005', '6304000000000000', '411111...1111', 'new'])(
  '5-52 %s is a card',
  (value) => {
    expect(cardNumberField()(value)).toBeNull();
  },
);

test.each([
  '4111111111111112',
  '4111 1111 1111 1111',
  '0',
  '00',
  '411111…1111',
  '41111...1111',
  'NEW',
  'new ',
  '4111111111111111a',
  '1'.repeat(20),
])('5-52 %j is not', (value) => {
  expect(cardNumberField()(value)?.code).toBe('cardNumber');
});

test('5-52 an empty one is required', () => {
  expect(cardNumberField()('')?.code).toBe('requiredField');
});

test('5-52 a custom pattern may be supplied', () => {
  expect(cardNumberRule('^9\\d{3}$')('9123')).toBeNull();
  expect(cardNumberRule('^9\\d{3}$')('4111111111111111')?.code).toBe('cardNumber');
  expect(cardNumberRule('^(9+)+$')('4111111111111111')).toBeNull();
});

test('5-52 any one wrong digit breaks a Luhn checksum', () => {
  const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 11, maxLength: 18 });
  fc.assert(
    fc.property(digits, fc.nat(), fc.integer({ min: 1, max: 9 }), (body, place, shift) => {
      const good = [...Array(10).keys()].map((check) => body.join('') + check).filter(hasLuhnChecksum);
      expect(good).toHaveLength(1);
      const wrong = [...(good[0] ?? '')];
      const at = place % wrong.length;
      wrong[at] = String((Number(wrong[at]) + shift) % 10);
      expect(hasLuhnChecksum(wrong.join(''))).toBe(false);
    }),
  );
});
