import { createI18n } from '../lib/i18n.ts';
import type { I18n, Messages } from '../lib/i18n.ts';

type Catalogues = Readonly<Record<string, Messages>>;

/** The catalogues of a language that nearly every visit needs come with the page and else in one file; the others one by one. */
const first = import.meta.glob<Catalogues>('../messages/*/first.ts', { import: 'default' });
const single = import.meta.glob<Messages>(['../messages/*/*.json', '!**/core.json', '!**/games.json', '!**/system.json'], { import: 'default' });
const firstNamespaces: readonly string[] = ['core', 'games', 'system'];
export const comesWithPage = (namespace: string): boolean => firstNamespaces.includes(namespace);

const fileName = (namespace: string): string => (comesWithPage(namespace) ? 'first.ts' : `${namespace}.json`);

const isBuilt = (locale: string): boolean => first[`../messages/${locale}/first.ts`] !== undefined;

/** The language of the shipped words for a locale: itself, the same language elsewhere (`es` for `es-MX`), the default one, or English. */
export function wordsLocaleOf(locale: string, defaultLocale: string): string {
  const [language = ''] = locale.split('-');
  const [defaultLanguage = ''] = defaultLocale.split('-');
  return [locale, language, defaultLocale, defaultLanguage].find(isBuilt) ?? 'en';
}

/** The source file of a catalogue, as the build manifest names it. */
export const catalogueFile = (wordsLocale: string, namespace: string): string => `src/messages/${wordsLocale}/${fileName(namespace)}`;

async function load(locale: string, namespace: string): Promise<Messages> {
  const path = `../messages/${locale}/${fileName(namespace)}`;
  const messages = comesWithPage(namespace) ? (await first[path]?.())?.[namespace] : await single[path]?.();
  if (!messages) throw new Error(`no catalogue ${locale}/${namespace}`);
  return messages;
}

function override(i18n: I18n, namespace: string, overrides: Messages): void {
  const messages = overrides[namespace];
  if (typeof messages === 'object' && messages !== null) i18n.override(namespace, { ...messages });
}

/** Adds the catalogues that are not there yet; `overrides` of the content system come on top (5-1). */
export async function loadMessages(i18n: I18n, namespaces: readonly string[], overrides: Messages = {}): Promise<void> {
  await Promise.all(
    namespaces
      .filter((namespace) => !i18n.has(namespace))
      .map(async (namespace) => {
        i18n.add(namespace, await load(i18n.wordsLocale, namespace));
        override(i18n, namespace, overrides);
      }),
  );
}

/** What a page of the server brings along of its translator. */
export interface SentWords {
  /** By namespace, in the words' language. */
  readonly words: Readonly<Record<string, Messages>>;
  /** The content system's messages that are not in `words` already. */
  readonly overrides: Messages;
}

/** The words of these catalogues that come with the page, and the overrides that are still to be put over others. */
export function sentWords(i18n: I18n, namespaces: readonly string[], overrides: Messages): SentWords {
  const sent = namespaces.filter(comesWithPage);
  const isMerged = i18n.wordsLocale === i18n.locale;
  return {
    words: Object.fromEntries(sent.map((namespace) => [namespace, i18n.bundle(namespace)])),
    overrides: isMerged ? Object.fromEntries(Object.entries(overrides).filter(([namespace]) => !sent.includes(namespace))) : overrides,
  };
}

/** The translator of a page that a server sent. */
export function receiveWords(locale: { readonly code: string; readonly defaultCode: string }, { words, overrides }: SentWords): I18n {
  const i18n = createI18n(locale.code, { words, wordsLocale: wordsLocaleOf(locale.code, locale.defaultCode) });
  for (const namespace of Object.keys(words)) override(i18n, namespace, overrides);
  return i18n;
}
