import type { Locale } from './launchParams.ts';
import { en, type Messages } from './messages/en.ts';

export type MessageKey = keyof typeof en;
export type Translate = (key: MessageKey, values?: Readonly<Record<string, string | number>>) => string;

const catalogues: Readonly<Record<Locale, () => Promise<Messages>>> = {
  en: async () => en,
  ru: async () => (await import('./messages/ru.ts')).ru,
  es: async () => (await import('./messages/es.ts')).es,
  ar: async () => (await import('./messages/ar.ts')).ar,
};

/** Loads one language; falls back to English if its file cannot be loaded, so that the game still opens. */
export async function loadTranslate(locale: Locale): Promise<Translate> {
  const messages = await catalogues[locale]().catch(() => en);
  return createTranslate(messages);
}

/** Returns a function that looks up a message and replaces its placeholders. */
export function createTranslate(messages: Messages): Translate {
  return (key, values = {}) =>
    messages[key].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
