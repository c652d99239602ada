import { parse } from 'regexparam';
import { matchRoute } from 'wouter';
import type { Parser } from 'wouter';
import { decoded } from '../../shared/navigation/decoded.ts';
import { routes } from './routes.ts';
import type { Route } from './routes.ts';

export interface PathMatch {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

/** Parsed patterns, cached: the server matches for every request, also for cached pages. */
const read = new Map<string, ReturnType<Parser>>();

const readOnce: Parser = (pattern, loose) => {
  const key = `${loose === true ? 'loose ' : ''}${pattern}`;
  const known = read.get(key) ?? (parse as Parser)(pattern, loose);
  read.set(key, known);
  return known;
};

const namedAlternatives = /:(\w+)\(([^)]+)\)/;

/**
 * regexparam has no alternatives: a pattern such as `:result(a|b)` is matched as `:result`, then the value is checked.
 */
function matchPattern(pattern: string, path: string): Readonly<Record<string, string>> | null {
  const alternatives = namedAlternatives.exec(pattern);
  const plain = alternatives ? pattern.replace(namedAlternatives, ':$1') : pattern;
  const [isMatch, found] = matchRoute(readOnce, plain, path);
  if (!isMatch) return null;
  const params: Record<string, string> = {};
  for (const [name, value] of Object.entries(found)) if (typeof value === 'string') params[name] = value;
  if (!alternatives) return params;
  const [, name = '', values = ''] = alternatives;
  return values.split('|').includes(params[name] ?? '') ? params : null;
}

/** The first route that matches the path (without locale prefix), or null: a true 404, as where it cannot be decoded. */
export function matchPath(path: string): PathMatch | null {
  if (decoded(path) === null) return null;
  for (const route of routes) {
    const params = matchPattern(route.path, path);
    if (params) return { route, params };
  }
  return null;
}
