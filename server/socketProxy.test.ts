import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { MOST_AT_ONCE, MOST_MESSAGE_BYTES } from './sockets/BoundedSocket.ts';
import { operatorProxy } from './operatorProxy.ts';

let site: FastifyInstance;
let operator: WebSocketServer;
/** The operator's ends of the sockets, in order of opening. */
let arrived: WebSocket[];
const clients: WebSocket[] = [];

beforeEach(async () => {
  arrived = [];
  operator = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  operator.on('connection', (socket) => arrived.push(socket));
  await once(operator, 'listening');
  site = fastify();
  await site.register(operatorProxy, { upstream: `http://127.0.0.1:${(operator.address() as AddressInfo).port}` });
  await site.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  for (const socket of [...clients.splice(0), ...arrived]) socket.terminate();
  await site.close();
  operator.close();
});

interface Client {
  readonly socket: WebSocket;
  readonly closed: Promise<number>;
  readonly refusal: Promise<number>;
}

function connect(): Client {
  const socket = new WebSocket(`ws://127.0.0.1:${(site.server.address() as AddressInfo).port}/ws?token=t`);
  clients.push(socket);
  socket.on('error', () => undefined);
  return {
    socket,
    closed: new Promise((resolve) => socket.on('close', resolve)),
    refusal: new Promise((resolve) =>
      socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0)),
    ),
  };
}

/** A connected client and the operator's end. */
async function connected(): Promise<Client & { readonly far: WebSocket }> {
  const client = connect();
  const before = arrived.length;
  await once(client.socket, 'open');
  await expect.poll(() => arrived.length).toBe(before + 1);
  return { ...client, far: arrived[before]! };
}

test('7-119 a client message above 16 kB closes the socket before it is read, one of 16 kB passes', async () => {
  const { socket, closed, far } = await connected();
  const heard = once(far, 'message');
  socket.send(Buffer.alloc(MOST_MESSAGE_BYTES));
  expect((await heard)[0]).toHaveLength(MOST_MESSAGE_BYTES);
  socket.send(Buffer.alloc(MOST_MESSAGE_BYTES + 1));
  expect(await closed).toBe(1009);
});

test('7-119 an operator message above 16 kB is not passed on', async () => {
  const { socket, closed, far } = await connected();
  const heard: number[] = [];
  socket.on('message', (data: Buffer) => heard.push(data.length));
  far.send(Buffer.alloc(MOST_MESSAGE_BYTES));
  far.send(Buffer.alloc(MOST_MESSAGE_BYTES + 1));
  expect(await closed).toBe(1011);
  expect(heard).toEqual([MOST_MESSAGE_BYTES]);
});

test.each(['send', 'ping', 'pong'] as const)(
  '7-119 a client that floods with %s is disconnected, and few messages reach the operator',
  async (kind) => {
    const { socket, closed, far } = await connected();
    let heard = 0;
    for (const event of ['message', 'ping']) far.on(event, () => (heard += 1));
    const ended = once(far, 'close');
    for (let count = 0; count < 2000; count += 1) socket[kind]('x');
    // A client that keeps flooding after the close is terminated, and then there is no code.
    expect([1006, 1008]).toContain(await closed);
    await ended;
    expect(heard).toBeLessThanOrEqual(MOST_AT_ONCE + 2);
  },
);

test('7-119 a client that exceeds the message limit gets the reason', async () => {
  const { socket, closed } = await connected();
  for (let count = 0; count <= MOST_AT_ONCE; count += 1) socket.send('x');
  expect(await closed).toBe(1008);
});

test('7-119 a client that does not read is disconnected, together with its operator socket', async () => {
  const { socket, far } = await connected();
  socket.pause();
  const ended = once(far, 'close');
  const frame = Buffer.alloc(MOST_MESSAGE_BYTES);
  let sent = 0;
  // More than the kernel buffers between two sockets; each frame waits for the one before, so only the site buffers
  // them.
  while (far.readyState === WebSocket.OPEN && sent < 8000) {
    sent += 1;
    await new Promise((resolve) => far.send(frame, resolve));
  }
  await ended;
  expect(sent).toBeLessThan(8000);
});

test('7-119 an address has at most 200 sockets, and may open another when one closes', async () => {
  const opened = Array.from({ length: 200 }, connect);
  await Promise.all(opened.map(({ socket }) => once(socket, 'open')));
  expect(await connect().refusal).toBe(429);
  opened[0]!.socket.close();
  await opened[0]!.closed;
  await expect
    .poll(async () => {
      const next = connect();
      return Promise.race([next.refusal, once(next.socket, 'open').then(() => 'open')]);
    })
    .toBe('open');
});
