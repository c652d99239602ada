import { required } from './required.ts';
import { type Validator, failure, firstOf } from './validationError.ts';

/** Longest valid e-mail address (RFC 5321). */
const MAX_LENGTH = 254;
/** Excludes characters that end a name in a mail header, invisible ones (such as direction marks), and emoji. */
const NAME = String.raw`[^\s@()<>[\]:;,\\"\p{C}\p{Extended_Pictographic}]+`;
const DOMAIN_PART = String.raw`[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?`;
const EMAIL = new RegExp(`^${NAME}@${DOMAIN_PART}(?:\\.${DOMAIN_PART}){1,2}$`, 'u');

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
