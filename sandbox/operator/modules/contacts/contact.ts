import type { ContactType } from '../../../../src/contract/base/contactTypes.ts';
import { plainPhone } from '../../../../src/shared/phone/plainPhone.ts';
import { isEmail } from '../../../../src/shared/validation/email.ts';
import { isPhone, phoneDigits } from '../../../../src/shared/validation/login.ts';
import { canonicalNumber, canonicalPhone, internationalPhone } from '../../market/phones.ts';
import { storedEmail } from '../../players/asciiEmail.ts';
import type { Player } from '../../players/player.ts';

export interface Contact {
  readonly type: ContactType;
  /** As stored: lower case, or digits with the country code. */
  readonly value: string;
}

/** The text of the field as a contact; null if it is neither an e-mail address nor a phone number. */
export function parseContact(text: string): Contact | null {
  const plain = text.trim();
  if (plain.includes('@')) return isEmail(plain) ? { type: 'email', value: storedEmail(plain) } : null;
  const digits = canonicalNumber(phoneDigits(plain));
  return isPhone(digits) ? { type: 'phone', value: digits } : null;
}

/** 5-63: the error code of a contact that cannot be one. */
export const formatError = (text: string): string =>
  text.includes('@') || /[^\d\s()+.-]/.test(plainPhone(text)) ? 'wrongEmailAddress' : 'wrongPhoneFormat';

/**
 * A phone number as stored, and the ISO code of its country: of the country chosen with it, or found in an international
 * number. Null if there is no such number.
 */
export function parsePhone(
  text: string,
  country: string,
): { readonly contact: Contact; readonly country: string } | null {
  const phone = country === '' ? internationalPhone(text) : canonicalPhone(text, country);
  return phone && { contact: { type: 'phone', value: phone.digits }, country: phone.country };
}

type Held = Pick<
  Player,
  'email' | 'phone' | 'pending_email' | 'pending_phone' | 'email_confirmed_at' | 'phone_confirmed_at'
>;

/** How the player stands to a contact: it is theirs, it will be once it is confirmed, or it is not. */
export function holdingOf(player: Held, { type, value }: Contact): 'present' | 'pending' | 'none' {
  if (isSame(player[type], type, value)) return 'present';
  return isSame(type === 'email' ? player.pending_email : player.pending_phone, type, value) ? 'pending' : 'none';
}

/** Whether a stored contact is this one: rows of before have numbers and domains as they were typed. */
const isSame = (stored: string | null, type: ContactType, value: string): boolean =>
  stored !== null && (type === 'email' ? storedEmail(stored) : canonicalNumber(stored)) === value;

export const isConfirmed = (player: Held, { type }: Contact): boolean =>
  (type === 'email' ? player.email_confirmed_at : player.phone_confirmed_at) !== null;
