import type { FastifyRequest } from 'fastify';
import { rawBody } from './rawBody.ts';
import { isSigned } from './signing.ts';

/**
 * Whether a request of a plugin that keeps raw bodies (rawBody.ts) was signed with this secret, not long before or after
 * `now` in Unix ms.
 */
export const isSignedRequest = (
  request: Pick<FastifyRequest, 'method' | 'url' | 'headers' | 'body'>,
  secret: string,
  now: number,
): boolean =>
  isSigned(secret, request.headers, { method: request.method, path: request.url, body: rawBody(request) }, now);
