/** Phone numbers, by libphonenumber's data: masks for the forms, and which numbers exist. */
import {
  Metadata,
  getCountries,
  getCountryCallingCode,
  getExampleNumber,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';
import type { CountryCode } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';

export interface CountryPhone {
  readonly phone_code: string;
  /** 5-42: of a mobile number without the country code, shortest first. */
  readonly masks: readonly string[];
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
  return { phone_code: code, masks: evenMasks(lengths.map((length) => maskOf(country, code, length))) };
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

/** A numbering plan has this method; the package's types leave it out. */
interface TypedPlan {
  type(name: 'MOBILE'): { possibleLengths(): readonly number[] } | undefined;
}

/** The lengths of mobile numbers, ascending. */
function mobileLengths(country: CountryCode): readonly number[] {
  const metadata = new Metadata();
  metadata.selectNumberingPlan(country);
  const plan = metadata.numberingPlan as unknown as TypedPlan;
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

const knownCodes: ReadonlySet<string> = new Set(getCountries().map((country) => getCountryCallingCode(country)));

/**
 * The digits of a number as stored, with the country's code; null if no such number can exist. `code` are the digits of
 * the code chosen with it; the number may be given with or without them.
 */
export function canonicalPhone(text: string, code: string): string | null {
  const digits = text.replace(/[\s()+.-]/g, '');
  if (!/^\d+$/.test(digits) || !knownCodes.has(code)) return null;
  const whole = parsePhoneNumberFromString(`+${digits}`);
  const national = parsePhoneNumberFromString(digits, { defaultCallingCode: code });
  const found = [whole, national].find((number) => number?.countryCallingCode === code && number.isValid());
  return found?.number.slice(1) ?? null;
}
