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

/** More digits than any purse holds; beyond it a typed number is a slip, not an amount. */
const MAX_WHOLE_DIGITS = 18;
const MINUS = /^[-\u2212\u2012\u2013\u2014]/;
const SPACES = /[\s\u00a0\u202f\u2009\u200e\u200f\u061c]/g;
const GROUPED = /^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d*)?$/;
const COMMA_DECIMALS = /^\d*,\d*$/;
const ORDERED = /^(\d+)(?:\.(\d+))?$/;
const NUMBER = /^(\d*)(?:\.(\d*))?$/;

/**
 * Reads what a player types into an amount field: exactly that amount, or the name of what is wrong with it.
 * Commas are thousands (5-26, 5-53) where they group three digits; a comma that cannot be one is the decimal mark
 * where `locale` writes it so, and is refused elsewhere: "12,50" must never become 1,250.
 */
export function parseAmountText(text: string, currency: string, locale: string): AmountText {
  // Direction marks go with the spaces: Arabic keyboards put one before a minus.
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
 * Reads an amount that a player orders, as it is sent: digits and a dot, by the same rule as what was typed (5-26), so
 * that a call takes no amount that the form refuses, "010" or "20.000" dollars among them.
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

/** The number with a dot as its only mark, or null where the commas could mean two things. */
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
