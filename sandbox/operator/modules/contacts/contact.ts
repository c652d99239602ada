import { isEmail } from '../../../../src/shared/validation/email.ts';
import { countries } from '../../market/facts.ts';
import type { Player } from '../../sessions/player.ts';
import { isPhone, phoneDigits } from '../auth/module.ts';

export interface Contact {
  readonly type: 'email' | 'phone';
  /** As stored: lower case, or digits with the country code. */
  readonly value: string;
}

/** The text of the field as a contact; null if it is neither an e-mail address nor a phone number. */
export function parseContact(text: string): Contact | null {
  const plain = text.trim();
  if (plain.includes('@')) return isEmail(plain) ? { type: 'email', value: plain.toLowerCase() } : null;
  const digits = phoneDigits(plain);
  return isPhone(digits) ? { type: 'phone', value: digits } : null;
}

/** 5-63: the error code of a contact that cannot be one. */
export const formatError = (text: string): string =>
  text.includes('@') || /[^\d\s()+.-]/.test(text) ? 'wrongEmailAddress' : 'wrongPhoneFormat';

/**
 * Digits of the phone's country code: the given ones if the number begins with them, else those of a known country.
 * Null if the given ones do not fit.
 */
export function phoneCountryCode(digits: string, given: string): string | null {
  const code = given.replace(/\D/g, '');
  if (code !== '') return digits.startsWith(code) ? code : null;
  const fitting = countries.map(({ phone_code }) => phone_code).filter((known) => digits.startsWith(known));
  return fitting.toSorted((left, right) => right.length - left.length)[0] ?? '';
}

type Held = Pick<
  Player,
  'email' | 'phone' | 'pending_email' | 'pending_phone' | 'email_confirmed_at' | 'phone_confirmed_at'
>;

/** How the player stands to a contact: it is theirs, it will be once it is confirmed, or it is not. */
export function holdingOf(player: Held, { type, value }: Contact): 'present' | 'pending' | 'none' {
  if (player[type] === value) return 'present';
  return (type === 'email' ? player.pending_email : player.pending_phone) === value ? 'pending' : 'none';
}

export const isConfirmed = (player: Held, { type }: Contact): boolean =>
  (type === 'email' ? player.email_confirmed_at : player.phone_confirmed_at) !== null;
