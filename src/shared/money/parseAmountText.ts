import { currencyDecimals } from './currencyDecimals.ts';
import { type Money, money } from './money.ts';
import { exactDigits, parseDecimalText, parseSumText, refused } from './parseDecimalText.ts';
import type { DecimalText, DecimalTextError } from './parseDecimalText.ts';

export type AmountText =
  | { readonly ok: true; readonly money: Money }
  | {
      readonly ok: false;
      readonly error: DecimalTextError;
      /** The two amounts that the text may mean, the smaller one first. */
      readonly meanings?: readonly [Money, Money];
    };

const ORDERED = /^(\d+)(?:\.(\d+))?$/;

/**
 * Parses the text of an amount field: returns exactly that amount, or the code of the error (`parseDecimalText`). A
 * text that may mean two amounts is refused with both: a wrong guess would set a thousandfold limit.
 */
export function parseAmountText(text: string, currency: string, locale: string): AmountText {
  return inCurrency(parseDecimalText(text, currencyDecimals(currency), locale), currency);
}

/** 5-26: the same of the sum of a deposit or withdrawal, where commas that group thousands are ignored. */
export function parseSum(text: string, currency: string, locale: string): AmountText {
  return inCurrency(parseSumText(text, currencyDecimals(currency), locale), currency);
}

/**
 * Parses the amount of an order as sent: digits and a dot, by the same rule as typed amounts (5-26), so that the
 * operator refuses what the form refuses, such as "010" or "20.000" dollars.
 */
export function parseOrderAmount(text: string, currency: string): AmountText {
  const [whole, fraction = ''] = ORDERED.exec(text)?.slice(1) ?? [];
  const read = whole === undefined ? refused('notANumber') : exactDigits(whole, fraction, currencyDecimals(currency));
  return inCurrency(read, currency);
}

function inCurrency(read: DecimalText, currency: string): AmountText {
  if (read.ok) return { ok: true, money: money(read.units, currency) };
  const { error, meanings } = read;
  if (meanings === undefined) return { ok: false, error };
  return { ok: false, error, meanings: [money(meanings[0], currency), money(meanings[1], currency)] };
}
