import { plainPhone } from './plainPhone.ts';

/** A phone number without a chosen country, as it is sent: what separates its digits is left out, and 00 is a plus. */
export const fullPhone = (text: string): string =>
  plainPhone(text)
    .replace(/[\s().-]/g, '')
    .replace(/^00/, '+');

/**
 * What is wrong with such a number; null if nothing is. It has its country's code, whose first digit is never 0, and 8 to
 * 15 digits: E.164 allows no more, and whole numbers have no fewer in any country.
 */
export function fullPhoneFault(phone: string): 'phoneWithoutCode' | 'wrongPhoneFormat' | null {
  if (phone.startsWith('0')) return 'phoneWithoutCode';
  return /^\+?[1-9]\d{7,14}$/.test(phone) ? null : 'wrongPhoneFormat';
}
