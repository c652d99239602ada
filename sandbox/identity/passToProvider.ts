import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyPluginAsync } from 'fastify';

/** A request of a handler that is mounted under a path; `originalUrl` is the convention of such handlers. */
interface MountedRequest extends IncomingMessage {
  originalUrl?: string;
}

type NodeHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Makes a raw request look as its handler expects it: reached at the issuer's address, under the issuer's path. */
export function mount(request: MountedRequest, issuer: string): MountedRequest {
  const { host, protocol, pathname } = new URL(issuer);
  request.headers['x-forwarded-host'] = host;
  request.headers['x-forwarded-proto'] = protocol.slice(0, -1);
  request.originalUrl = request.url ?? '';
  request.url = request.originalUrl.slice(pathname.length) || '/';
  return request;
}

/** Passes every request under the issuer's path on, its body unread. */
export function passToProvider(issuer: string, handler: NodeHandler): FastifyPluginAsync {
  return async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', (_request, _payload, done) => done(null));
    app.all(`${new URL(issuer).pathname}/*`, async (request, reply) => {
      reply.hijack();
      await handler(mount(request.raw, issuer), reply.raw);
    });
  };
}
