/** What the sandbox casino offers: currencies and languages. Games and banners come from the vendors. */
import { currencyDecimals } from '../../../src/shared/money/currencyDecimals.ts';

/** Languages of the site: a player may choose any of them. */
export const siteLocales = ['en', 'ru', 'es', 'ar', 'pt-BR', 'tr', 'de', 'lv', 'hi', 'uk'] as const;

export type SiteLocale = (typeof siteLocales)[number];

/** Languages that the operator's own texts are written in; players of the others read English ones. */
export const availableLocales = ['en', 'ru', 'es', 'ar'] as const;
export type LocaleCode = (typeof availableLocales)[number];
export const defaultLocale: LocaleCode = 'en';

export const defaultCurrency = 'USD';
export const availableCurrencies = ['USD', 'EUR', 'JPY', 'KWD', 'TON'] as const;

export const currencies = availableCurrencies.map((code) => ({ code, decimals: currencyDecimals(code) }));

export const isAvailableCurrency = (code: string): boolean => availableCurrencies.some((currency) => currency === code);
export const isAvailableLocale = (code: string): code is LocaleCode =>
  availableLocales.some((locale) => locale === code);

/** Whether the site has this language; the code may be written in lower case, as Telegram does. */
export const siteLocaleOf = (code: string): SiteLocale | null =>
  siteLocales.find((locale) => locale.toLowerCase() === code.toLowerCase()) ?? null;

/** The site's language of a messenger's code, which may name another country or none: `pt` and `pt-PT` are `pt-BR`. */
export function siteLocaleOfLanguage(code: string): SiteLocale | null {
  const language = (one: string) => one.toLowerCase().split('-')[0];
  return siteLocaleOf(code) ?? siteLocales.find((locale) => language(locale) === language(code)) ?? null;
}
