import type { Locale } from './words/wordsByLocale.ts';

/** The mini app's address at a path, in one of its languages. */
export function appAddress(appUrl: string, locale: Locale, path: string): string {
  const prefix = locale === 'en' ? '' : `/${locale}`;
  return `${appUrl}${path === '/' && prefix !== '' ? prefix : `${prefix}${path}`}`;
}
