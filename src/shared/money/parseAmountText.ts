import { asciiDigits } from '../text/asciiDigits.ts';
import { currencyDecimals } from './currencyDecimals.ts';
import { type Money, money } from './money.ts';

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
  | { readonly ok: false; readonly error: AmountTextError };

/** More digits than any real balance: a longer number is a typing error. */
const MAX_WHOLE_DIGITS = 18;
const MINUS = /^[-\u2212\u2012\u2013\u2014]/;
const SPACES = /[\s\u00a0\u202f\u2009\u200e\u200f\u061c]/g;
const GROUPED = /^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d*)?$/;
const COMMA_DECIMALS = /^\d*,\d*$/;
const ORDERED = /^(\d+)(?:\.(\d+))?$/;
const NUMBER = /^(\d*)(?:\.(\d*))?$/;

/**
 * Parses the text of an amount field: returns exactly that amount, or the code of the error. Commas that group three
 * digits are thousands separators (5-26, 5-53); any other comma is the decimal mark if `locale` uses it so, else
 * refused: "12,50" must never become 1,250.
 */
export function parseAmountText(text: string, currency: string, locale: string): AmountText {
  // Direction marks are removed with the spaces: Arabic keyboards add one before a minus.
  const plain = asciiDigits(text).replace(SPACES, '').replaceAll('\u066b', '.').replaceAll('\u066c', ',');
  if (plain === '') return refused('empty');
  if (MINUS.test(plain)) return refused('negative');
  const number = withoutCommas(plain, locale);
  if (number === null) return refused('ambiguousGrouping');
  const match = NUMBER.exec(number);
  if (match === null || !/\d/.test(number)) return refused('notANumber');
  return exact(match[1] ?? '', match[2] ?? '', currency);
}

/**
 * Parses the amount of an order as sent: digits and a dot, by the same rule as typed amounts (5-26), so that the
 * operator refuses what the form refuses, such as "010" or "20.000" dollars.
 */
export function parseOrderAmount(text: string, currency: string): AmountText {
  const match = ORDERED.exec(text);
  return match === null ? refused('notANumber') : exact(match[1] ?? '', match[2] ?? '', currency);
}

function exact(whole: string, fraction: string, currency: string): AmountText {
  if (/^0\d/.test(whole)) return refused('leadingZero');
  if (whole.length > MAX_WHOLE_DIGITS) return refused('tooLarge');
  const decimals = currencyDecimals(currency);
  if (fraction.length > decimals) return refused('tooManyDecimals');
  return { ok: true, money: money(BigInt(whole + fraction.padEnd(decimals, '0')), currency) };
}

/** The number with a dot as its only separator, or null if the commas are ambiguous. */
function withoutCommas(plain: string, locale: string): string | null {
  if (!plain.includes(',')) return plain;
  if (GROUPED.test(plain)) return plain.replaceAll(',', '');
  if (/[^\d.,]/.test(plain)) return plain;
  return COMMA_DECIMALS.test(plain) && writesDecimalComma(locale) ? plain.replace(',', '.') : null;
}

function writesDecimalComma(locale: string): boolean {
  const parts = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(0.5);
  return parts.some((part) => part.type === 'decimal' && part.value === ',');
}

function refused(error: AmountTextError): AmountText {
  return { ok: false, error };
}
