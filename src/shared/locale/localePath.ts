/**
 * What the first segment of a path says about the language (2.1-1):
 * `plain` nothing; `prefixed` a configured language; `redundantDefault` the default one, which has no prefix and is
 * redirected to `path`; `unknownSegment` a lone segment that looks like a language nobody configured: a slug page.
 */
export type LocalePathKind = 'plain' | 'prefixed' | 'redundantDefault' | 'unknownSegment';

/** `path` is without the prefix, always starts with exactly one slash, and keeps query and hash. */
export type LocalePath = { readonly locale: string; readonly path: string; readonly kind: LocalePathKind };

const LONE_LANGUAGE = /^\/[A-Za-z]{2}(?:-[A-Za-z0-9]{2,8})?\/?$/;

/** Strips the locale from a path. Only an exactly configured code counts; otherwise the locale is the default. */
export function splitLocale(path: string, locales: readonly string[], defaultLocale: string): LocalePath {
  const { pathname, rest } = takeApart(path);
  const [, first = ''] = pathname.split('/', 2);
  if (locales.includes(first)) {
    const inner = oneSlash(pathname.slice(first.length + 1)) + rest;
    return { locale: first, path: inner, kind: first === defaultLocale ? 'redundantDefault' : 'prefixed' };
  }
  const kind = LONE_LANGUAGE.test(pathname) ? 'unknownSegment' : 'plain';
  return { locale: defaultLocale, path: pathname + rest, kind };
}

/** Adds the locale prefix to a path of this site, unless it is the default (2.1-1). Query and hash are kept. */
export function withLocale(path: string, locale: string, defaultLocale: string): string {
  const { pathname, rest } = takeApart(path);
  if (locale === defaultLocale) return pathname + rest;
  return (pathname === '/' ? `/${locale}` : `/${locale}${pathname}`) + rest;
}

function takeApart(path: string): { readonly pathname: string; readonly rest: string } {
  const end = path.search(/[?#]/);
  if (end === -1) return { pathname: oneSlash(path), rest: '' };
  return { pathname: oneSlash(path.slice(0, end)), rest: path.slice(end) };
}

/** After two leading slashes or a backslash, a browser would read the next part as a host. */
function oneSlash(path: string): string {
  return `/${path.replace(/^[/\\]+/, '')}`;
}
