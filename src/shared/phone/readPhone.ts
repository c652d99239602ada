import { maskPhone } from './maskPhone.ts';
import { type PhoneCountry, longestNumber, phoneCodeDigits } from './phoneCountry.ts';
import { isInternational, plainPhone } from './plainPhone.ts';

/** What a phone field holds. */
export interface PhoneText {
  readonly country: PhoneCountry;
  /**
   * Of the number, without the country's code and without a trunk prefix. While it is open which country a code is of,
   * that code with its plus or 00: "+37".
   */
  readonly digits: string;
}

/** Why not all that was typed is shown: a trunk prefix was dropped, or the number was complete (5-40). */
export type PhoneNotice = 'trunk' | 'tooLong';

/** What a text says of a phone number: all its digits, also those that the masks have no room for (`tooLong`). */
export interface ReadPhone extends PhoneText {
  readonly notice: PhoneNotice | null;
}

/**
 * 5-41: a text, as it was typed or copied, that fills an empty or wholly replaced field. With a plus or 00 its country is that of the
 * longest phone code it begins with; of countries with the same code the chosen one, else the first. Without them it is
 * a number of the chosen country, unless the rest after another country's code fills that country's mask and the whole
 * does not fill the chosen one's: 9123456789 need not be India's.
 */
export function readPhone(typed: string, countries: readonly PhoneCountry[], chosen: PhoneCountry): ReadPhone {
  const text = plainPhone(typed);
  if (isInternational(text)) return internationalPhone(text, countries, chosen);
  const digits = text.replace(/\D/g, '');
  const national = nationalPhone(digits, chosen);
  if (fills(national)) return national;
  const found = countryOf(digits, countries, chosen);
  const foreign = found && nationalPhone(digits.slice(phoneCodeDigits(found).length), found);
  return foreign !== null && fills(foreign) ? foreign : national;
}

/** A number as it is dialled inside its country. */
export function nationalPhone(digits: string, country: PhoneCountry): ReadPhone {
  const rest = withoutTrunk(digits, country);
  if (rest.length > longestNumber(country)) return { country, digits: rest, notice: 'tooLong' };
  return { country, digits: rest, notice: rest === digits ? null : 'trunk' };
}

/**
 * A text that begins with a plus or 00. Its country is open while a longer code may still follow (+1 may become +1242),
 * and where several countries share the code (+1, +7) and nothing of the number is there yet.
 */
function internationalPhone(text: string, countries: readonly PhoneCountry[], chosen: PhoneCountry): ReadPhone {
  const all = text.replace(/\D/g, '');
  const lead = /^\s*00/.test(text) ? '00' : '+';
  const digits = lead === '+' ? all : all.slice(2);
  const codes = countries.map(phoneCodeDigits);
  const isOpen = digits === '' || codes.some((code) => code.length > digits.length && code.startsWith(digits));
  const isShared = codes.filter((code) => code === digits).length > 1;
  if (isOpen || isShared) return { country: chosen, digits: lead + digits, notice: null };
  const found = countryOf(digits, countries, chosen);
  if (found !== null) return nationalPhone(digits.slice(phoneCodeDigits(found).length), found);
  return { country: chosen, digits, notice: digits.length > longestNumber(chosen) ? 'tooLong' : null };
}

/**
 * The digits without the country's trunk prefix. No number begins with a 0 where one is dialled before it; any other
 * prefix (Russia's 8) is one only where the number is too long with it.
 */
function withoutTrunk(digits: string, country: PhoneCountry): string {
  for (const prefix of country.trunkPrefixes ?? []) {
    const rest = digits.startsWith(prefix) ? digits.slice(prefix.length) : '';
    const isTooLong = digits.length > longestNumber(country);
    if (rest !== '' && (prefix.startsWith('0') || (isTooLong && fills({ country, digits: rest })))) return rest;
  }
  return digits;
}

const fills = ({ country, digits }: PhoneText): boolean =>
  digits.length <= longestNumber(country) && maskPhone(digits, country).isComplete;

function countryOf(digits: string, countries: readonly PhoneCountry[], chosen: PhoneCountry): PhoneCountry | null {
  let best: PhoneCountry | null = null;
  for (const country of [chosen, ...countries]) {
    const code = phoneCodeDigits(country);
    const isLonger = best === null || code.length > phoneCodeDigits(best).length;
    if (code !== '' && isLonger && digits.startsWith(code)) best = country;
  }
  return best;
}
