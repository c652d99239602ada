import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** On https the __Host- prefix binds the cookie to this host and path. */
export function sessionCookieName(siteUrl: string): string {
  return isSecure(siteUrl) ? '__Host-croupier_session' : 'croupier_session';
}

const isSecure = (siteUrl: string): boolean => siteUrl.startsWith('https:');

/** Format of a token: anything else is ignored, so it is neither hashed nor stored. */
const TOKEN = /^[\w-]{20,200}$/;
const BEARER = 'Bearer ';

/** The caller's session token: a bearer where cookies are unavailable (Telegram), else the cookie. */
export function sessionToken(request: FastifyRequest, siteUrl: string): string | null {
  const { authorization = '' } = request.headers;
  const bearer = authorization.startsWith(BEARER) ? authorization.slice(BEARER.length) : '';
  if (TOKEN.test(bearer)) return bearer;
  const cookie = request.cookies[sessionCookieName(siteUrl)] ?? '';
  return TOKEN.test(cookie) ? cookie : null;
}

export function setSessionCookie(reply: FastifyReply, siteUrl: string, token: string | null): void {
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(siteUrl) } as const;
  // A session cookie: it has no Max-Age and is deleted with the browser session; the server's limits end it earlier.
  if (token === null) void reply.clearCookie(sessionCookieName(siteUrl), options);
  else void reply.setCookie(sessionCookieName(siteUrl), token, options);
}
