import type { PlayMode } from './protocol.ts';

export type FormatMoney = (minor: number) => string;

/** Arabic pages keep Latin digits, as the site does, so that amounts read alike everywhere. */
const numberLocales: Readonly<Record<string, string>> = { ar: 'ar-u-nu-latn' };

/**
 * Writes amounts of a currency's minor unit. Demo credits are no currency: they carry the word for credits. A code that
 * `Intl` does not know is written after the number.
 */
export function createFormatMoney(locale: string, currency: string, decimals: number, mode: PlayMode, credits: string): FormatMoney {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const numberLocale = numberLocales[locale] ?? locale;
  const plain = new Intl.NumberFormat(numberLocale, digits);
  const scale = 10 ** decimals;
  if (mode === 'demo') {
    return (minor) => `${plain.format(minor / scale)}\u00a0${credits}`;
  }
  const isCode = /^[A-Z]{3}$/.test(currency);
  if (!isCode) {
    return (minor) => `${plain.format(minor / scale)}\u00a0${currency}`;
  }
  const money = new Intl.NumberFormat(numberLocale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol', ...digits });
  return (minor) => money.format(minor / scale);
}
