import type { LocaleSetting } from '../../shared/navigation/guestGuard.ts';
import { splitLocale, withLocale } from '../../shared/locale/localePath.ts';
import { matchPath } from './matchPath.ts';

/**
 * 2.2: the one address of a page, of all that lead to it: paths are matched in any case and with a slash at their end.
 * Both without locale prefix. What a path names (a game, a code) is left as it is, since case may count in it.
 */
export function oneForm(path: string): string {
  const found = matchPath(path);
  if (found === null || found.route.redirect !== undefined) return path;
  const asked = path.split('/');
  return found.route.path
    .split('/')
    .map((part, index) => (part.startsWith(':') ? (asked[index] ?? '') : part))
    .join('/');
}

/**
 * The same for an address with its locale prefix, which is known in any case, too; query and hash are kept. The address
 * of no page stays as it is, and so does one that looks like another host's (`//elsewhere`).
 */
export function inOneForm(address: string, { locales, defaultLocale }: LocaleSetting): string {
  const end = address.search(/[?#]/);
  const pathname = end === -1 ? address : address.slice(0, end);
  const first = pathname.split('/')[1] ?? '';
  const code = locales.find((one) => one.toLowerCase() === first.toLowerCase()) ?? first;
  const { locale, path } = splitLocale(`/${code}${pathname.slice(first.length + 1)}`, locales, defaultLocale);
  if (pathname.startsWith('//') || matchPath(path) === null) return address;
  return withLocale(oneForm(path), locale, defaultLocale) + address.slice(pathname.length);
}
