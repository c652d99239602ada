import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { MOST_AT_ONCE, MOST_MESSAGE_BYTES } from './sockets/BoundedSocket.ts';
import { operatorProxy } from './operatorProxy.ts';

let site: FastifyInstance;
let operator: WebSocketServer;
/** The status with which the operator refuses an upgrade; null to accept it. */
let refusedWith: number | null;
/** The operator's ends of the sockets, in order of opening. */
let arrived: WebSocket[];
const clients: WebSocket[] = [];
const REFUSAL = '{"status":"error","type":"AuthorizationException"}';

beforeEach(async () => {
  arrived = [];
  refusedWith = null;
  operator = new WebSocketServer({ port: 0, host: '127.0.0.1', verifyClient: refuse });
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

/** Before any upgrade, as the operator does it. */
function refuse(
  _info: unknown,
  answer: (isAccepted: boolean, status?: number, body?: string, headers?: Record<string, string>) => void,
): void {
  if (refusedWith === null) answer(true);
  else answer(false, refusedWith, REFUSAL, { 'Content-Type': 'application/json', 'Retry-After': '7' });
}

interface Client {
  readonly socket: WebSocket;
  readonly closed: Promise<number>;
  readonly refusal: Promise<IncomingMessage>;
}

/** Each refusal's body as text. */
async function textOf(response: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of response.setEncoding('utf8')) text += String(part);
  return text;
}

function connect(): Client {
  const socket = new WebSocket(`ws://127.0.0.1:${(site.server.address() as AddressInfo).port}/ws?token=t`);
  clients.push(socket);
  socket.on('error', () => undefined);
  return {
    socket,
    closed: new Promise((resolve) => socket.on('close', resolve)),
    refusal: new Promise((resolve) => socket.on('unexpected-response', (_request, response) => resolve(response))),
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

test.each([401, 403, 429, 503])(
  '7-119 a refusal of the operator with %i is the answer to the upgrade',
  async (status) => {
    refusedWith = status;
    const { socket, refusal } = connect();
    const response = await refusal;
    const { 'content-type': type, 'retry-after': wait, 'cache-control': kept } = response.headers;
    expect([response.statusCode, type, wait, kept]).toEqual([status, 'application/json', '7', 'no-store']);
    expect(await textOf(response)).toBe(REFUSAL);
    expect([socket.readyState === WebSocket.OPEN, arrived.length]).toEqual([false, 0]);
  },
);

test('7-119 without an operator the upgrade is refused as unavailable', async () => {
  operator.close();
  const response = await connect().refusal;
  expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '15']);
  expect(await textOf(response)).toContain('ApplicationUnavailableException');
});

test('7-119 what the operator sends before the client is connected is not lost', async () => {
  operator.on('connection', (socket) => socket.send('hello'));
  const { socket } = connect();
  const [data] = (await once(socket, 'message')) as [Buffer];
  expect(String(data)).toBe('hello');
});

test('7-119 a socket that the operator closes at once closes with its code', async () => {
  operator.on('connection', (socket) => socket.close(4429, 'too many'));
  expect(await connect().closed).toBe(4429);
});

test('7-119 an address has at most 200 sockets, and may open another when one closes', async () => {
  const opened = Array.from({ length: 200 }, connect);
  await Promise.all(opened.map(({ socket }) => once(socket, 'open')));
  expect((await connect().refusal).statusCode).toBe(429);
  opened[0]!.socket.close();
  await opened[0]!.closed;
  await expect
    .poll(async () => {
      const next = connect();
      return Promise.race([next.refusal, once(next.socket, 'open').then(() => 'open')]);
    })
    .toBe('open');
});
