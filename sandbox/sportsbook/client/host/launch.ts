import type { Consent } from '../../rules/betTypes.ts';
import type { OddsFormat } from '../../rules/oddsText.ts';

export const locales = ['en', 'ru', 'es', 'ar', 'pt-BR', 'tr', 'de', 'lv', 'hi', 'uk'] as const;
export type Locale = (typeof locales)[number];
export type Theme = 'dark' | 'light';

/** What the casino hands over in the page's address. */
export interface Launch {
  /** Null for guests. */
  readonly session: string | null;
  readonly locale: Locale;
  readonly theme: Theme;
  readonly odds: OddsFormat;
  readonly changes: Consent;
  readonly path: string;
}

export const oddsFormats: readonly OddsFormat[] = ['decimal', 'fractional', 'american'];
export const consents: readonly Consent[] = ['none', 'higher', 'any'];

export function readLaunch(href: string): Launch {
  const { searchParams } = new URL(href);
  const session = searchParams.get('session');
  const asked = (searchParams.get('locale') ?? '').slice(0, 2);
  const isPlay = searchParams.get('mode') !== 'demo' && session !== null && session !== '';
  return {
    session: isPlay ? session : null,
    locale: locales.find((one) => one.slice(0, 2) === asked) ?? 'en',
    theme: searchParams.get('theme') === 'light' ? 'light' : 'dark',
    odds: oddsFormats.find((one) => one === searchParams.get('odds')) ?? 'decimal',
    changes: consents.find((one) => one === searchParams.get('changes')) ?? 'none',
    path: readPath(searchParams.get('path')),
  };
}

/** A path inside of the sportsbook; anything else is its start. */
export const readPath = (path: unknown): string =>
  typeof path === 'string' && /^\/[\w/?=&%.:+-]*$/.test(path) && !path.startsWith('//') ? path : '/';
