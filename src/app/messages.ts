import { createI18n } from '../lib/i18n.ts';
import type { I18n, Messages } from '../lib/i18n.ts';

/** All catalogues. The page's own are sent with it; this module is fetched after the first paint. */
const catalogues = () => import('./catalogues.ts');

/**
 * The language of the shipped words for a locale: itself, the same language without region (`es` for `es-MX`), the
 * default locale, or English.
 */
export async function wordsLocaleOf(locale: string, defaultLocale: string): Promise<string> {
  const { builtLocales } = await catalogues();
  const [language = ''] = locale.split('-');
  const [defaultLanguage = ''] = defaultLocale.split('-');
  return [locale, language, defaultLocale, defaultLanguage].find((candidate) => builtLocales.has(candidate)) ?? 'en';
}

function override(i18n: I18n, namespace: string, overrides: Messages): void {
  const messages = overrides[namespace];
  if (typeof messages === 'object' && messages !== null) i18n.override(namespace, { ...messages });
}

/** Loads the catalogues that are missing and applies the content system's `overrides` on top (5-1). */
export async function loadMessages(i18n: I18n, namespaces: readonly string[], overrides: Messages = {}): Promise<void> {
  const missing = namespaces.filter((namespace) => !i18n.has(namespace));
  if (missing.length === 0) return;
  const { fetchCatalogue } = await catalogues();
  await Promise.all(
    missing.map(async (namespace) => {
      i18n.add(namespace, await fetchCatalogue(namespace, i18n.wordsLocale));
      override(i18n, namespace, overrides);
    }),
  );
}

/** Whether all of these catalogues exist. */
export async function areNamespaces(namespaces: readonly string[], wordsLocale: string): Promise<boolean> {
  const { hasCatalogue } = await catalogues();
  return namespaces.every((namespace) => hasCatalogue(namespace, wordsLocale));
}

/** Translations that the server sends for a page. */
export interface SentWords {
  readonly wordsLocale: string;
  /** The page's catalogues by namespace, in the words' language. */
  readonly words: Readonly<Record<string, Messages>>;
  /** The content system's messages that are not in `words` already. */
  readonly overrides: Messages;
}

/** The page's words, and the overrides that the browser still has to apply. */
export function sentWords(i18n: I18n, namespaces: readonly string[], overrides: Messages): SentWords {
  const isMerged = i18n.wordsLocale === i18n.locale;
  return {
    wordsLocale: i18n.wordsLocale,
    words: Object.fromEntries(namespaces.map((namespace) => [namespace, i18n.bundle(namespace)])),
    overrides: isMerged
      ? Object.fromEntries(Object.entries(overrides).filter(([namespace]) => !namespaces.includes(namespace)))
      : overrides,
  };
}

/** Creates the translator of a page rendered by the server. */
export function receiveWords(locale: string, { wordsLocale, words, overrides }: SentWords): I18n {
  const i18n = createI18n(locale, { words, wordsLocale });
  for (const namespace of Object.keys(words)) override(i18n, namespace, overrides);
  return i18n;
}
