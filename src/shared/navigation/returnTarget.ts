import { parseUrl } from './parseUrl.ts';
import { sameOriginPath } from './sameOriginPath.ts';

/**
 * Allowed targets of return addresses and content redirects: a path of this site (see sameOriginPath), or an https
 * address whose host, with its port, is in `listedHosts`. Null for anything else.
 */
export function returnTarget(value: unknown, listedHosts: readonly string[]): string | null {
  const path = sameOriginPath(value);
  if (path !== null) return path;
  if (typeof value !== 'string' || !/^https:\/\/[^/\\]/i.test(value)) return null;
  const url = parseUrl(value);
  if (url === null || url.username !== '' || url.password !== '') return null;
  return listedHosts.includes(url.host) ? url.href : null;
}
