/** Phone numbers, by libphonenumber's data: masks for the forms, and which numbers exist. */
import {
  Metadata,
  getCountryCallingCode,
  getExampleNumber,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';
import type { CountryCode, PhoneNumber } from 'libphonenumber-js/max';
import { phoneDigits } from '../../../src/shared/validation/login.ts';
import examples from 'libphonenumber-js/mobile/examples';

export interface CountryPhone {
  readonly phone_code: string;
  /** 5-42: of a mobile number without the country code, shortest first. */
  readonly masks: readonly string[];
  /** What is dialled before a number inside the country. */
  readonly trunk_prefixes: readonly string[];
}

/** E.164: no number is longer, with its country code. */
const LONGEST = 15;
/** Shorter mobile numbers exist in a few countries, but are not given out any more. */
const SHORTEST = 7;

/** The phone code and the masks of a country. Throws for a country that libphonenumber does not know. */
export function countryPhone(country: string): CountryPhone {
  if (!isSupportedCountry(country)) throw new Error(`No phone data for ${country}`);
  const code = getCountryCallingCode(country);
  const lengths = mobileLengths(country).filter((length) => length >= SHORTEST && length + code.length <= LONGEST);
  return {
    phone_code: code,
    masks: evenMasks(lengths.map((length) => maskOf(country, code, length))),
    trunk_prefixes: trunkPrefixes(country),
  };
}

/** Longer ones that are accepted are of services: Britain's 180020 is the text relay's. */
const LONGEST_PREFIX = 2;

/**
 * The present one, and those that are dialled by habit and accepted: 8 beside 0 in Lithuania (`[08]`), 80 beside 8 in
 * Belarus (`0|80?`). The data has 0 where a country has none. Whatever else is accepted is more than a prefix: the area
 * codes of Argentina, the carriers of Brazil.
 */
function trunkPrefixes(country: CountryCode): readonly string[] {
  const plan = planOf(country);
  const accepted = alternativesOf(plan.nationalPrefixForParsing() || '').flatMap((form) => {
    if (/^\[\d+\]$/.test(form)) return form.slice(1, -1).split('');
    const [, prefix = '', last = ''] = /^(\d+?)(\d\?)?$/.exec(form) ?? [];
    return last === '' ? [prefix] : [prefix + last.charAt(0), prefix];
  });
  const dialled = accepted.filter((prefix) => prefix.length <= LONGEST_PREFIX);
  const all = [...new Set([plan.nationalPrefix() || '', ...dialled])].filter((prefix) => prefix !== '');
  return all.sort((one, other) => other.length - one.length);
}

/** The alternatives of a regular expression; those within its groups belong to the one that the group is in. */
function alternativesOf(expression: string): readonly string[] {
  const found: string[] = [];
  let start = 0;
  let depth = 0;
  for (const [place, sign] of [...expression].entries()) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign !== '|' || depth > 0) continue;
    found.push(expression.slice(start, place));
    start = place + 1;
  }
  return [...found, expression.slice(start)];
}

/**
 * libphonenumber groups numbers of the usual lengths only. A shorter one is grouped as the beginning of a longer one,
 * so that the text does not jump while it is typed; longer ones (of machines) are left out.
 */
function evenMasks(masks: readonly string[]): readonly string[] {
  const longest = masks.filter((mask) => mask.includes(' ')).at(-1);
  if (longest === undefined) return masks;
  return masks.flatMap((mask) => {
    if (mask.includes(' ')) return [mask];
    const cut = firstSlots(longest, mask.length);
    return cut === null ? [] : [cut];
  });
}

/** The beginning of a mask that has `count` digits; null if it has fewer. */
function firstSlots(mask: string, count: number): string | null {
  return new RegExp(`^ *(?:# *){${count - 1}}#`).exec(mask)?.[0] ?? null;
}

/** A numbering plan has these methods; the package's types leave them out. */
interface TypedPlan {
  nationalPrefix(): string | 0;
  nationalPrefixForParsing(): string | 0;
  type(name: 'MOBILE'): { possibleLengths(): readonly number[] } | undefined;
}

