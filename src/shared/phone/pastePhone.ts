import { asciiDigits } from '../text/asciiDigits.ts';
import { maskPhone } from './maskPhone.ts';
import { type PhoneCountry, longestNumber, phoneCodeDigits } from './phoneCountry.ts';
import { withoutTrunk } from './withoutTrunk.ts';

/** `digits` are those of the number without the country's code and without a trunk prefix. */
export type PastedPhone = { readonly country: PhoneCountry; readonly digits: string; readonly hadTrunk: boolean };

/** Whether a text of ASCII digits says its country, by a plus or 00. */
export const isInternational = (text: string): boolean => /^\s*(?:\(?\s*\+|00)/.test(text);

/**
 * 5-41: a text that fills an empty or wholly replaced field. With a plus or 00 its country is that of the longest phone
 * code it begins with; of countries with the same code the chosen one, else the first. Without them it is a number of
 * the chosen country, unless the rest after another country's code fills that country's mask and the whole does not
 * fill the chosen one's: 9123456789 need not be India's.
 */
export function pastePhone(pasted: string, countries: readonly PhoneCountry[], chosen: PhoneCountry): PastedPhone {
  const text = asciiDigits(pasted);
  const digits = text.replace(/\D/g, '');
  if (isInternational(text)) return internationalPhone(text, countries, chosen);
  const national = withoutTrunk(digits, chosen);
  if (fills(national.digits, chosen)) return { country: chosen, ...national };
  const found = countryOf(digits, countries, chosen);
  const rest = found === null ? '' : withoutTrunk(digits.slice(phoneCodeDigits(found).length), found).digits;
  if (found !== null && fills(rest, found)) return { country: found, digits: rest, hadTrunk: false };
  return { country: chosen, ...national };
}

/** A text that begins with a plus or 00. */
function internationalPhone(text: string, countries: readonly PhoneCountry[], chosen: PhoneCountry): PastedPhone {
  const digits = internationalDigits(text);
  const found = countryOf(digits, countries, chosen);
  if (found === null) return { country: chosen, digits, hadTrunk: false };
  return { country: found, ...withoutTrunk(digits.slice(phoneCodeDigits(found).length), found) };
}

/** The digits after a plus or 00. */
export function internationalDigits(text: string): string {
  const digits = text.replace(/\D/g, '');
  return /^\s*00/.test(text) ? digits.slice(2) : digits;
}

const fills = (digits: string, country: PhoneCountry): boolean =>
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
