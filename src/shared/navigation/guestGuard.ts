import { splitLocale, withLocale } from '../locale/localePath.ts';
import { decoded } from './decoded.ts';
import { sameOriginPath } from './sameOriginPath.ts';

/** A path with any of these segments is personal. */
export const protectedSegments: readonly string[] = ['bets', 'cashier', 'profile', 'responsible-game'];
const PARAMETER = 'redirectUrl';

export type LocaleSetting = { readonly locales: readonly string[]; readonly defaultLocale: string };

/** 2.5-4, 6-2: paths that guests cannot open: any segment is bets, cashier, profile or responsible-game. */
export function isProtectedPath(path: string): boolean {
  const [pathname = ''] = path.split(/[?#]/, 1);
  return pathname.split('/').some((segment) => protectedSegments.includes((decoded(segment) ?? segment).toLowerCase()));
}

/** Where a guest is redirected: the index of the path's language, with the full path to return to (2.5-4). */
export function guestRedirect(fullPath: string, setting: LocaleSetting): string {
  const { locale } = splitLocale(fullPath, setting.locales, setting.defaultLocale);
  return withLocale(`/?${PARAMETER}=${encodeURIComponent(fullPath)}`, locale, setting.defaultLocale);
}

/** The return path in a query, if it is a path of this site; else null. */
export function readRedirectUrl(search: string): string | null {
  return sameOriginPath(new URLSearchParams(search).get(PARAMETER));
}

/**
 * The same of a place with a hash: the server that sent a guest away never knew the hash, and browsers carry it over to
 * the address that asks to sign in.
 */
export function returnPathOf({ search, hash }: { readonly search: string; readonly hash: string }): string | null {
  const path = readRedirectUrl(search);
  return path === null || path.includes('#') ? path : path + hash;
}
