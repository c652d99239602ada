import { asciiDigits } from '../text/asciiDigits.ts';
import { currencyDecimals } from './currencyDecimals.ts';
import { type Money, money } from './money.ts';
import { separatorsOf } from './separatorsOf.ts';
import type { Separators } from './separatorsOf.ts';

export type AmountTextError =
  | 'empty'
  | 'notANumber'
  | 'negative'
  | 'leadingZero'
  | 'ambiguousGrouping'
  | 'tooManyDecimals'
  | 'tooLarge';

export type AmountText =
  | { readonly ok: true; readonly money: Money }
  | {
      readonly ok: false;
      readonly error: AmountTextError;
      /** The two amounts that the text may mean, the smaller one first. */
      readonly meanings?: readonly [Money, Money];
    };

/**
 * What a comma is that groups three digits, where the language writes decimals with it and the currency has fewer:
 * `ignored`, as in sums (5-26); `asked`, where a wrong guess would set a thousandfold limit.
 */
export type GroupingComma = 'ignored' | 'asked';

/** More digits than any real balance: a longer number is a typing error. */
const MAX_WHOLE_DIGITS = 18;
const MINUS = /^[-\u2212\u2012\u2013\u2014]/;
const SPACES = /[\s\u00a0\u202f\u2009\u200e\u200f\u061c'’]/g;
const ORDERED = /^(\d+)(?:\.(\d+))?$/;
const NUMBER = /^(\d*)(?:\.(\d*))?$/;

/**
 * Parses the text of an amount field: returns exactly that amount, or the code of the error. Separators are those of
 * the language of `locale`; where they make no number of it, those of other languages: 12.50 in Spanish. A text that
 * may mean two amounts is refused with both: "12,50" typed in English must never become 1,250.
 */
export function parseAmountText(
  text: string,
  currency: string,
  locale: string,
  groupingComma: GroupingComma = 'asked',
): AmountText {
  const own = separatorsOf(locale);
  // Direction marks are removed with the spaces: Arabic keyboards add one before a minus. Arabic separators are clear.
  const plain = asciiDigits(text)
    .replace(SPACES, '')
    .replaceAll('\u066b', own.decimal)
    .replaceAll('\u066c', own.group ?? '');
  if (plain === '') return refused('empty');
  if (MINUS.test(plain)) return refused('negative');
  if (/[^\d.,]/.test(plain)) return refused('notANumber');
  const read = readAs(plain, own, currency);
  if (read.ok || !/[.,]/.test(plain)) return read;
  const foreign: Separators = own.decimal === ',' ? { decimal: '.', group: ',' } : { decimal: ',', group: '.' };
  const other = readAs(plain, foreign, currency);
  if (!other.ok) return read;
  if (read.error === 'tooManyDecimals') {
    const isIgnored = foreign.group === ',' && (groupingComma === 'ignored' || currencyDecimals(currency) === 0);
    return isIgnored ? other : unclear(rounded(plain, own, currency), other.money);
  }
  // Commas without a meaning in the language are stripped by 5-53: 12,50 may be meant as 1250.
  const stripped = own.group === ',' ? readAs(plain.replaceAll(',', ''), own, currency) : read;
  const isClear = !stripped.ok || stripped.money.minor === other.money.minor;
  return isClear ? other : unclear(other.money, stripped.money);
}

/**
 * Parses the amount of an order as sent: digits and a dot, by the same rule as typed amounts (5-26), so that the
 * operator refuses what the form refuses, such as "010" or "20.000" dollars.
 */
export function parseOrderAmount(text: string, currency: string): AmountText {
  const match = ORDERED.exec(text);
  return match === null ? refused('notANumber') : exact(match[1] ?? '', match[2] ?? '', currency);
}

function readAs(plain: string, separators: Separators, currency: string): AmountText {
  const number = dotted(plain, separators);
  if (number === null) return refused('ambiguousGrouping');
  const match = NUMBER.exec(number);
  if (match === null || !/\d/.test(number)) return refused('notANumber');
  return exact(match[1] ?? '', match[2] ?? '', currency);
}

/** The number with a dot as its only separator; null if its thousands are not grouped. */
function dotted(plain: string, { decimal, group }: Separators): string | null {
  const [whole = '', ...fractions] = plain.split(decimal);
  const isGrouped = group !== null && whole.includes(group);
  // Indian languages have groups of two above the thousands.
  if (isGrouped && !/^\d{1,3}(?:[.,]\d{2,3})*[.,]\d{3}$/.test(whole)) return null;
  return [group === null ? whole : whole.replaceAll(group, ''), ...fractions].join('.');
}

function exact(whole: string, fraction: string, currency: string): AmountText {
  if (/^0\d/.test(whole)) return refused('leadingZero');
  if (whole.length > MAX_WHOLE_DIGITS) return refused('tooLarge');
  const decimals = currencyDecimals(currency);
  if (fraction.length > decimals) return refused('tooManyDecimals');
  return { ok: true, money: money(BigInt(whole + fraction.padEnd(decimals, '0')), currency) };
}

/** The amount that a text with too many decimals means; null if they are more than zeros. */
function rounded(plain: string, { decimal }: Separators, currency: string): Money | null {
  const [whole = '', fraction = ''] = plain.split(decimal);
  const decimals = currencyDecimals(currency);
  if (/[1-9]/.test(fraction.slice(decimals))) return null;
  const read = exact(whole, fraction.slice(0, decimals), currency);
  return read.ok ? read.money : null;
}

function unclear(small: Money | null, large: Money): AmountText {
  if (small === null) return refused('tooManyDecimals');
  return { ok: false, error: 'ambiguousGrouping', meanings: [small, large] };
}

function refused(error: AmountTextError): AmountText {
  return { ok: false, error };
}
