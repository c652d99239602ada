import { payPendingPath } from '../../domains/cashier/paths.ts';
import { splitLocale, withLocale } from '../../shared/locale/localePath.ts';
import { readStartParam } from '../../shared/startParam.ts';
import { routes } from './routes.ts';

/** The query parameter in which a messenger repeats the start parameter, so that the site can render its page. */
const launchQuery = 'tgWebAppStartParam';

/** Whether the address is that of a launch: its user is about to be signed in. */
export const isLaunchAddress = (search: string): boolean => search.includes(`${launchQuery}=`);

const valueOf = /:\w+/;

/** Start parameters whose page is not one of their own. */
const others: Readonly<Record<string, (value: string) => string>> = {
  promo: (code) => `/?promo_code=${encodeURIComponent(code)}`,
  paid: (transaction) => payPendingPath(transaction),
};

/** 1-22: the path (without locale prefix) that a start parameter leads to; null if it names no page. */
export function pathOfStartParam(text: string): string | null {
  const param = readStartParam(text);
  if (param === null) return null;
  const { name, value } = param;
  const other = Object.hasOwn(others, name) ? others[name] : undefined;
  if (other !== undefined) return value === '' ? null : other(value);
  const path = routes.find(({ startParam }) => startParam === name)?.path;
  if (path === undefined || valueOf.test(path) !== (value !== '')) return null;
  return path.replace(valueOf, value);
}

/**
 * The address that a launch of the start page with a start parameter in its query is for, with the rest of the query;
 * null for all other addresses.
 */
export function startedAddress(
  { pathname, search }: { readonly pathname: string; readonly search: string },
  { locales, defaultLocale }: { readonly locales: readonly string[]; readonly defaultLocale: string },
): { readonly pathname: string; readonly search: string } | null {
  if (!isLaunchAddress(search)) return null;
  const { locale, path } = splitLocale(pathname, locales, defaultLocale);
  const query = new URLSearchParams(search);
  const target = path === '/' ? pathOfStartParam(query.get(launchQuery) ?? '') : null;
  if (target === null) return null;
  const { pathname: to, searchParams } = new URL(target, 'http://site');
  query.delete(launchQuery);
  for (const [name, value] of searchParams) query.set(name, value);
  const rest = query.toString();
  return { pathname: withLocale(to, locale, defaultLocale), search: rest === '' ? '' : `?${rest}` };
}
