import { sameOriginPath } from './sameOriginPath.ts';

/**
 * Where a return address or a content redirect may lead: a path of this site (see sameOriginPath), or an https
 * address whose host, with its port, is in `listedHosts`. Null for anything else.
 */
export function returnTarget(value: unknown, listedHosts: readonly string[]): string | null {
  const path = sameOriginPath(value);
  if (path !== null) return path;
  if (typeof value !== 'string' || !/^https:\/\/[^/\\]/i.test(value) || !URL.canParse(value)) return null;
  const url = new URL(value);
  const isPlain = url.username === '' && url.password === '';
  return isPlain && listedHosts.includes(url.host) ? url.href : null;
}
