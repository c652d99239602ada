import { matchPath } from './matchPath.ts';

/**
 * The part of a query that the page at `path` (without locale prefix) depends on: of each parameter that its route
 * declares the first value, as written, in the order of the declaration. The server renders and caches by it alone.
 */
export function declaredSearch(path: string, search: string): string {
  const names = matchPath(path)?.route.query ?? [];
  if (names.length === 0 || search.length < 2) return '';
  const pairs = search.slice(1).split('&');
  const kept = names
    .map((name) => pairs.find((pair) => pair.startsWith(`${name}=`)))
    .filter((pair) => pair !== undefined && !pair.endsWith('='));
  return kept.length === 0 ? '' : `?${kept.join('&')}`;
}
