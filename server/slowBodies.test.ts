/** Slow and oversized bodies, over real sockets: they must not affect the operator or other players. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import fastify, { LogController } from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { refuseAmbiguousFraming } from './http/requestFraming.ts';
import { MOST_OPEN_PER_ADDRESS } from './limitRequests.ts';
import { operatorProxy } from './operatorProxy.ts';

let operator: Server;
let site: FastifyInstance;
let port = 0;
let reached: string[] = [];
let lines: { readonly level: number; readonly msg: string }[] = [];
const sockets: Socket[] = [];

beforeEach(async () => {
  [reached, lines] = [[], []];
  operator = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      reached.push(`${request.method} ${request.headers['content-type']} ${Buffer.concat(chunks).length}`);
      response.end('{"data":1}');
    });
  });
  await new Promise<void>((resolve) => void operator.listen(0, '127.0.0.1', resolve));
  site = fastify({
    trustProxy: (_address, hop) => hop < 1,
    logger: {
      level: 'trace',
      stream: { write: (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[number]) },
    },
    logController: new LogController({ disableRequestLogging: true }),
  });
  refuseAmbiguousFraming(site);
  await site.register(operatorProxy, { upstream: `http://127.0.0.1:${(operator.address() as AddressInfo).port}` });
  await site.listen({ port: 0, host: '127.0.0.1' });
  port = (site.server.address() as AddressInfo).port;
  lines = [];
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await site.close();
  operator.closeAllConnections();
  operator.close();
});

const post = (from: string, length: number, ...more: readonly string[]) =>
  [
    'POST /api/auth.login HTTP/1.1',
    'Host: x',
    `X-Forwarded-For: ${from}`,
    'Content-Type: application/x-www-form-urlencoded',
    `Content-Length: ${length}`,
    ...more,
  ].join('\r\n') + '\r\n\r\n';

async function open(bytes: string): Promise<{ readonly socket: Socket; readonly heard: () => string }> {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => undefined);
  let text = '';
  socket.on('data', (chunk) => (text += String(chunk)));
  await once(socket, 'connect');
  socket.write(bytes);
  return { socket, heard: () => text };
}

const answerOf = async (from: string) =>
  (
    await fetch(`http://127.0.0.1:${port}/api/account.getInfo`, {
      headers: { 'x-forwarded-for': from },
      signal: AbortSignal.timeout(2_000),
    })
  ).status;

test('slow bodies occupy no connection to the operator: others are answered meanwhile', async () => {
  for (let index = 0; index < 150; index += 1) await open(`${post(`198.51.100.${index % 2}`, 1_000)}a`);
  expect(await answerOf('203.0.113.9')).toBe(200);
  expect(reached).toEqual(['GET undefined 0']);
});

test('an address has at most 100 open calls, an IPv6 network together; each finished one makes room', async () => {
  const slow = [];
  for (let index = 0; index < MOST_OPEN_PER_ADDRESS; index += 1)
    slow.push(await open(`${post(`2001:db8:1:2:${index}::1`, 1_000)}a`));
  await expect.poll(() => answerOf('2001:db8:1:2:ffff::1')).toBe(429);
  expect(await answerOf('2001:db8:1:3::1')).toBe(200);
  slow[0]?.socket.destroy();
  await expect.poll(() => answerOf('2001:db8:1:2:ffff::1')).toBe(200);
});

test.each([70_000, 300_000, 1_000_000, 5_000_000])(
  'a form of %i bytes is too large, and its connection is closed',
  async (length) => {
    const { socket, heard } = await open(post('203.0.113.9', length));
    socket.write('a'.repeat(length));
    await once(socket, 'close');
    expect(heard()).toMatch(/^HTTP\/1\.1 413 /);
    expect(heard()).toMatch(/\r\nconnection: close\r\n/i);
    expect([reached, lines]).toEqual([[], []]);
  },
);

test('a form without a length that becomes too large is refused as well', async () => {
  const { socket, heard } = await open(
    post('203.0.113.9', 0).replace('Content-Length: 0', 'Transfer-Encoding: chunked'),
  );
  for (let count = 0; count < 5; count += 1) socket.write(`5000\r\n${'a'.repeat(0x5000)}\r\n`);
  await once(socket, 'close');
  expect(heard()).toMatch(/^HTTP\/1\.1 413 /);
  expect(reached).toEqual([]);
});

test('a body arrives unchanged, with its content type; an empty one too', async () => {
  const send = (type: string, body: string) =>
    fetch(`http://127.0.0.1:${port}/api/auth.login`, { method: 'POST', body, headers: { 'content-type': type } });
  await send('multipart/form-data; boundary=xyz', '--xyz--');
  await send('application/json; charset=utf-8', '{"a": 1}');
  await send('application/x-www-form-urlencoded', '');
  await send('text/plain', 'a'.repeat(64 * 1024));
  expect(reached).toEqual([
    'POST multipart/form-data; boundary=xyz 7',
    'POST application/json; charset=utf-8 8',
    'POST application/x-www-form-urlencoded 0',
    'POST text/plain 65536',
  ]);
});

test('calls are not logged, an unreachable operator is, without a stack', async () => {
  await answerOf('203.0.113.9');
  expect(lines).toEqual([]);
  operator.closeAllConnections();
  await new Promise((resolve) => operator.close(resolve));
  expect(await answerOf('203.0.113.9')).toBe(503);
  expect(lines.map(({ msg }) => msg)).toEqual(['operator did not answer']);
  expect(JSON.stringify(lines)).not.toMatch(/stack|getInfo/);
});

test('a response before the end of a body closes the connection', async () => {
  site.close().catch(() => undefined);
  const other = fastify();
  refuseAmbiguousFraming(other);
  other.addHook('onRequest', async (_request, reply) => reply.code(403).send('no'));
  other.post('/', () => '');
  await other.listen({ port: 0, host: '127.0.0.1' });
  port = (other.server.address() as AddressInfo).port;
  const { socket, heard } = await open(post('203.0.113.9', 10).replace('/api/auth.login', '/'));
  await once(socket, 'close');
  expect(heard()).toMatch(/^HTTP\/1\.1 403 [\s\S]*\r\nconnection: close\r\n/i);
  await other.close();
});
