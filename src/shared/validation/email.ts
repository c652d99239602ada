import { required } from './required.ts';
import { type Validator, failure, firstOf } from './validationError.ts';

/** The longest address that mail can carry (RFC 5321). */
const MAX_LENGTH = 254;
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+){1,2}$/;

/** 5-43: text@domain with one or two dotted domain parts and no spaces. */
export function isEmail(value: string): boolean {
  return value.length <= MAX_LENGTH && EMAIL.test(value);
}

/** 5-24 email, of the shared rule set. */
export const emailRule: Validator = (value) => (isEmail(value) ? null : failure('email'));

/** 5-43: the e-mail field: insertEmailAddress when empty, else wrongEmailAddress. */
export const emailField: Validator = firstOf(required('insertEmailAddress'), (value) =>
  isEmail(value) ? null : failure('wrongEmailAddress'),
);
