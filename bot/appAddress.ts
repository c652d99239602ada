import type { Locale } from './words/wordsByLocale.ts';

/** Tells the site that a launch follows: else it would send a guest from a personal page to the lobby. */
const launch = '?tgWebAppStartParam=open';

/** The mini app's address at a path, in one of its languages. */
export function appAddress(appUrl: string, locale: Locale, path: string): string {
  const prefix = locale === 'en' ? '' : `/${locale}`;
  if (path === '/') return `${appUrl}${prefix === '' ? path : prefix}`;
  return `${appUrl}${prefix}${path}${launch}`;
}
