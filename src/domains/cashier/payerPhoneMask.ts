import { signMask } from '../../shared/masks/TextMask.ts';
import type { TextMask } from '../../shared/masks/TextMask.ts';
import { fullPhone } from '../../shared/phone/fullPhone.ts';
import { isInternational, plainPhone } from '../../shared/phone/plainPhone.ts';

/** E.164: at most 15 digits with the country code; whole numbers have at least 8 in every country. */
const longest = 15;
const shortest = 8;

const signsIn = (typed: string): string => plainPhone(typed).replace(/[^+\d]/g, '');

/** Digits, with one plus before them if there is any; 00 becomes one. */
const read = (typed: string): string => fullPhone(signsIn(typed)).replace(/(?!^)\+/g, '');

/** A whole number that says its country takes the place of what was there. */
const isWhole = (typed: string): boolean => isInternational(plainPhone(typed)) && read(typed).length > shortest;

/** The phone that a deposit is paid from: typed in full, without a picker of countries. */
export const payerPhoneMask: TextMask = {
  ...signMask({ isSign: /[+\d]/, read: signsIn, most: () => longest, show: read }),
  append: (shown, typed) => read(isWhole(typed) ? typed : shown + typed),
  // No plus behind a digit, and no digit before the plus.
  fits: (signs) => /^\+?\d*$/.test(signs) && read(signs).replace('+', '').length <= longest,
  placeAfter: (signs, count) => read(signs.slice(0, count)).length,
};
