import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { openTestDatabase } from '../database/testing/openTestDatabase.ts';
import { signedHeaders } from '../signing.ts';
import { messagesMigrations } from './messagesMigrations.ts';
import { messagesServer } from './messagesServer.ts';

const secret = 'test-secret';
const message = {
  id: 'm-1',
  channel: 'email',
  recipient: 'ann@example.test',
  subject: 'Hello <b>',
  body: 'Your code is 123456.\n<script>alert(1)</script>',
  link: 'http://localhost:3000/confirmation?code=123456',
};

let database: Database;
let app: FastifyInstance;
beforeAll(async () => {
  database = await openTestDatabase();
  await migrate(database, 'vendors', [{ module: 'messages', migrations: messagesMigrations }]);
  app = fastify();
  await app.register(messagesServer({ database, secret, hasSandboxControls: true, now: Date.now }));
  await app.ready();
}, 60_000);
afterAll(async () => {
  await app.close();
  await database.close();
});

async function send(fields: object, key = secret) {
  const body = JSON.stringify(fields);
  const headers = signedHeaders(key, { method: 'POST', path: '/messages/send', body }, Date.now());
  return app.inject({ method: 'POST', url: '/messages/send', payload: body, headers });
}

test('signed messages are shown on the outbox page, escaped and without a script', async () => {
  expect((await send(message)).statusCode).toBe(200);
  const page = await app.inject('/outbox');
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  expect(page.body).toContain('Your code is 123456.');
  expect(page.body).toContain('Hello &lt;b&gt;');
  expect(page.body).not.toContain('<script');
  expect(page.body).toContain('href="http://localhost:3000/confirmation?code=123456"');
});

test('a repeated id is one message; the page and the control can be limited to a recipient', async () => {
  await send(message);
  await send({ ...message, id: 'm-2', recipient: 'bob@example.test' });
  const all = await app.inject('/__sandbox/messages');
  expect(all.json<{ messages: unknown[] }>().messages).toHaveLength(2);
  const one = await app.inject('/__sandbox/messages?to=bob@example.test');
  expect(one.json<{ messages: { id: string }[] }>().messages.map(({ id }) => id)).toEqual(['m-2']);
  expect((await app.inject('/outbox?to=nobody')).body).toContain('No messages to nobody yet.');
});

test('unsigned, wrongly signed and malformed messages are refused', async () => {
  expect((await send(message, 'another secret')).statusCode).toBe(401);
  expect((await app.inject({ method: 'POST', url: '/messages/send', payload: message })).statusCode).toBe(401);
  for (const wrong of [{ ...message, channel: 'pigeon' }, { ...message, id: '' }, { ...message, body: 7 }, []])
    expect((await send(wrong)).statusCode).toBe(400);
});
