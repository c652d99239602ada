/** The countries whose residents may register, and what differs between them. */
import { countryPhone } from './phones.ts';
import { availableCurrencies } from './facts.ts';

const euroCodes = [
  'AT',
  'BE',
  'CY',
  'DE',
  'EE',
  'ES',
  'FI',
  'FR',
  'GR',
  'HR',
  'IE',
  'IT',
  'LT',
  'LV',
  'MT',
  'NL',
  'PT',
  'SK',
] as const;
const otherCodes =
  'AE AM AR AZ BH BR CA CH CL CO CZ DK EG GB GE HU IN JO JP KW KZ MA MX NO NZ OM PE PL QA RO RU SE TR UA US UY UZ ZA'.split(
    ' ',
  );

/** ISO 3166-1 codes. */
const countryCodes: readonly string[] = [...euroCodes, ...otherCodes].sort();

/** The country whose definitions apply to a registration that names none. */
export const homeCountry = 'LV';

export const isCountry = (code: string): boolean => countryCodes.includes(code);

/** The country's name in a language; empty for an unknown country. */
export function countryName(code: string, locale: string): string {
  if (!isCountry(code)) return '';
  return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
}

export interface Country {
  readonly code: string;
  readonly name: string;
  readonly phone_code: string;
  /** Of a number without the country code, shortest first. */
  readonly masks: readonly string[];
  readonly trunk_prefixes: readonly string[];
}

const known = new Map<string, readonly Country[]>();

/** All countries, sorted by their names in the language. */
export function countriesIn(locale: string): readonly Country[] {
  const kept = known.get(locale);
  if (kept !== undefined) return kept;
  const names = new Intl.Collator(locale);
  const made = countryCodes
    .map((code) => ({ code, name: countryName(code, locale), ...countryPhone(code) }))
    .sort((one, other) => names.compare(one.name, other.name));
  known.set(locale, made);
  return made;
}

const ownCurrencies: ReadonlyMap<string, string> = new Map([
  ['JP', 'JPY'],
  ['KW', 'KWD'],
]);
const everywhere: readonly string[] = ['USD', 'EUR', 'TON'];

/** The currencies that a resident may play in, the country's own first. */
export function currenciesOf(country: string): readonly string[] {
  const own = euroCodes.some((code) => code === country) ? 'EUR' : ownCurrencies.get(country);
  const wanted = own === undefined ? everywhere : [own, ...everywhere.filter((code) => code !== own)];
  return wanted.filter((code) => availableCurrencies.some((available) => available === code));
}
