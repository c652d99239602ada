import { formatAmount } from '../engine/amounts.ts';
import type { PlayMode } from './protocol.ts';

/** @param like an amount whose decimals are used instead: one that is counted up keeps those it will end with */
export type FormatMoney = (minor: bigint, like?: bigint) => string;

/**
 * Arabic texts write amounts as English does (Latin digits, sign before), isolated from left to right: otherwise the
 * browser turns "US$" around.
 */
const numberLocales: Readonly<Record<string, string>> = { ar: 'en' };
const isolate = (text: string): string => `\u2066${text}\u2069`;

const SHOWN_DECIMALS = 2;

/**
 * Writes amounts of a currency's minor unit, however large: without decimals when what is shown is whole, else with two,
 * never one; the rest is cut off. Stakes and wins are whole hundredths (`stakeLadder`), so only a balance can lose any.
 * Demo credits are no currency: they carry the word for credits. A code that `Intl` does not take is written after the
 * number.
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

/** How many times the stake a win is: always two decimals. */
export function formatMultiple(locale: string, multiple: number): string {
  return new Intl.NumberFormat(numberLocales[locale] ?? locale, {
    minimumFractionDigits: SHOWN_DECIMALS,
    maximumFractionDigits: SHOWN_DECIMALS,
  }).format(multiple);
}
