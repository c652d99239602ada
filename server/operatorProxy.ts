import proxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest, RawServerBase, RouteGenericInterface } from 'fastify';
import { Pool } from 'undici';
import { errorBody, errorCatalogue } from '../src/contract/errors.ts';
import type { ErrorType } from '../src/contract/errors.ts';
import { boundedServer, MOST_MESSAGE_BYTES } from './sockets/BoundedSocket.ts';
import { forwardedHeaders } from './forwardedHeaders.ts';
import { limitSockets } from './limitSockets.ts';

/** A reply of any server, as the proxy hands it out. */
type AnyReply = FastifyReply<RouteGenericInterface, RawServerBase>;

/** The longest wait, in ms, for the head of an answer and between two parts of its body. */
const timeoutMs = 60_000;

/** Where no connection came about the operator has not acted. */
const isUnreached = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && (('code' in error && error.code === 'ECONNREFUSED') || ('cause' in error && isUnreached(error.cause)));

/** An operator that is away is told as such; of one that fell silent nobody knows what it did (I8). */
function answerFor(reply: AnyReply, { error }: { readonly error: Error }): void {
  const type: ErrorType = isUnreached(error) ? 'ApplicationUnavailableException' : 'UnknownErrorException';
  reply.log.error({ err: error }, 'operator did not answer');
  void reply.code(errorCatalogue[type].status).header('cache-control', 'no-store').header('retry-after', '15').send(errorBody(type, 'The operator did not answer.'));
}

/** Everything the operator answers, under the site's own origin. Requests have passed `refuseAmbiguousFraming`. */
export async function operatorProxy(app: FastifyInstance, { upstream }: { readonly upstream: string }): Promise<void> {
  const replyOptions = {
    onError: answerFor,
    rewriteRequestHeaders: ({ method, ip }: { readonly method: string; readonly ip: string }, headers: Parameters<typeof forwardedHeaders>[0]) => forwardedHeaders(headers, { method, address: ip }),
  };
  // undici frames each request itself and refuses one whose length is not its body's; no two share a connection at once.
  // A pool of our own: the plugin's would not check certificates.
  const undici = new Pool(new URL(upstream).origin, { connections: 128, pipelining: 1, headersTimeout: timeoutMs, bodyTimeout: timeoutMs });
  app.addHook('onClose', () => undici.destroy());
  for (const prefix of ['/api', '/platform', '/oauth', '/hit']) {
    // No method is tried again: an answer of 503 is an answer.
    await app.register(proxy, { upstream, prefix, rewritePrefix: prefix, httpMethods: ['GET', 'HEAD', 'POST'], retryMethods: [], undici, replyOptions });
  }
  // The operator checks who opens the socket; the proxy by itself would drop the Origin.
  const wsClientOptions = {
    handshakeTimeout: 10_000,
    maxPayload: MOST_MESSAGE_BYTES,
    rewriteRequestHeaders: (headers: Readonly<Record<string, string>>, { headers: { origin }, ip }: FastifyRequest) => ({
      ...headers,
      'x-forwarded-for': ip,
      ...(origin === undefined ? {} : { origin }),
    }),
  };
  await app.register(proxy, { upstream, prefix: '/ws', rewritePrefix: '/ws', websocket: true, wsServerOptions: boundedServer, wsClientOptions, preHandler: limitSockets() });
}
