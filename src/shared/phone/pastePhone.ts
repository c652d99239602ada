import { asciiDigits } from '../text/asciiDigits.ts';
import { maskPhone } from './maskPhone.ts';
import { type PhoneCountry, longestNumber, phoneCodeDigits } from './phoneCountry.ts';

/** `digits` are those of the number without the country's code. */
export type PastedPhone = { readonly country: PhoneCountry; readonly digits: string };

/**
 * 5-41: a pasted text is reduced to its digits, and its country found by the phone code. The longest code wins; of
 * countries with the same code the chosen one, else the first. Digits without a plus that fill the chosen country's
 * mask are a number of that country: 9123456789 need not be India's.
 */
export function pastePhone(pasted: string, countries: readonly PhoneCountry[], chosen: PhoneCountry): PastedPhone {
  const text = asciiDigits(pasted).trim();
  const digits = text.replace(/\D/g, '');
  const isInternational = /^(?:\(?\+|00)/.test(text);
  if (!isInternational && maskPhone(digits, chosen).isComplete && digits.length <= longestNumber(chosen)) {
    return { country: chosen, digits };
  }
  const full = text.startsWith('00') ? digits.slice(2) : digits;
  const found = countryOf(full, countries, chosen);
  if (found === null) return { country: chosen, digits };
  return { country: found, digits: full.slice(phoneCodeDigits(found).length) };
}

function countryOf(digits: string, countries: readonly PhoneCountry[], chosen: PhoneCountry): PhoneCountry | null {
  let best: PhoneCountry | null = null;
  for (const country of [chosen, ...countries]) {
    const code = phoneCodeDigits(country);
    const isLonger = best === null || code.length > phoneCodeDigits(best).length;
    if (code !== '' && isLonger && digits.startsWith(code)) best = country;
  }
  return best;
}
