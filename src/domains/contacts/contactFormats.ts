import { emailField } from '../../shared/validation/email.ts';
import { required } from '../../shared/validation/required.ts';
import { failure, firstOf } from '../../shared/validation/validationError.ts';

/** 7 to 15 digits with the separators of spoken numbers; the operator knows the countries' own lengths. */
const fullPhoneField = firstOf(required('insertPhoneNumber'), (value) =>
  /^[\s\d()+.-]+$/.test(value) && /^\d{7,15}$/.test(value.replace(/\D/g, '')) ? null : failure('wrongPhoneFormat'),
);

/** The rule of a contact by its type, and the code of one that the operator refuses without a word. */
export const contactFormats = {
  email: { validate: emailField, wrongFormat: 'wrongEmailAddress' },
  phone: { validate: fullPhoneField, wrongFormat: 'wrongPhoneFormat' },
} as const;
