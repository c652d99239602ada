import { createInstance } from 'i18next';

export type Messages = Readonly<Record<string, unknown>>;
export type Translate = (key: string, params?: Readonly<Record<string, string | number>>) => string;

export interface I18n {
  readonly locale: string;
  /** `t('cashier:deposit.title')`: namespace, colon, dotted key. */
  readonly t: Translate;
  has(namespace: string): boolean;
  /** The namespace as it is worded now, overrides and all; empty if it has not arrived. */
  bundle(namespace: string): Messages;
  add(namespace: string, messages: Messages): void;
}

/** One translator per root: a server renders many languages at once, so nothing is global. `words` are there from the start. */
export function createI18n(locale: string, words: Readonly<Record<string, Messages>> = {}): I18n {
  const instance = createInstance();
  void instance.init({
    lng: locale,
    fallbackLng: false,
    initAsync: false,
    resources: { [locale]: { ...words } },
    keySeparator: '.',
    nsSeparator: ':',
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  return {
    locale,
    t: (key, params) => instance.t(key, params ?? {}),
    has: (namespace) => instance.hasResourceBundle(locale, namespace),
    bundle: (namespace) => (instance.getResourceBundle(locale, namespace) ?? {}) as Messages,
    add: (namespace, messages) => void instance.addResourceBundle(locale, namespace, messages, true, true),
  };
}
