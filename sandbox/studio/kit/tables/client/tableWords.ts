import type { Locale } from '../../../client/launchParams.ts';
import type { TableWord } from './words/en.ts';

const words: Readonly<Record<Locale, () => Promise<Readonly<Record<TableWord, string>>>>> = {
  en: async () => (await import('./words/en.ts')).en,
  ru: async () => (await import('./words/ru.ts')).ru,
  es: async () => (await import('./words/es.ts')).es,
  ar: async () => (await import('./words/ar.ts')).ar,
};

/** The texts of shared tables in a language. */
export const tableWords = (locale: Locale): Promise<Readonly<Record<TableWord, string>>> => words[locale]();
