import type { FastifyRequest } from 'fastify';
import type { AnyEndpoint } from '../../../src/contract/index.ts';
import { OperatorError } from '../OperatorError.ts';

/**
 * Refuses cross-site requests of a browser, GET included, because auth.logout is a GET. A request without an origin
 * may read, as the site server does when it renders, but must not change anything.
 */
export function demandSameSite(
  { headers }: FastifyRequest,
  origins: readonly string[],
  endpoint: Pick<AnyEndpoint, 'changes'>,
): void {
  const { origin, referer } = headers;
  const fetchSite = headers['sec-fetch-site'];
  const isOwnOrigin = origin !== undefined && origins.includes(origin);
  if (origin !== undefined && !isOwnOrigin) throw crossSite();
  // Over plain http (except localhost) browsers send no Sec-Fetch-Site, and no Origin with a same-site GET either.
  if (fetchSite === undefined && origin === undefined && endpoint.changes && !isOwnPage(referer, origins))
    throw crossSite();
  // `none`: an address that was typed or opened from another program. It may read but not change anything.
  if (fetchSite === 'none' && endpoint.changes) throw crossSite();
  if (fetchSite === undefined || fetchSite === 'same-origin' || fetchSite === 'none') return;
  // same-site (another port or subdomain) is allowed only when its origin is listed.
  if (fetchSite === 'same-site' && isOwnOrigin) return;
  throw crossSite();
}

function isOwnPage(referer: string | undefined, origins: readonly string[]): boolean {
  return referer !== undefined && URL.canParse(referer) && origins.includes(new URL(referer).origin);
}

function crossSite(): OperatorError {
  return new OperatorError('AccessDeniedException', 'The request does not come from a page of this site');
}
