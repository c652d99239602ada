import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** On https the name binds the cookie to this host and path. */
export function sessionCookieName(siteUrl: string): string {
  return isSecure(siteUrl) ? '__Host-croupier_session' : 'croupier_session';
}

const isSecure = (siteUrl: string): boolean => siteUrl.startsWith('https:');

/** The caller's session token: a bearer where the shell keeps no cookies (Telegram), else the cookie. */
export function sessionToken(request: FastifyRequest, siteUrl: string): string | null {
  const bearer = /^Bearer ([\w-]{20,200})$/.exec(request.headers.authorization ?? '')?.[1];
  if (bearer !== undefined) return bearer;
  const cookie = request.cookies[sessionCookieName(siteUrl)];
  return cookie === undefined || cookie === '' ? null : cookie;
}

export function setSessionCookie(reply: FastifyReply, siteUrl: string, token: string | null): void {
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(siteUrl) } as const;
  // Without a lifetime of its own it goes with the browser; the server's own limits end it before.
  if (token === null) void reply.clearCookie(sessionCookieName(siteUrl), options);
  else void reply.setCookie(sessionCookieName(siteUrl), token, options);
}
