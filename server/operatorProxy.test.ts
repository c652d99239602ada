/**
 * Requests passed to the operator, over real sockets: which answer belongs to which request, and which client address
 * is sent.
 */
import { createServer } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { operatorProxy } from './operatorProxy.ts';
import { refuseAmbiguousFraming } from './http/requestFraming.ts';

let operator: Server;
let site: FastifyInstance;
let port = 0;
/** Requests that reached the operator, in order. */
let reached: { url: string; headers: IncomingMessage['headers']; body: string }[] = [];

beforeAll(async () => {
  operator = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      reached.push({ url: request.url ?? '', headers: request.headers, body });
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ data: { url: request.url, length: body.length } }));
    });
  });
  await new Promise<void>((resolve) => void operator.listen(0, '127.0.0.1', resolve));
  site = await startSite(0);
  port = (site.server.address() as AddressInfo).port;
});
afterAll(async () => {
  await site.close();
  operator.closeAllConnections();
  await new Promise((resolve) => operator.close(resolve));
});
beforeEach(() => {
  reached = [];
});

async function startSite(trustedProxies: number): Promise<FastifyInstance> {
  const app = fastify({ trustProxy: (_address, hop) => hop < trustedProxies });
  refuseAmbiguousFraming(app);
  await app.register(operatorProxy, { upstream: `http://127.0.0.1:${(operator.address() as AddressInfo).port}` });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return app;
}

/** Sends the raw bytes; resolves with all that is received until the site closes the connection or stops sending. */
function sendRaw(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let text = '';
    socket.on('data', (chunk) => (text += String(chunk)));
    socket.setTimeout(500, () => socket.destroy());
    socket.on('close', () => resolve(text));
    socket.on('error', reject);
  });
}

const smuggled = 'POST /__sandbox/credit HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n';
const head = (...lines: readonly string[]) => `${lines.join('\r\n')}\r\n\r\n`;
const own = `Host: localhost`;

test.each([
  [
    'a GET with a length',
    head('GET /api/account.getInfo HTTP/1.1', own, `Content-Length: ${smuggled.length}`) + smuggled,
  ],
  [
    'a HEAD with a length',
    head('HEAD /api/account.getInfo HTTP/1.1', own, `Content-Length: ${smuggled.length}`) + smuggled,
  ],
  [
    'a GET in chunks',
    head('GET /api/account.getInfo HTTP/1.1', own, 'Transfer-Encoding: chunked') +
      `${smuggled.length.toString(16)}\r\n${smuggled}\r\n0\r\n\r\n`,
  ],
  [
    'two lengths',
    head('POST /api/auth.login HTTP/1.1', own, 'Content-Length: 4', `Content-Length: ${smuggled.length}`) + smuggled,
  ],
  [
    'a length beside chunks',
    head('POST /api/auth.login HTTP/1.1', own, 'Content-Length: 4', 'Transfer-Encoding: chunked') +
      `0\r\n\r\n${smuggled}`,
  ],
  [
    'a length hidden by Connection',
    head('GET /api/account.getInfo HTTP/1.1', own, 'Connection: content-length', `Content-Length: ${smuggled.length}`) +
      smuggled,
  ],
  [
    'a folded encoding',
    head(
      'POST /api/auth.login HTTP/1.1',
      own,
      'X: y',
      ' Transfer-Encoding: chunked',
      `Content-Length: ${smuggled.length}`,
    ) + smuggled,
  ],
  [
    'an upgrade to h2c',
    head(
      'GET /api/account.getInfo HTTP/1.1',
      own,
      'Connection: Upgrade, HTTP2-Settings',
      'Upgrade: h2c',
      'HTTP2-Settings: AAMAAABkAAQCAAAAAAIAAAAA',
    ) + smuggled,
  ],
  [
    'a socket that asks to be closed',
    head(
      'GET /ws HTTP/1.1',
      own,
      'Connection: close',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
    ),
  ],
  ['a socket without an upgrade', head('GET /ws HTTP/1.1', own, 'Upgrade: websocket')],
  [
    'a socket elsewhere than /ws',
    head('GET /api/account.getInfo HTTP/1.1', own, 'Connection: Upgrade', 'Upgrade: websocket') + smuggled,
  ],
])('%s is refused, and no part of it reaches the operator', async (_name, bytes) => {
  const text = await sendRaw(bytes);
  expect(text).toMatch(/^HTTP\/1\.1 400 /);
  expect(text.match(/^HTTP\/1\.1 /gm)).toHaveLength(1);
  expect(reached).toEqual([]);
});

