import type { FastifyRequest } from 'fastify';
import { ApiError } from './ApiError.ts';

/**
 * Refuses what another site makes a browser send, GET included, for auth.logout is a GET. Callers without
 * either header are no browsers and hold no cookies of a victim.
 */
export function demandSameSite(request: FastifyRequest, origins: readonly string[]): void {
  const fetchSite = request.headers['sec-fetch-site'];
  const { origin } = request.headers;
  const isOwnOrigin = origin !== undefined && origins.includes(origin);
  if (origin !== undefined && !isOwnOrigin) throw crossSite();
  if (fetchSite === undefined || fetchSite === 'same-origin' || fetchSite === 'none') return;
  // same-site (another port or subdomain) counts only when its origin is listed.
  if (fetchSite === 'same-site' && isOwnOrigin) return;
  throw crossSite();
}

function crossSite(): ApiError {
  return new ApiError('AccessDeniedException', 'The request comes from another site');
}
