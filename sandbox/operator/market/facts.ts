/** What the sandbox casino offers: currencies and languages. Games and banners come from the vendors. */
import { currencyDecimals } from '../../../src/shared/money/currencyDecimals.ts';

export const availableLocales = ['en', 'ru', 'es', 'ar'] as const;
export type LocaleCode = (typeof availableLocales)[number];
export const defaultLocale: LocaleCode = 'en';

export const defaultCurrency = 'USD';
export const availableCurrencies = ['USD', 'EUR', 'JPY', 'KWD'] as const;

export const currencies = availableCurrencies.map((code) => ({ code, decimals: currencyDecimals(code) }));

export const isAvailableCurrency = (code: string): boolean => availableCurrencies.some((currency) => currency === code);
export const isAvailableLocale = (code: string): code is LocaleCode =>
  availableLocales.some((locale) => locale === code);
