/**
 * How old what a page shows may be, in ms, from the question to the operator until the last copy is dropped: data and
 * page at the site, and what a CDN may keep of it.
 */
export const OLDEST_MS = 30_000;

/** How long a CDN may keep a copy at most, in ms. */
const COPY_MS = 20_000;

/** The header `cache-control` of a page whose oldest data were asked for at `since`. */
export function copyControl(since: number, now: number): string {
  const left = Math.min(COPY_MS, since + OLDEST_MS - now);
  return `public, max-age=0, s-maxage=${Math.max(0, Math.floor(left / 1000))}`;
}
