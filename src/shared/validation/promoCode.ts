import { type Validator, failure } from './validationError.ts';

/** Characters that nobody sees, such as a direction mark that was copied along with the code. */
const unseen = /\p{Cf}/gu;

/** 5-56: a promo code is trimmed. Outside registration any is valid on the client; the operator decides. */
export function normalisedPromoCode(value: string): string {
  return value.replaceAll(unseen, '').trim();
}

/** 5-56, 9-8: in registration a promo code needs at least 1 character. */
export const registrationPromoCodeField: Validator = (value) =>
  normalisedPromoCode(value) === '' ? failure('requiredField') : null;
