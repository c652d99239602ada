import { expect, test } from 'vitest';
import { normalisedPromoCode, registrationPromoCodeField } from './promoCode.ts';

test('5-56 a promo code is trimmed', () => {
  expect(normalisedPromoCode('  WELCOME \n')).toBe('WELCOME');
  expect(normalisedPromoCode('\u202EWEL\u200BCOME\u2069 ')).toBe('WELCOME');
});

test('5-56 9-8 in registration it needs at least 1 character', () => {
  expect(registrationPromoCodeField(' ')?.code).toBe('requiredField');
  expect(registrationPromoCodeField('W')).toBeNull();
});
