import { formatAmount } from '../engine/amounts.ts';
import type { PlayMode } from './protocol.ts';

export type FormatMoney = (minor: bigint) => string;

/**
 * Arabic texts write amounts as English does (Latin digits, sign before), isolated from left to right: otherwise the
 * browser turns "US$" around.
 */
const numberLocales: Readonly<Record<string, string>> = { ar: 'en' };
const isolate = (text: string): string => `\u2066${text}\u2069`;

/**
 * Writes amounts of a currency's minor unit, exactly, however large. Demo credits are no currency: they carry the word
 * for credits. A code that `Intl` does not take is written after the number.
 */
export function createFormatMoney(locale: string, currency: string, decimals: number, mode: PlayMode, credits: string): FormatMoney {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const numberLocale = numberLocales[locale] ?? locale;
  const isCurrency = mode === 'play' && /^[A-Z]{3}$/.test(currency);
  const style = isCurrency ? { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const : {};
  const number = new Intl.NumberFormat(numberLocale, { ...style, ...digits });
  const write = (minor: bigint): string => number.format(formatAmount(minor, decimals) as Intl.StringNumericLiteral);
  const unit = mode === 'demo' ? credits : currency;
  const writeWhole = isCurrency ? write : (minor: bigint) => `${write(minor)}\u00a0${unit}`;
  return locale === 'ar' ? (minor) => isolate(writeWhole(minor)) : writeWhole;
}
