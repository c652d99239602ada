import { createInstance } from 'i18next';

export type Messages = Readonly<Record<string, unknown>>;
export type Translate = (key: string, params?: Readonly<Record<string, string | number>>) => string;

export interface I18n {
  readonly locale: string;
  /** The language of the shipped words: another one where the content system has a language that was not built. */
  readonly wordsLocale: string;
  /** `t('cashier:deposit.title')`: namespace, colon, dotted key. */
  readonly t: Translate;
  has(namespace: string): boolean;
  /** The namespace in the words' language, with what `override` has put over it if that is the locale's own; empty if it has not arrived. */
  bundle(namespace: string): Messages;
  /** Adds words in the words' language. */
  add(namespace: string, messages: Messages): void;
  /** Adds words in the locale's own language, over the others. */
  override(namespace: string, messages: Messages): void;
}

export interface I18nOptions {
  /** There from the start, in the language `wordsLocale`. */
  readonly words?: Readonly<Record<string, Messages>>;
  /** The locale by default. */
  readonly wordsLocale?: string;
}

/**
 * One translator per root: a server renders many languages at once, so nothing is global. Where the words are in another
 * language than the locale, each message follows the plural rules of the language it is written in.
 */
export function createI18n(locale: string, { words = {}, wordsLocale = locale }: I18nOptions = {}): I18n {
  const instance = createInstance();
  // i18next looks messages up under the canonical form of a code ("pt-br" under "pt-BR").
  const [own = locale] = Intl.getCanonicalLocales(locale);
  const base = wordsLocale === locale ? own : wordsLocale;
  const put = (language: string, namespace: string, messages: Messages) =>
    void instance.addResourceBundle(language, namespace, messages, true, true);
  void instance.init({
    lng: own,
    fallbackLng: base === own ? false : base,
    initAsync: false,
    resources: { [base]: { ...words } },
    keySeparator: '.',
    nsSeparator: ':',
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  return {
    locale,
    wordsLocale,
    t: (key, params) => instance.t(key, params ?? {}),
    has: (namespace) => instance.hasResourceBundle(base, namespace),
    bundle: (namespace) => (instance.getResourceBundle(base, namespace) ?? {}) as Messages,
    add: (namespace, messages) => put(base, namespace, messages),
    override: (namespace, messages) => put(own, namespace, messages),
  };
}
