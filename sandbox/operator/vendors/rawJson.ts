import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Bodies of vendors' calls are kept byte for byte: the signature is over what was sent, not over what it means. */
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
