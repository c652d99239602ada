import fastify from 'fastify';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import { openTestDatabase } from '../database/testing/openTestDatabase.ts';
import { chatMigrations } from './chatMigrations.ts';
import { chatServer } from './chatServer.ts';

const conversation = 'e37e1de3-e041-4432-9d65-39d1b22204ad';
const app = fastify();
let database: Database;
let clientDir: string;
beforeAll(async () => {
  database = await openTestDatabase([{ schema: 'vendors', modules: [{ module: 'chat', migrations: chatMigrations }] }]);
  clientDir = await mkdtemp(join(tmpdir(), 'croupier-chat-'));
  await writeFile(join(clientDir, 'widget.js'), '/* the widget */');
  await app.register(chatServer({ database, clientDir, hasSandboxControls: true, now: () => Date.UTC(2026, 5, 1) }));
}, 120_000);
afterAll(async () => {
  await app.close();
  await database.close();
  await rm(clientDir, { recursive: true, force: true });
});

const say = (fields: object) =>
  app.inject({
    method: 'POST',
    url: '/chat/api/lines',
    headers: { 'content-type': 'text/plain' },
    payload: JSON.stringify({ conversation, provider: 'jivo', locale: 'en', visitor: '{}', text: 'Hello', ...fields }),
  });

test('1-19 the vendor stores what a visitor writes, and its script says that it is one', async () => {
  const first = await say({});
  expect(first.headers['access-control-allow-origin']).toBe('*');
  expect(first.json()).toEqual({ answer: expect.stringContaining('answered by a script') as string });
  expect((await say({ locale: 'ru-RU' })).json()).toEqual({ answer: expect.stringContaining('программа') as string });
  const { lines } = (await app.inject(`/chat/api/lines/${conversation}`)).json<{ lines: { author: string }[] }>();
  expect(lines.map(({ author }) => author)).toEqual(['visitor', 'agent', 'visitor', 'agent']);
  for (const wrong of [{ conversation: 'x' }, { text: ' ' }, { text: 7 }])
    expect((await say(wrong)).statusCode).toBe(400);
});

test('8-26 the script is the widget, missing, failing or hostile, as a test asks', async () => {
  const script = () => app.inject('/chat/tawk/en.js');
  const become = (mode: string) => app.inject({ method: 'POST', url: '/__sandbox/chat/mode', payload: { mode } });
  expect((await script()).body).toContain('the widget');
  await become('missing');
  expect((await script()).statusCode).toBe(404);
  await become('throw');
  expect((await script()).body).toMatch(/^throw/);
  await become('hostile');
  expect((await script()).body).toContain('evil.example');
  expect((await become('unheard-of')).statusCode).toBe(400);
});
