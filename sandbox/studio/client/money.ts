import { formatAmount } from '../engine/amounts.ts';
import type { PlayMode } from './protocol.ts';

/** @param like amount that sets the decimals, so that a counted amount has the decimals of its final value */
export type FormatMoney = (minor: bigint, like?: bigint) => string;

/**
 * In Arabic, amounts are formatted as in English (Latin digits, symbol first) and isolated as left-to-right; otherwise
 * the browser would reorder "US$".
 */
const numberLocales: Readonly<Record<string, string>> = { ar: 'en' };
const isolate = (text: string): string => `\u2066${text}\u2069`;

const SHOWN_DECIMALS = 2;

/**
 * Formats amounts in minor units of any size: without decimals if the amount is whole, else with two, never one;
 * further decimals are cut off. Stakes and wins are whole hundredths (`stakeLadder`), so only a balance can lose
 * decimals. Demo credits are not a currency: they have the word for credits. A code not supported by `Intl` is put
 * after the number.
 */
export function createFormatMoney(
  locale: string,
  currency: string,
  decimals: number,
  mode: PlayMode,
  credits: string,
): FormatMoney {
  const numberLocale = numberLocales[locale] ?? locale;
  const isCurrency = mode === 'play' && /^[A-Z]{3}$/.test(currency);
  const style = isCurrency ? ({ style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const) : {};
  const unit = mode === 'demo' ? credits : currency;
  const most = Math.min(SHOWN_DECIMALS, decimals);
  const numberOf = (digits: number) =>
    new Intl.NumberFormat(numberLocale, { ...style, minimumFractionDigits: digits, maximumFractionDigits: digits });
  const [whole, full] = [numberOf(0), numberOf(most)];
  const isWhole = (minor: bigint): boolean => (minor / 10n ** BigInt(decimals - most)) % 10n ** BigInt(most) === 0n;
  const write = (minor: bigint, shown: number, number: Intl.NumberFormat): string => {
    const text = number.format(
      formatAmount(minor / 10n ** BigInt(decimals - shown), shown) as Intl.StringNumericLiteral,
    );
    return isCurrency ? text : `${text}\u00a0${unit}`;
  };
  return (minor, like = minor) => {
    const text = isWhole(like) ? write(minor, 0, whole) : write(minor, most, full);
    return locale === 'ar' ? isolate(text) : text;
  };
}

/**
 * The amount that sets the decimals while counting from one amount to another: with 2.50 as the first, 5 is counted as
 * 5.00, or the text would fall back to 2 at first.
 */
export const likeBoth = (format: FormatMoney, from: bigint, to: bigint): bigint =>
  format(to, from).length > format(to).length ? from : to;

/** Formats a multiple of the stake, always with two decimals. */
export function formatMultiple(locale: string, multiple: number): string {
  return new Intl.NumberFormat(numberLocales[locale] ?? locale, {
    minimumFractionDigits: SHOWN_DECIMALS,
    maximumFractionDigits: SHOWN_DECIMALS,
  }).format(multiple);
}