function planOf(country: CountryCode): TypedPlan {
  const metadata = new Metadata();
  metadata.selectNumberingPlan(country);
  return metadata.numberingPlan as unknown as TypedPlan;
}

/** The lengths of mobile numbers, ascending. */
function mobileLengths(country: CountryCode): readonly number[] {
  const plan = planOf(country);
  return [...(plan.type('MOBILE')?.possibleLengths() ?? [])].sort((one, other) => one - other);
}

/** The example number of the country, cut or filled up to the length, with a # for each digit. */
function maskOf(country: CountryCode, code: string, length: number): string {
  const example = getExampleNumber(country, examples)?.nationalNumber ?? '';
  const digits = example.padEnd(length, '0').slice(0, length);
  const shown = parsePhoneNumberFromString(`+${code}${digits}`)?.formatInternational() ?? '';
  const grouped = shown.slice(code.length + 1).trim();
  return (grouped.replace(/\D/g, '').length === length ? grouped : digits).replace(/\d/g, '#');
}

export interface CanonicalPhone {
  /** With the country code. */
  readonly digits: string;
  /** ISO code of the country that the number belongs to. */
  readonly country: string;
}

/**
 * A number as stored; null if no such number can exist. `country` is the ISO code of the country chosen with it; the
 * number may be given with or without that country's code.
 */
export function canonicalPhone(text: string, country: string): CanonicalPhone | null {
  if (!isSupportedCountry(country)) return null;
  const digits = phoneDigits(text);
  if (!/^\d+$/.test(digits)) return null;
  const code = getCountryCallingCode(country);
  const whole = parsePhoneNumberFromString(`+${digits}`);
  if (whole?.countryCallingCode === code && whole.isValid()) return canonical(whole, country);
  const national = parsePhoneNumberFromString(digits, country);
  return national?.countryCallingCode === code && national.isValid() ? canonical(national, country) : null;
}

/**
 * A number as it is stored: of the chosen country, or with its country code where none is known. One that cannot exist
 * is kept as typed, for the form's rules to refuse.
 */
export function storedPhone(text: string, country: string): CanonicalPhone {
  const phone = isSupportedCountry(country) ? canonicalPhone(text, country) : internationalPhone(text);
  return phone ?? { digits: phoneDigits(text), country };
}

/**
 * The same as `canonicalPhone` for a number with its country code (after a plus, after `00` or after nothing), whatever
 * the country; null if no such number can exist.
 */
export function internationalPhone(text: string): CanonicalPhone | null {
  const number = parsePhoneNumberFromString(`+${phoneDigits(text).replace(/^00/, '')}`);
  return number?.isValid() === true ? canonical(number, '') : null;
}

type Dialled = Pick<CountryPhone, 'trunk_prefixes'> & { readonly code: string };

/**
 * A mobile number as it is dialled inside its country (8 916 in Russia, 0151 in Germany), with its country code. Null if
 * there is none in these countries, or in two of them: 06 12 is French, Dutch and Moroccan.
 */
export function dialledPhone(digits: string, countries: readonly Dialled[]): string | null {
  const found = new Set<string>();
  for (const { code, trunk_prefixes: prefixes } of countries) {
    if (!isSupportedCountry(code)) continue;
    for (const prefix of prefixes.filter((one) => digits.startsWith(one))) {
      const whole = `+${getCountryCallingCode(code)}${digits.slice(prefix.length)}`;
      const number = parsePhoneNumberFromString(whole);
      if (number !== undefined && isMobile(number)) found.add(number.number.slice(1));
    }
  }
  const [only = null] = found;
  return found.size === 1 ? only : null;
}

const isMobile = (number: PhoneNumber): boolean =>
  number.isValid() && ['MOBILE', 'FIXED_LINE_OR_MOBILE'].includes(number.getType() ?? '');

/** The same in digits for a stored number, which may be one of before that was kept as it was typed. */
export const canonicalNumber = (digits: string, country = ''): string =>
  internationalPhone(digits)?.digits ?? canonicalPhone(digits, country)?.digits ?? digits.replace(/^0+/, '');

const canonical = (number: PhoneNumber, chosen: string): CanonicalPhone => ({
  digits: number.number.slice(1),
  country: number.country ?? chosen,
});
