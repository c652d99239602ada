import { Readable } from 'node:stream';
import proxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest, RawServerBase, RouteGenericInterface } from 'fastify';
import { Pool } from 'undici';
import { bodyLimitsOf, usualBodyBytes } from '../src/contract/base/bodyLimits.ts';
import type { ErrorType } from '../src/contract/base/errors.ts';
import { forwardedHeaders } from './forwardedHeaders.ts';
import { readBody } from './http/readBody.ts';
import { limitRequests } from './limitRequests.ts';
import { sendUnanswered } from './sendUnanswered.ts';
import { socketProxy } from './socketProxy.ts';

/** A reply of any server, as the proxy's types have it. */
type AnyReply = FastifyReply<RouteGenericInterface, RawServerBase>;

/** Longest wait for the head of an answer and between two parts of its body, in ms. */
const timeoutMs = 60_000;

/** Longest time for a body of the usual size: a slower one is not from a real player's connection. Files have longer. */
const bodyMs = 10_000;
const fileBodyMs = 60_000;

function bodyLimitsAt(url: string): { readonly mostBytes: number; readonly withinMs: number } {
  const path = url.split('?', 1)[0] ?? '';
  const { bodyBytes: mostBytes } = bodyLimitsOf(path.startsWith('/api/') ? path.slice('/api/'.length) : '');
  return { mostBytes, withinMs: mostBytes > usualBodyBytes ? fileBodyMs : bodyMs };
}

/** A completely received body. A stream, since the proxy would change the content type of anything else. */
class WholeBody extends Readable {
  readonly length: number;

  constructor(private readonly bytes: Buffer) {
    super();
    this.length = bytes.length;
  }

  override _read(): void {
    this.push(this.bytes);
    this.push(null);
  }
}

/** Whether the connection failed: then the operator has not acted. */
const isUnreached = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  (('code' in error && error.code === 'ECONNREFUSED') || ('cause' in error && isUnreached(error.cause)));

/** The innermost error code, which has the cause; the stack has only the proxy's own code. */
function codeOf(error: unknown): string {
  const { code, cause } = Object(error) as { readonly code?: unknown; readonly cause?: unknown };
  if (cause !== undefined) return codeOf(cause);
  return typeof code === 'string' ? code : 'no code';
}

/** Unavailable if the operator could not be reached; without an answer it is unknown whether it acted (I8). */
function answerFor(reply: AnyReply, { error }: { readonly error: Error }): void {
  const type: ErrorType = isUnreached(error) ? 'ApplicationUnavailableException' : 'UnknownErrorException';
  reply.log.error({ reason: codeOf(error) }, 'operator did not answer');
  // The unread rest of the request would be parsed as the next one on this connection.
  if (!reply.request.raw.complete) void reply.header('connection', 'close');
  void sendUnanswered(reply, type);
}

/** Proxies all paths of the operator under the site's own origin. Requests have passed `refuseAmbiguousFraming`. */
export async function operatorProxy(app: FastifyInstance, { upstream }: { readonly upstream: string }): Promise<void> {
  await app.register(proxyCalls, { upstream });
  await app.register(socketProxy, { upstream });
}

async function proxyCalls(app: FastifyInstance, { upstream }: { readonly upstream: string }): Promise<void> {
  const replyOptions = {
    onError: answerFor,
    rewriteRequestHeaders: (
      { method, ip, body }: { readonly method: string; readonly ip: string; readonly body?: unknown },
      headers: Parameters<typeof forwardedHeaders>[0],
    ) => ({
      ...forwardedHeaders(headers, { method, address: ip }),
      ...(body instanceof WholeBody ? { 'content-length': String(body.length) } : {}),
    }),
  };
  // undici frames each request itself and refuses one whose body does not match its length; connections are not shared
  // by concurrent requests. A pool of our own, since the plugin's would not check certificates.
  const undici = new Pool(new URL(upstream).origin, {
    connections: 128,
    pipelining: 1,
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
  });
  app.addHook('onClose', () => undici.destroy());
  app.addHook('onRequest', limitRequests());
  // The body is read before a connection to the operator is taken: slow senders do not occupy connections.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    '*',
    async (request: FastifyRequest, payload: Readable) =>
      new WholeBody(await readBody(payload, Number(request.headers['content-length'] ?? 0), bodyLimitsAt(request.url))),
  );
  for (const prefix of ['/api', '/platform', '/oauth', '/hit']) {
    // No method is retried: an answer of 503 is an answer. The plugin's own log lines would contain unfiltered paths.
    await app.register(proxy, {
      upstream,
      prefix,
      rewritePrefix: prefix,
      httpMethods: ['GET', 'HEAD', 'POST'],
      retryMethods: [],
      undici,
      replyOptions,
      proxyPayloads: false,
      disableRequestLogging: true,
      logLevel: 'error',
    });
  }
}
