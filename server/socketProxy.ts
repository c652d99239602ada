import type { IncomingMessage } from 'node:http';
import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { WebSocket } from 'ws';
import { limitSockets } from './limitSockets.ts';
import { sendUnanswered } from './sendUnanswered.ts';
import { boundedServer, MOST_MESSAGE_BYTES } from './sockets/BoundedSocket.ts';
import { joinSockets } from './sockets/joinSockets.ts';

const HANDSHAKE_MS = 10_000;
/** A refusal's body is an error of the contract; of anything longer only the status is passed on. */
const MOST_REFUSAL_BYTES = 16 * 1024;

/** What the operator answers to an upgrade: its end of the socket, or a refusal. */
type Answer = { readonly socket: WebSocket } | { readonly refusal: IncomingMessage };

/**
 * Proxies the operator's sockets. The operator is asked before the client's upgrade is answered, so that its refusal
 * reaches the client as the HTTP status that it is.
 */
export async function socketProxy(app: FastifyInstance, { upstream }: { readonly upstream: string }): Promise<void> {
  await app.register(websocket, { options: boundedServer });
  const opened = new WeakMap<FastifyRequest, WebSocket>();
  const limit = limitSockets();
  const ask = async (request: FastifyRequest, reply: FastifyReply) => {
    try {
      const answer = await openAtOperator(upstream, request);
      if ('refusal' in answer) return await passRefusal(answer.refusal, reply);
      opened.set(request, answer.socket);
    } catch (error) {
      request.log.error({ reason: Object(error).code ?? Object(error).message }, 'operator did not open a socket');
      return sendUnanswered(reply, 'ApplicationUnavailableException');
    }
  };
  for (const path of ['/ws', '/ws/topics']) {
    app.get(path, { websocket: true, onRequest: limit, preHandler: onUpgradeOnly(ask) }, (client, request) => {
      const operator = opened.get(request);
      if (operator === undefined) client.terminate();
      else joinSockets(client, operator);
    });
  }
}

/** A plain request of a socket's address is not found: there is nothing to ask the operator. */
const onUpgradeOnly =
  (ask: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> =>
    request.ws ? ask(request, reply) : undefined;

/** Rejects if the operator cannot be reached. Nothing is read from the operator's end until it is resumed. */
function openAtOperator(upstream: string, { raw, headers, ip }: FastifyRequest): Promise<Answer> {
  const address = new URL(raw.url ?? '', upstream);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  const { origin } = headers;
  const socket = new WebSocket(address, {
    handshakeTimeout: HANDSHAKE_MS,
    maxPayload: MOST_MESSAGE_BYTES,
    perMessageDeflate: false,
    // The operator checks the origin of a socket.
    headers: { 'x-forwarded-for': ip, ...(origin === undefined ? {} : { origin }) },
  });
  // A client that leaves meanwhile leaves no socket behind.
  const leave = () => socket.terminate();
  raw.socket.once('close', leave);
  return new Promise<Answer>((resolve, reject) => {
    socket.once('error', reject);
    socket.once('unexpected-response', (_request, refusal) => resolve({ refusal }));
    socket.once('open', () => {
      socket.pause();
      resolve({ socket });
    });
  }).finally(() => raw.socket.off('close', leave));
}

async function passRefusal(refusal: IncomingMessage, reply: FastifyReply): Promise<unknown> {
  const { statusCode = 502, headers } = refusal;
  const body = await readRefusal(refusal);
  void reply.code(statusCode).header('cache-control', 'no-store');
  for (const name of ['content-type', 'retry-after'] as const) {
    const value = headers[name];
    if (value !== undefined) void reply.header(name, value);
  }
  return reply.send(body);
}

async function readRefusal(refusal: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of refusal) {
    bytes += (part as Buffer).length;
    if (bytes > MOST_REFUSAL_BYTES) {
      refusal.destroy();
      return Buffer.alloc(0);
    }
    parts.push(part as Buffer);
  }
  return Buffer.concat(parts);
}
