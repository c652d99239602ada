import { editedSigns, replacedPart } from '../masks/editMasked.ts';
import type { TypedChange } from '../masks/editMasked.ts';
import { fitted, signMask } from '../masks/TextMask.ts';
import type { TextMask } from '../masks/TextMask.ts';
import { maskPhone } from './maskPhone.ts';
import { longestNumber } from './phoneCountry.ts';
import type { PhoneCountry } from './phoneCountry.ts';
import { isInternational, plainPhone } from './plainPhone.ts';
import { nationalPhone, readPhone } from './readPhone.ts';
import type { PhoneText, ReadPhone } from './readPhone.ts';

/** Fewer digits are a part of a number. */
const LEAST_PASTED = 7;

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** The digits of a country's numbers, in its mask. */
const phoneMask = (country: PhoneCountry): TextMask =>
  signMask({
    isSign: /\d/,
    read: digitsOf,
    most: () => longestNumber(country),
    show: (digits) => maskPhone(digits, country).shown,
  });

/** A code whose country is open is shown as it is. */
export const shownPhone = ({ country, digits }: PhoneText): string =>
  isInternational(digits) ? digits : maskPhone(digits, country).shown;

/**
 * 5-39 to 5-41: what a phone field holds after a change of its text, and the place of the caret in what it shows. The
 * digits of every script become ASCII here, for all that reads a phone number behind it.
 */
export function editPhone(
  phone: PhoneText,
  typed: TypedChange,
  countries: readonly PhoneCountry[],
): { readonly phone: ReadPhone; readonly caret: number } {
  const before = shownPhone(phone);
  const change = plainChange(typed);
  const part = replacedPart(before, change);
  const inserted = plainPhone(part?.typed ?? '');
  const whole = isWholeNumber(inserted) ? inserted : change.text;
  const isPart = part !== null && (part.start > 0 || part.end < before.length) && !isInternational(before);
  if (isPart && !isInternational(whole)) return edited(phone.country, before, change);
  const read = fitting(readPhone(whole, countries, phone.country));
  return { phone: read, caret: shownPhone(read).length };
}

/** The caret stays where it is between the signs that are seen. */
function plainChange({ text, caret, kind }: TypedChange): TypedChange {
  const lead = plainPhone(text.slice(0, caret));
  return { text: lead + plainPhone(text.slice(caret)), caret: lead.length, kind };
}

/**
 * 5-40, 5-41: what the field holds once another country is chosen: the number as it is dialled there, without that
 * country's trunk prefix. A code that was left open stays.
 */
export const movedPhone = (digits: string, country: PhoneCountry): ReadPhone =>
  isInternational(digits) ? { country, digits, notice: null } : fitting(nationalPhone(digits, country));

/** An international number that was pasted takes the place of what was there. */
const isWholeNumber = (typed: string): boolean => isInternational(typed) && digitsOf(typed).length >= LEAST_PASTED;

/** As much of the number as the field has room for. */
const fitting = (read: ReadPhone): ReadPhone =>
  read.notice === 'tooLong' ? { ...read, digits: read.digits.slice(0, longestNumber(read.country)) } : read;

/** Digits typed or deleted within a number: its country stays. */
function edited(country: PhoneCountry, before: string, change: TypedChange) {
  const mask = phoneMask(country);
  const { lead, taken, rest } = editedSigns(mask, before, change);
  const all = nationalPhone(lead + taken + rest, country);
  const phone = all.notice === 'tooLong' ? { ...all, digits: fitted(mask, lead, taken, rest) } : all;
  return { phone, caret: mask.placeAfter(phone.digits, Math.max(0, phone.digits.length - rest.length)) };
}
