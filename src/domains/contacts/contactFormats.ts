import type { ContactType } from '../../contract/base/contactTypes.ts';
import { emailField } from '../../shared/validation/email.ts';
import { anyPhoneField } from '../../shared/validation/phoneField.ts';

/** A saved contact as a player would type it: a number with its plus. */
export const writtenContact = (type: ContactType, saved: string): string =>
  type === 'phone' && saved !== '' ? `+${saved}` : saved;

/**
 * The rule of a contact typed in full, by its type, and the code of one that the operator refuses without a word. It
 * knows how long the numbers of a country are.
 */
export const contactFormats = {
  email: { validate: emailField, wrongFormat: 'wrongEmailAddress' },
  phone: { validate: anyPhoneField, wrongFormat: 'wrongPhoneFormat' },
} as const;
