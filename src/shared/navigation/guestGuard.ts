import { splitLocale, withLocale } from '../locale/localePath.ts';
import { sameOriginPath } from './sameOriginPath.ts';

/** Any segment of these makes a path a personal one. */
export const protectedSegments: readonly string[] = ['bets', 'cashier', 'profile', 'responsible-game'];
const PARAMETER = 'redirectUrl';

export type LocaleSetting = { readonly locales: readonly string[]; readonly defaultLocale: string };

/** 2.5-4, 6-2: guests cannot open a path any segment of which is bets, cashier, profile or responsible-game. */
export function isProtectedPath(path: string): boolean {
  const [pathname = ''] = path.split(/[?#]/, 1);
  return pathname.split('/').some((segment) => protectedSegments.includes(decoded(segment).toLowerCase()));
}

/** Where a guest is sent instead: the index of the path's language, with the full path to come back to (2.5-4). */
export function guestRedirect(fullPath: string, setting: LocaleSetting): string {
  const { locale } = splitLocale(fullPath, setting.locales, setting.defaultLocale);
  return withLocale(`/?${PARAMETER}=${encodeURIComponent(fullPath)}`, locale, setting.defaultLocale);
}

/** The address to come back to from a query, if it is a path of this site; else null. */
export function readRedirectUrl(search: string): string | null {
  return sameOriginPath(new URLSearchParams(search).get(PARAMETER));
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
