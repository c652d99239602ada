import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** How long a sign-in at a service may take, in ms. */
export const FLOW_MS = 10 * 60_000;

const TOKEN = /^[\w-]{20,200}$/;

/** A cookie that binds a sign-in under way to its browser; no script can read it. */
export function flowCookie(siteUrl: string, of: 'social' | 'ticket') {
  const secure = siteUrl.startsWith('https:');
  const name = `${secure ? '__Host-' : ''}croupier_${of}`;
  // Lax: it has to come along when the service leads the browser back.
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  return {
    read(request: FastifyRequest): string | null {
      const token = request.cookies[name] ?? '';
      return TOKEN.test(token) ? token : null;
    },
    set: (reply: FastifyReply, token: string): void =>
      void reply.setCookie(name, token, { ...options, maxAge: FLOW_MS / 1000 }),
    clear: (reply: FastifyReply): void => void reply.clearCookie(name, options),
  };
}
