import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Size limit in bytes of vendors' requests. Bodies are kept unparsed, because the signature covers the raw bytes. */
const LIMIT = 16 * 1024;

export function acceptRawJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: LIMIT }, (_request, body, done) =>
    done(null, body),
  );
}

export function rawBody(request: FastifyRequest): string {
  return typeof request.body === 'string' ? request.body : '';
}
