import { required } from './required.ts';
import { safePattern } from './safePattern.ts';
import { type Validator, failure, firstOf } from './validationError.ts';

/** A stored card: 6 digits, three dots, 4 digits. */
const MASKED = /^\d{6}\.{3}\d{4}$/;
/** Length of card numbers (ISO/IEC 7812): without it, a single 0 would have a valid checksum. */
const NUMERIC = /^\d{12,19}$/;
const NEW_CARD = 'new';

/** 5-52: a masked stored card, a number with a valid Luhn checksum, or the word new. */
export function isCardNumber(value: string): boolean {
  return value === NEW_CARD || MASKED.test(value) || (NUMERIC.test(value) && hasLuhnChecksum(value));
}

/** 5-24 cardNumber, of the shared rule set; a custom pattern replaces the built-in check (5-52). */
export function cardNumberRule(pattern?: string | null): Validator {
  const matches = safePattern(pattern) ?? isCardNumber;
  return (value) => (matches(value) ? null : failure('cardNumber'));
}

/** 5-52: the card number field: requiredField when empty. */
export function cardNumberField(pattern?: string | null): Validator {
  return firstOf(required('requiredField'), cardNumberRule(pattern));
}

/** From the right every second digit counts double, a double's digits singly; the sum must end in 0. */
export function hasLuhnChecksum(digits: string): boolean {
  const values = [...digits].reverse().map((digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return value > 9 ? value - 9 : value;
  });
  return values.reduce((total, value) => total + value, 0) % 10 === 0;
}
