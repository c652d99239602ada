import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** On https the __Host- prefix binds the cookie to this host and path. */
export function sessionCookieName(siteUrl: string): string {
  return isSecure(siteUrl) ? '__Host-croupier_session' : 'croupier_session';
}

const isSecure = (siteUrl: string): boolean => siteUrl.startsWith('https:');

/**
 * The cookie of a session that began in a frame of another site. Such frames get no `Lax` cookie. A partitioned one is
 * sent to all frames of this site below the same parent, and never outside of that parent (CHIPS).
 */
const framedCookieName = (siteUrl: string): string => `${sessionCookieName(siteUrl)}_framed`;

/** Format of a token: anything else is ignored, so it is neither hashed nor stored. */
const TOKEN = /^[\w-]{20,200}$/;
const BEARER = 'Bearer ';

/**
 * The caller's session token: a bearer where cookies are unavailable (Telegram), else the cookie, else that of frames.
 */
export function sessionToken(request: FastifyRequest, siteUrl: string): string | null {
  const bearer = bearerOf(request);
  if (bearer !== null) return bearer;
  const names = [sessionCookieName(siteUrl), framedCookieName(siteUrl)];
  return names.map((name) => request.cookies[name] ?? '').find((cookie) => TOKEN.test(cookie)) ?? null;
}

export function bearerOf({ headers: { authorization = '' } }: FastifyRequest): string | null {
  const bearer = authorization.startsWith(BEARER) ? authorization.slice(BEARER.length) : '';
  return TOKEN.test(bearer) ? bearer : null;
}

interface CookieOrder {
  readonly siteUrl: string;
  /** Null deletes the cookies. */
  readonly token: string | null;
  /** The call came from a frame (7-1 `_non_strict`). */
  readonly isFramed: boolean;
}

export function setSessionCookie(reply: FastifyReply, { siteUrl, token, isFramed }: CookieOrder): void {
  const base = { path: '/', httpOnly: true } as const;
  const own = { ...base, sameSite: 'lax', secure: isSecure(siteUrl) } as const;
  // Browsers keep a partitioned cookie only if it is secure; on localhost they count plain http as secure.
  const framed = { ...base, sameSite: 'none', secure: true, partitioned: true } as const;
  // A session cookie: it has no Max-Age and is deleted with the browser session; the server's limits end it earlier.
  if (token === null) void reply.clearCookie(sessionCookieName(siteUrl), own);
  else void reply.setCookie(sessionCookieName(siteUrl), token, own);
  const framedName = framedCookieName(siteUrl);
  if (token !== null && isFramed) void reply.setCookie(framedName, token, framed);
  // A new session outside of a frame also replaces one that began in a frame.
  else if (reply.request.cookies[framedName] !== undefined) void reply.clearCookie(framedName, framed);
}
