import type { Root } from '../createRoot.ts';

/**
 * 2.5-5: the address (with locale prefix) that the content system's rules lead to from an app path; null without one.
 * The rules' code is fetched only where there are rules.
 */
export async function contentRedirect(
  { content, locale, href, place }: Pick<Root, 'content' | 'locale' | 'href' | 'place'>,
  { pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>,
): Promise<string | null> {
  const { rules, hosts } = content.config.redirects;
  if (rules.length === 0 || pathname === place.path) return null;
  const { followRedirects } = await import('../../shared/navigation/followRedirects.ts');
  const locales = locale.all.map(({ code }) => code);
  const setting = { locales, defaultLocale: locale.defaultCode, listedHosts: hosts };
  return followRedirects(href(pathname + search + hash), rules, setting)?.to ?? null;
}
