import { createI18n } from '../lib/i18n.ts';
import type { I18n, Messages } from '../lib/i18n.ts';

/** Translators by override messages: a new answer of the content system creates new translators. */
const known = new WeakMap<Messages, Map<string, I18n>>();

/**
 * The translator of a language, shared by all renders on the server: creating one takes a tenth of a page's render
 * time. Renders only add catalogues to it, which are the same for all.
 */
export function sharedI18n(locale: string, wordsLocale: string, overrides: Messages): I18n {
  const ofOverrides = known.get(overrides) ?? new Map<string, I18n>();
  known.set(overrides, ofOverrides);
  const key = `${locale} ${wordsLocale}`;
  const i18n = ofOverrides.get(key) ?? createI18n(locale, { wordsLocale });
  ofOverrides.set(key, i18n);
  return i18n;
}
