import { createI18n } from '../lib/i18n.ts';
import type { I18n, Messages } from '../lib/i18n.ts';

/** All catalogues but the page's own, which comes with it: fetched once the page is drawn. */
const catalogues = () => import('./catalogues.ts');

/** The language of the shipped words for a locale: itself, the same language elsewhere (`es` for `es-MX`), the default one, or English. */
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

/** Adds the catalogues that are not there yet; `overrides` of the content system come on top (5-1). */
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

/** What a page of the server brings along of its translator. */
export interface SentWords {
  readonly wordsLocale: string;
  /** The page's catalogues by namespace, in the words' language. */
  readonly words: Readonly<Record<string, Messages>>;
  /** The content system's messages that are not in `words` already. */
  readonly overrides: Messages;
}

/** The page's words, and the overrides that are still to be put over others. */
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

/** The translator of a page that a server sent. */
export function receiveWords(locale: string, { wordsLocale, words, overrides }: SentWords): I18n {
  const i18n = createI18n(locale, { words, wordsLocale });
  for (const namespace of Object.keys(words)) override(i18n, namespace, overrides);
  return i18n;
}
