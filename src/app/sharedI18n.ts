import { createI18n } from '../lib/i18n.ts';
import type { I18n, Messages } from '../lib/i18n.ts';

/** By the messages that are put over the words: a new answer of the content system makes new translators. */
const known = new WeakMap<Messages, Map<string, I18n>>();

/**
 * The translator of a language for all renders on the server: making one takes as long as a tenth of a page. Renders
 * only add catalogues to it, each the same for all of them.
 */
export function sharedI18n(locale: string, wordsLocale: string, overrides: Messages): I18n {
  const ofOverrides = known.get(overrides) ?? new Map<string, I18n>();
  known.set(overrides, ofOverrides);
  const key = `${locale} ${wordsLocale}`;
  const i18n = ofOverrides.get(key) ?? createI18n(locale, { wordsLocale });
  ofOverrides.set(key, i18n);
  return i18n;
}
