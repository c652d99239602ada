import { plainPhone } from '../phone/plainPhone.ts';
import { isEmail } from './email.ts';
import { type Validator, failure, firstOf } from './validationError.ts';

/**
 * 5-58: a login is sent without outer spaces and without a leading plus (it may be a phone number). Of a number that was
 * copied, only what is seen counts.
 */
export function normalisedLogin(value: string): string {
  const login = isDialled(value) ? plainPhone(value) : value;
  return login.trim().replace(/^\+/, '').trimStart();
}

/** 5-58: a login requires a value. */
export const loginField: Validator = (value) => (normalisedLogin(value) === '' ? failure('requiredField') : null);

/** 5-38: digits of a phone number with its country code, without the separators between them. */
export function phoneDigits(phone: string): string {
  return plainPhone(phone).replace(/[\s()+.-]/g, '');
}

const isDialled = (text: string): boolean => /^\d+$/.test(phoneDigits(text));

/** E.164, and no shorter than any real number. */
export function isPhone(digits: string): boolean {
  return /^\d{7,15}$/.test(digits);
}

/** What a login is: a name, an e-mail address or a phone number (3-18). */
export type LoginKind = 'none' | 'email' | 'phone' | 'name';

/** The kind of a normalised login. */
export function loginKind(login: string): LoginKind {
  if (login === '') return 'none';
  if (login.includes('@')) return 'email';
  return isDialled(login) ? 'phone' : 'name';
}

/** 3-18: a login to register with: an address or number must be one, a name has 3 to 64 letters, digits, dots, `_`, `-`. */
export const registrationLoginField: Validator = firstOf(loginField, (value) => {
  const login = normalisedLogin(value);
  const kind = loginKind(login);
  const isRight =
    (kind === 'email' && isEmail(login)) ||
    (kind === 'phone' && isPhone(phoneDigits(login))) ||
    (kind === 'name' && /^[\p{L}\p{N}._-]{3,64}$/u.test(login));
  return isRight ? null : failure('wrongField');
});
