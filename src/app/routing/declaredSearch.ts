import { matchPath } from './matchPath.ts';

/**
 * The part of a query that the page at `path` (without locale prefix) depends on: the first value of each parameter
 * that its route declares, unchanged, in the order of the declaration. The server renders and caches pages by it.
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
