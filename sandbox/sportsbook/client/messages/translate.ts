import type { MarketWords } from '../../words/en.ts';
import { en as enWords } from '../../words/en.ts';
import type { Locale } from '../host/launch.ts';
import { en, type MessageKey, type Messages } from './en.ts';

export type Translate = (key: MessageKey, values?: Readonly<Record<string, string | number>>) => string;

interface Language {
  readonly messages: Messages;
  readonly words: MarketWords;
}

const languages: Readonly<Record<Locale, () => Promise<Language>>> = {
  en: async () => ({ messages: en, words: enWords }),
  ru: async () => (await import('./russian.ts')).russian,
  es: async () => (await import('./spanish.ts')).spanish,
  ar: async () => (await import('./arabic.ts')).arabic,
  'pt-BR': async () => (await import('./portuguese.ts')).portuguese,
  tr: async () => (await import('./turkish.ts')).turkish,
  de: async () => (await import('./german.ts')).german,
  lv: async () => (await import('./latvian.ts')).latvian,
  hi: async () => (await import('./hindi.ts')).hindi,
  uk: async () => (await import('./ukrainian.ts')).ukrainian,
};

/** Loads one language; English if its file does not come, so that the page still opens. */
export const loadLanguage = (locale: Locale): Promise<Language> =>
  languages[locale]().catch(() => ({ messages: en, words: enWords }));

export const createTranslate =
  (messages: Messages): Translate =>
  (key, values = {}) =>
    messages[key].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
