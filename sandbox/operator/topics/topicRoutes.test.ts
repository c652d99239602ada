import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import websocket from '@fastify/websocket';
import Fastify from 'fastify';
import { afterAll, afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { OperatorDeps } from '../OperatorDeps.ts';
import { TopicHub } from './TopicHub.ts';
import { topicRoutes } from './topicRoutes.ts';

const app = Fastify();
const hub = new TopicHub([{ family: 'pot', read: async (id) => ({ version: '1', state: () => ({ id }) }) }], {
  error: () => {},
});
void app.register(websocket);
void app.register(async (scope) =>
  topicRoutes(scope, { deps: { config: { siteOrigins: ['https://site.example'] } } as unknown as OperatorDeps, hub }),
);
const open: WebSocket[] = [];
afterEach(() => open.splice(0).forEach((socket) => socket.terminate()));

afterAll(() => app.close());

async function connect(topics: string, origin?: string) {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const socket = new WebSocket(
    `ws://127.0.0.1:${port}/ws/topics?topics=${topics}`,
    origin === undefined ? {} : { origin },
  );
  open.push(socket);
  const frames: unknown[] = [];
  socket.on('message', (text) => frames.push(JSON.parse(String(text))));
  socket.on('error', () => undefined);
  return { socket, frames };
}

test('a guest of the site receives the topics it names, each once', async () => {
  const { socket, frames } = await connect('pot:USD,pot:USD,other,pot:EUR', 'https://site.example');
  await once(socket, 'open');
  await hub.frame();
  await expect
    .poll(() => frames)
    .toEqual([
      { kind: 'topic', topic: 'pot:USD', state: { id: 'USD' } },
      { kind: 'topic', topic: 'pot:EUR', state: { id: 'EUR' } },
    ]);
});

test.each([undefined, 'https://evil.example'])('trust: a page of another origin gets nothing (%s)', async (origin) => {
  const { socket } = await connect('pot:USD', origin);
  const [, response] = (await once(socket, 'unexpected-response')) as [unknown, { statusCode: number }];
  expect(response.statusCode).toBe(403);
});
