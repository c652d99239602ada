import type { FastifyRequest } from 'fastify';

/**
 * Refuses cross-site forms by Sec-Fetch-Site and Origin. Another site cannot know a payment's address, and there are no
 * cookies, so this is an additional check. Clients that send neither header are not browsers and are allowed.
 */
export function isOwnForm(request: Pick<FastifyRequest, 'headers'>, origin: string): boolean {
  const site = request.headers['sec-fetch-site'];
  const sender = request.headers.origin;
  return (site === undefined || site === 'same-origin') && (sender === undefined || sender === origin);
}
