/** Bodies of signed requests between operator and third parties: a signature covers the raw text. */
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Hands bodies of this content type to the routes of this plugin unparsed, up to `bodyLimit` bytes; others are refused. */
export function keepRawBody(app: FastifyInstance, bodyLimit: number, contentType = '*'): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(contentType, { parseAs: 'string', bodyLimit }, (_request, body, done) => done(null, body));
}

/** Empty for a request without a body. */
export const rawBody = ({ body }: Pick<FastifyRequest, 'body'>): string => (typeof body === 'string' ? body : '');
