import { asciiDigits } from '../text/asciiDigits.ts';

/**
 * A text as phone numbers are written in it, for all that reads one: digits become ASCII, a full-width plus a plain one.
 * Left out are the `tel:` of a link and signs that nobody sees (the contacts of iOS and Windows put U+202A before a
 * number).
 */
export function plainPhone(text: string): string {
  return asciiDigits(text)
    .replace(/\p{Cf}/gu, '')
    .replaceAll('＋', '+')
    .replace(/^\s*tel:/i, '');
}

/** Whether a plain text says its country, by a plus or 00. */
export const isInternational = (text: string): boolean => /^\s*(?:\(?\s*\+|00)/.test(text);
