import { withLocale } from '../../../../../src/shared/locale/localePath.ts';
import { defaultLocale } from '../../../market/facts.ts';
import type { LocaleCode } from '../../../market/facts.ts';
import type { NoticeMessage } from '../notifications/module.ts';

/** What the service worker reads (src/app/flows/installed/pushMessage.ts). */
export interface PushText {
  readonly title: string;
  readonly body: string;
  /** With the prefix of the language. */
  readonly path: string;
  readonly lang: LocaleCode;
  readonly dir: 'ltr' | 'rtl';
  /** A notification that arrives twice is shown once. */
  readonly tag: string;
  readonly isUrgent: boolean;
}

const body: Readonly<Record<LocaleCode, string>> = {
  en: 'Open Croupier to see it.',
  ru: 'Откройте Croupier, чтобы посмотреть.',
  es: 'Abre Croupier para verlo.',
  ar: 'افتح Croupier للاطلاع عليه.',
};

/**
 * Anybody near the device can read a notification on its lock screen: it names what has happened, as the settings do,
 * and no sum, time, place or name.
 */
export function pushText({ id, kind, label, locale, path }: NoticeMessage): PushText {
  return {
    title: label,
    body: body[locale],
    path: withLocale(path, locale, defaultLocale),
    lang: locale,
    dir: locale === 'ar' ? 'rtl' : 'ltr',
    tag: id,
    isUrgent: kind === 'signInAlert',
  };
}
