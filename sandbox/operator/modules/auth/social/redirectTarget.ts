import { returnTarget } from '../../../../../src/shared/navigation/returnTarget.ts';

const INDEX = '/';

/**
 * 7-111: where the browser goes after a sign-in without an opener. A path, or an address on one of the casino's own
 * origins; anything else becomes the index, so that no link leads through here to another site.
 */
export function redirectTarget(value: unknown, siteOrigins: readonly string[]): string {
  if (typeof value !== 'string') return INDEX;
  const own = siteOrigins.find((origin) => value === origin || value.startsWith(`${origin}/`));
  const path = returnTarget(own === undefined ? value : value.slice(own.length) || INDEX, []);
  if (path === null) return INDEX;
  return own === undefined || own === siteOrigins[0] ? path : own + path;
}
