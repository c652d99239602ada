import type { PlayMode } from './protocol.ts';

export const locales = ['en', 'ru', 'es', 'ar'] as const;
export type Locale = (typeof locales)[number];

export interface LaunchParams {
  readonly game: string;
  readonly session: string | null;
  readonly mode: PlayMode;
  readonly locale: Locale;
}

/** Parses `/studio/{sysname}/?session=…&mode=…&locale=…`. Unknown values fall back to a demo in English. */
export function readLaunchParams(href: string): LaunchParams {
  const url = new URL(href);
  const game = /^\/studio\/([a-z0-9-]+)\/?$/.exec(url.pathname)?.[1] ?? '';
  const session = url.searchParams.get('session');
  const asked = (url.searchParams.get('locale') ?? '').slice(0, 2);
  return {
    game,
    session: session === '' ? null : session,
    mode: url.searchParams.get('mode') === 'play' && session !== null && session !== '' ? 'play' : 'demo',
    locale: locales.find((locale) => locale === asked) ?? 'en',
  };
}
