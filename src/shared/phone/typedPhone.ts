import { asciiDigits } from '../text/asciiDigits.ts';
import { internationalDigits, pastePhone } from './pastePhone.ts';
import type { PastedPhone } from './pastePhone.ts';
import { type PhoneCountry, phoneCodeDigits } from './phoneCountry.ts';

/**
 * 5-41: what a text that is typed with a plus or 00 says so far; null while that is open: a longer code may still follow (+1
 * may become +1242), or several countries share the code (+1, +7) and nothing of the number is there yet.
 */
export function typedPhone(text: string, countries: readonly PhoneCountry[], chosen: PhoneCountry): PastedPhone | null {
  const digits = internationalDigits(asciiDigits(text));
  const codes = countries.map(phoneCodeDigits);
  const isOpen = digits === '' || codes.some((code) => code.length > digits.length && code.startsWith(digits));
  const isShared = codes.filter((code) => code === digits).length > 1;
  return isOpen || isShared ? null : pastePhone(`+${digits}`, countries, chosen);
}
