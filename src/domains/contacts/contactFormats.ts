import { emailField } from '../../shared/validation/email.ts';
import { anyPhoneField } from '../../shared/validation/phoneField.ts';

/**
 * The rule of a contact typed in full, by its type, and the code of one that the operator refuses without a word. It
 * knows how long the numbers of a country are.
 */
export const contactFormats = {
  email: { validate: emailField, wrongFormat: 'wrongEmailAddress' },
  phone: { validate: anyPhoneField, wrongFormat: 'wrongPhoneFormat' },
} as const;
