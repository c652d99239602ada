import type { FastifyRequest } from 'fastify';
import type { AnyEndpoint } from '../../../src/contract/index.ts';
import { OperatorError } from './OperatorError.ts';

/**
 * Refuses what another site makes a browser send, GET included, for auth.logout is a GET. A caller that does not say
 * where it comes from may read, as the site server does when it renders, but changes nothing.
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
  // Over plain http, localhost aside, browsers send no Sec-Fetch-Site, and of a GET to its own site no Origin either.
  if (fetchSite === undefined && origin === undefined && endpoint.changes && !isOwnPage(referer, origins))
    throw crossSite();
  // An address that was typed or opened from another program (`none`) reads; nobody changes anything by one.
  if (fetchSite === 'none' && endpoint.changes) throw crossSite();
  if (fetchSite === undefined || fetchSite === 'same-origin' || fetchSite === 'none') return;
  // same-site (another port or subdomain) counts only when its origin is listed.
  if (fetchSite === 'same-site' && isOwnOrigin) return;
  throw crossSite();
}

function isOwnPage(referer: string | undefined, origins: readonly string[]): boolean {
  return referer !== undefined && URL.canParse(referer) && origins.includes(new URL(referer).origin);
}

function crossSite(): OperatorError {
  return new OperatorError('AccessDeniedException', 'The request does not come from a page of this site');
}
