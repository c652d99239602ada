import { randomInt } from 'node:crypto';
import { asciiDigits } from '../../../src/shared/text/asciiDigits.ts';

/** Without 0, 1, I, L and O, which are misread. Their number is prime, so that the check below finds every swap. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 16;

/** Weighted sum modulo the (prime) size of the alphabet: zero for a code, never after one wrong or two swapped signs. */
const checkSum = (signs: string): number =>
  [...signs].reduce((sum, sign, index) => sum + ALPHABET.indexOf(sign) * (LENGTH - index), 0) % ALPHABET.length;

/** A new code: fifteen random signs and a check sign. */
export function newVoucherCode(): string {
  const signs = Array.from({ length: LENGTH - 1 }, () => ALPHABET[randomInt(ALPHABET.length)] ?? '').join('');
  // The last sign has weight one, so it is what is missing to a multiple.
  return signs + (ALPHABET[(ALPHABET.length - checkSum(signs)) % ALPHABET.length] ?? '');
}

/** The code in a typed text, or null if it has a mistake. Spaces, hyphens and case do not matter. */
export function readVoucherCode(text: string): string | null {
  const signs = asciiDigits(text)
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .toUpperCase();
  const isWritten = signs.length === LENGTH && [...signs].every((sign) => ALPHABET.includes(sign));
  return isWritten && checkSum(signs) === 0 ? signs : null;
}

/** In groups of four, as on a slip. */
export const groupedCode = (code: string): string => code.replaceAll(/.{4}(?!$)/g, '$&-');
