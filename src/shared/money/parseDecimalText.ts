import { asciiDigits } from '../text/asciiDigits.ts';
import { separatorsOf } from './separatorsOf.ts';
import type { Separators } from './separatorsOf.ts';

export type DecimalTextError =
  | 'empty'
  | 'notANumber'
  | 'negative'
  | 'leadingZero'
  | 'ambiguousGrouping'
  | 'tooManyDecimals'
  | 'tooLarge';

export type DecimalText =
  | {
      readonly ok: true;
      /** Of 10^-decimals. */
      readonly units: bigint;
    }
  | {
      readonly ok: false;
      readonly error: DecimalTextError;
      /** The two numbers that the text may mean, the smaller one first. */
      readonly meanings?: readonly [bigint, bigint];
    };

/** More digits than any real balance: a longer number is a typing error. */
const MAX_WHOLE_DIGITS = 18;
const MINUS = /^[-\u2212\u2012\u2013\u2014]/;
const SPACES = /[\s\u00a0\u202f\u2009\u200e\u200f\u061c'’]/g;
const NUMBER = /^(\d*)(?:\.(\d*))?$/;
const english: Separators = { decimal: '.', group: ',' };
const european: Separators = { decimal: ',', group: '.' };

/**
 * Parses a typed number of at most so many decimals: returns exactly it, or the code of the error. Separators are those
 * of the language of `locale`; where they make no number of it, those of other languages: 12.50 in Spanish. A text that
 * may mean two numbers is refused with both: "12,50" typed in English must never become 1,250.
 */
export function parseDecimalText(text: string, decimals: number, locale: string): DecimalText {
  const own = separatorsOf(locale);
  const plain = plainOf(text, own);
  if (plain === '') return refused('empty');
  if (MINUS.test(plain)) return refused('negative');
  if (/[^\d.,]/.test(plain)) return refused('notANumber');
  const read = readAs(plain, own, decimals);
  if (read.ok || !/[.,]/.test(plain)) return read;
  const foreign = own.decimal === ',' ? english : european;
  const other = readAs(plain, foreign, decimals);
  if (!other.ok) return read;
  if (read.error === 'tooManyDecimals')
    return foreign.group === ',' && decimals === 0 ? other : unclear(rounded(plain, own, decimals), other.units);
  // Commas without a meaning in the language are stripped by 5-53: 12,50 may be meant as 1250.
  const stripped = own.group === ',' ? readAs(plain.replaceAll(',', ''), own, decimals) : read;
  const isClear = !stripped.ok || stripped.units === other.units;
  return isClear ? other : unclear(other.units, stripped.units);
}

/** 5-26: the same of a sum: where the language reads no number, commas group thousands, and are ignored. */
export function parseSumText(text: string, decimals: number, locale: string): DecimalText {
  const read = parseDecimalText(text, decimals, locale);
  if (read.ok || separatorsOf(locale).decimal === '.') return read;
  const grouped = readAs(plainOf(text, english), english, decimals);
  return grouped.ok ? grouped : read;
}

/** The digits before and after the separator as a number; refused with a leading zero, or where they are too many. */
export function exactDigits(whole: string, fraction: string, decimals: number): DecimalText {
  if (/^0\d/.test(whole)) return refused('leadingZero');
  if (whole.length > MAX_WHOLE_DIGITS) return refused('tooLarge');
  if (fraction.length > decimals) return refused('tooManyDecimals');
  return { ok: true, units: BigInt(whole + fraction.padEnd(decimals, '0')) };
}

export function refused(error: DecimalTextError): DecimalText {
  return { ok: false, error };
}

/**
 * Without spaces, in ASCII digits and the given separators. Direction marks are removed with the spaces: Arabic
 * keyboards add one before a minus. Arabic separators are clear.
 */
function plainOf(text: string, { decimal, group }: Separators): string {
  return asciiDigits(text)
    .replace(SPACES, '')
    .replaceAll('\u066b', decimal)
    .replaceAll('\u066c', group ?? '');
}

function readAs(plain: string, separators: Separators, decimals: number): DecimalText {
  const number = dotted(plain, separators);
  if (number === null) return refused('ambiguousGrouping');
  const match = NUMBER.exec(number);
  if (match === null || !/\d/.test(number)) return refused('notANumber');
  return exactDigits(match[1] ?? '', match[2] ?? '', decimals);
}

/** The number with a dot as its only separator; null if its thousands are not grouped. */
function dotted(plain: string, { decimal, group }: Separators): string | null {
  const [whole = '', ...fractions] = plain.split(decimal);
  const isGrouped = group !== null && whole.includes(group);
  // Indian languages have groups of two above the thousands.
  if (isGrouped && !/^\d{1,3}(?:[.,]\d{2,3})*[.,]\d{3}$/.test(whole)) return null;
  return [group === null ? whole : whole.replaceAll(group, ''), ...fractions].join('.');
}

/** The number that a text with too many decimals means; null if they are more than zeros. */
function rounded(plain: string, { decimal }: Separators, decimals: number): bigint | null {
  const [whole = '', fraction = ''] = plain.split(decimal);
  if (/[1-9]/.test(fraction.slice(decimals))) return null;
  const read = exactDigits(whole, fraction.slice(0, decimals), decimals);
  return read.ok ? read.units : null;
}

function unclear(small: bigint | null, large: bigint): DecimalText {
  if (small === null) return refused('tooManyDecimals');
  return { ok: false, error: 'ambiguousGrouping', meanings: [small, large] };
}