test('a body that looks like a request stays a body', async () => {
  const text = await sendRaw(
    head(
      'POST /api/auth.login HTTP/1.1',
      own,
      'Content-Type: text/plain',
      `Content-Length: ${smuggled.length}`,
      'Connection: close',
    ) + smuggled,
  );
  expect(text).toMatch(/^HTTP\/1\.1 200 /);
  expect(reached.map(({ url, body }) => [url, body])).toEqual([['/api/auth.login', smuggled]]);
});

test('pipelined requests are answered in order, each with its own answer', async () => {
  const text = await sendRaw(
    [1, 2, 3].map((n) => head(`GET /api/account.getInfo?n=${n} HTTP/1.1`, own, 'Content-Length: 0')).join(''),
  );
  expect([...text.matchAll(/n=(\d)/g)].map(([, n]) => n)).toEqual(['1', '2', '3']);
  expect(reached.every(({ headers }) => headers['content-length'] === undefined)).toBe(true);
});

test.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'])('%s is not a method of the API', async (method) => {
  expect(await sendRaw(head(`${method} /api/auth.login HTTP/1.1`, own, 'Connection: close'))).toMatch(
    /^HTTP\/1\.1 40[45] /,
  );
  expect(reached).toEqual([]);
});

test.each([
  '/api/../__sandbox/credit',
  '/api/%2e%2e/__sandbox/credit',
  '/api/..%2f__sandbox/credit',
  '/api/%2e%2e%2f__sandbox/audit',
  '/api/..\\__sandbox/audit',
  '/api//../__sandbox/audit',
  '/__sandbox/credit',
])('%s does not reach paths outside of the API', async (path) => {
  await sendRaw(head(`POST ${path} HTTP/1.1`, own, 'Content-Length: 0', 'Connection: close'));
  expect(reached.filter(({ url }) => !url.startsWith('/api/') || url.includes('..'))).toEqual([]);
});

const claims = [
  'X-Forwarded-For: 1.2.3.4',
  'X-Real-IP: 1.2.3.4',
  'Forwarded: for=1.2.3.4',
  'True-Client-IP: 1.2.3.4',
  'X-Forwarded-Host: evil.test',
  'CF-Connecting-IP: 1.2.3.4',
  'X-Sandbox-Key: stolen',
];

test('a client’s forwarded address is dropped; the operator gets that of the connection', async () => {
  await sendRaw(
    head('GET /api/account.getInfo HTTP/1.1', own, ...claims, 'Idempotency-Key: kept-12345', 'Connection: close'),
  );
  const { headers } = reached[0] ?? { headers: {} };
  expect(headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'idempotency-key': 'kept-12345' });
  expect(Object.keys(headers).filter((name) => /forwarded|real-ip|client-ip|connecting|sandbox/.test(name))).toEqual([
    'x-forwarded-for',
  ]);
});

test('of a chain of addresses, the one reported by the last trusted proxy is used', async () => {
  const behind = await startSite(1);
  await behind.inject({ url: '/api/account.getInfo', headers: { 'x-forwarded-for': '6.6.6.6, 203.0.113.9' } });
  expect(reached[0]?.headers['x-forwarded-for']).toBe('203.0.113.9');
  await behind.close();
});
