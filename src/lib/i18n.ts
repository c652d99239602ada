import { createInstance } from 'i18next';
import type { i18n } from 'i18next';

export type Messages = Readonly<Record<string, unknown>>;
export type Translate = (key: string, params?: Readonly<Record<string, string | number>>) => string;

export interface I18n {
  readonly locale: string;
  /**
   * The language of the shipped words; differs from the locale if the content system offers a language that was not
   * built.
   */
  readonly wordsLocale: string;
  /** `t('cashier:deposit.title')`: namespace, colon, dotted key. */
  readonly t: Translate;
  has(namespace: string): boolean;
  /**
   * The namespace's messages in the words' language, including overrides if that is the locale itself; empty if not
   * loaded.
   */
  bundle(namespace: string): Messages;
  /** Adds words in the words' language. */
  add(namespace: string, messages: Messages): void;
  /** Adds words in the locale's own language, which take precedence. */
  override(namespace: string, messages: Messages): void;
}

export interface I18nOptions {
  /** Initial words, in the language `wordsLocale`. */
  readonly words?: Readonly<Record<string, Messages>>;
  /** Defaults to the locale. */
  readonly wordsLocale?: string;
}

/** The message as a language has it. */
function written(instance: Pick<i18n, 'getResourceBundle'>, language: string, key: string): string | undefined {
  const [namespace = '', path] = key.split(':');
  let found: unknown = instance.getResourceBundle(language, namespace);
  for (const step of path?.split('.') ?? []) found = isMessages(found) ? found[step] : undefined;
  return typeof found === 'string' ? found : undefined;
}

/** Whether i18next would show it as it is. */
const isPlain = (text: string): boolean => !/\{\{|\$t\(/.test(text);

const isMessages = (value: unknown): value is Messages => typeof value === 'object' && value !== null;

/**
 * One translator per root: a server renders many languages at the same time, so nothing is global. If the words are in
 * another language than the locale, each message follows the plural rules of its own language.
 */
export function createI18n(locale: string, { words = {}, wordsLocale = locale }: I18nOptions = {}): I18n {
  const instance = createInstance();
  // i18next looks messages up under the canonical form of a code ("pt-br" under "pt-BR").
  const [own = locale] = Intl.getCanonicalLocales(locale);
  const base = wordsLocale === locale ? own : wordsLocale;
  /** Messages without parameters: i18next takes a phone 0.2 ms for one, and the frame of a page has hundreds. */
  const plain = new Map<string, string>();
  const put = (language: string, namespace: string, messages: Messages) => {
    plain.clear();
    instance.addResourceBundle(language, namespace, messages, true, true);
  };
  const translatePlain = (key: string): string => {
    const known = plain.get(key);
    if (known !== undefined) return known;
    const text = written(instance, own, key) ?? written(instance, base, key);
    const found = text !== undefined && isPlain(text) ? text : instance.t(key);
    plain.set(key, found);
    return found;
  };
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
    t: (key, params) => (params === undefined ? translatePlain(key) : instance.t(key, params)),
    has: (namespace) => instance.hasResourceBundle(base, namespace),
    bundle: (namespace) => (instance.getResourceBundle(base, namespace) ?? {}) as Messages,
    add: (namespace, messages) => put(base, namespace, messages),
    override: (namespace, messages) => put(own, namespace, messages),
  };
}
