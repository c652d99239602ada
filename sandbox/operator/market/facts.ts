/** What the sandbox casino offers: currencies, languages and countries. Games and banners come from the vendors. */
import { currencyDecimals } from '../../../src/shared/money/currencyDecimals.ts';

export const availableLocales = ['en', 'ru', 'es', 'ar'] as const;
export type LocaleCode = (typeof availableLocales)[number];
export const defaultLocale: LocaleCode = 'en';

export const defaultCurrency = 'USD';
export const availableCurrencies = ['USD', 'EUR', 'JPY', 'KWD'] as const;

export const currencies = availableCurrencies.map((code) => ({ code, decimals: currencyDecimals(code) }));

/** 3-21: masks in the specification's tokens (# is a digit). */
export const countries = [
  { code: 'LV', name: 'Latvia', phone_code: '371', mask: '## ### ###' },
  { code: 'ES', name: 'Spain', phone_code: '34', mask: '### ## ## ##' },
  { code: 'KZ', name: 'Kazakhstan', phone_code: '7', mask: '### ###-##-##' },
  { code: 'AE', name: 'United Arab Emirates', phone_code: '971', mask: '## ### ####' },
  { code: 'KW', name: 'Kuwait', phone_code: '965', mask: '#### ####' },
  { code: 'JP', name: 'Japan', phone_code: '81', mask: '##-####-####' },
  { code: 'DE', name: 'Germany', phone_code: '49', mask: '#### #######' },
  { code: 'GB', name: 'United Kingdom', phone_code: '44', mask: '#### ######' },
  { code: 'BR', name: 'Brazil', phone_code: '55', mask: '(##) #####-####' },
  { code: 'US', name: 'United States', phone_code: '1', mask: '(###) ###-####' },
] as const;

export const isAvailableCurrency = (code: string): boolean => availableCurrencies.some((currency) => currency === code);
export const isAvailableLocale = (code: string): code is LocaleCode =>
  availableLocales.some((locale) => locale === code);
