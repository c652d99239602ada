import { maskSlots, sortedMasks } from '../masks/maskText.ts';
import { isInternational, plainPhone } from './plainPhone.ts';

/** 3-21: a country of the phone field: the code may be written with a plus; there may be several masks. */
export type PhoneCountry = {
  readonly countryCode: string;
  readonly phoneCode: string;
  readonly name: string;
  readonly mask: string | readonly string[];
  /** What people dial before a number inside the country, and what is no part of it: 0 in France, 8 in Russia. */
  readonly trunkPrefixes?: readonly string[];
};

/** Where no country is known, any digits are a phone number. */
const noCountry: PhoneCountry = { countryCode: '', phoneCode: '', name: '', mask: [] };

/** The country of the first of the ISO codes that is among all; if none is, the first of all. */
export function phoneCountryOf(all: readonly PhoneCountry[], ...codes: readonly string[]): PhoneCountry {
  for (const code of codes) {
    const found = all.find(({ countryCode }) => countryCode === code);
    if (found !== undefined) return found;
  }
  return all[0] ?? noCountry;
}

/** A phone number has at most 15 digits with its country code (ITU E.164). */
const MAX_DIGITS = 15;

/** The digits of the country's phone code: "+1-242" is 1242. */
export function phoneCodeDigits(country: PhoneCountry): string {
  return country.phoneCode.replace(/\D/g, '');
}

/** The digits of what was typed, with the country's code before them unless it is typed (a plus or 00); empty without a digit. */
export function wholePhone(typed: string, country: PhoneCountry): string {
  const text = plainPhone(typed);
  const digits = text.replace(/\D/g, '');
  if (isInternational(text)) return digits.replace(/^00/, '');
  return digits === '' ? '' : phoneCodeDigits(country) + digits;
}

/**
 * The masks of the number without its country code, shortest first. A code at the beginning of a mask is removed:
 * otherwise it would take the first digits of a number which begins with the same digits.
 */
export function nationalMasks(country: PhoneCountry): readonly string[] {
  const code = phoneCodeDigits(country);
  return sortedMasks(country.mask).map((mask) => {
    const lead = /^[^#@*(]*/.exec(mask)?.[0] ?? '';
    return code !== '' && lead.replace(/\D/g, '') === code ? mask.slice(lead.length) : mask;
  });
}

/** 5-40: the digits of the longest mask; without masks those that E.164 leaves after the code. */
export function longestNumber(country: PhoneCountry): number {
  const longest = nationalMasks(country).at(-1);
  return longest === undefined ? MAX_DIGITS - phoneCodeDigits(country).length : maskSlots(longest);
}
