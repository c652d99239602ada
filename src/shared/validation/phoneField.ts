import { maskPhone } from '../phone/maskPhone.ts';
import type { PhoneCountry } from '../phone/phoneCountry.ts';
import { isInternational } from '../phone/plainPhone.ts';
import { isPhone, phoneDigits } from './login.ts';
import { required } from './required.ts';
import { type Validator, failure, firstOf } from './validationError.ts';

/**
 * 5-37, 5-38: the phone field: insertPhoneNumber when empty, else wrongPhoneFormat unless digits (and the separators of
 * masks) fill a mask of the currently chosen country.
 */
export function phoneField(country: () => PhoneCountry): Validator {
  return firstOf(required('insertPhoneNumber'), (value) =>
    fillsMask(value, country()) ? null : failure('wrongPhoneFormat'),
  );
}

/** Masking drops surplus digits, so a number is valid only if none was dropped. A code whose country is open is none. */
function fillsMask(value: string, country: PhoneCountry): boolean {
  if (!/^[\d\s().+-]+$/.test(value) || isInternational(value)) return false;
  const { digits, isComplete } = maskPhone(value, country);
  return isComplete && digits.length === value.replace(/\D/g, '').length;
}

/** A phone number without a chosen country: with its country code, 7 to 15 digits (E.164), in any grouping. */
export const anyPhoneField: Validator = firstOf(required('insertPhoneNumber'), (value) =>
  isPhone(phoneDigits(value)) ? null : failure('wrongPhoneFormat'),
);

/** 5-7: the same as a configured rule, with its single code. */
export const phoneRule: Validator = (value) => (anyPhoneField(value) === null ? null : failure('phone'));
