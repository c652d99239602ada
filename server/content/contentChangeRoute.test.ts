import fastify from 'fastify';
import { expect, test } from 'vitest';
import { signatureOf } from '../http/signing.ts';
import { contentChangePath, contentChangeRoute } from './contentChangeRoute.ts';

const SECRET = 'a-secret-of-the-webhook';
const START = Date.parse('2026-11-27T00:00:00Z');

async function siteWith() {
  const time = { ms: START };
  const seen = { changes: 0 };
  const app = fastify();
  contentChangeRoute(app, { secret: SECRET, now: () => time.ms, onChange: () => (seen.changes += 1) });
  await app.ready();
  const send = async ({
    body = '{"event":"entry.publish"}',
    signed = '',
    secret = SECRET,
    at = time.ms,
    method = 'POST',
    path = contentChangePath,
  } = {}) => {
    const timestamp = String(at);
    const reply = await app.inject({
      method: 'POST',
      url: contentChangePath,
      payload: body,
      headers: {
        'content-type': 'application/json',
        'x-timestamp': timestamp,
        'x-signature': signatureOf(secret, timestamp, { method, path, body: signed || body }),
      },
    });
    return reply.statusCode;
  };
  return { app, send, time, seen };
}

test('7-114 a signed message is a change', async () => {
  const { send, seen } = await siteWith();
  expect([await send(), seen.changes]).toEqual([204, 1]);
});

test.each([
  ['another secret', { secret: 'guessed-secret-of-it' }],
  ['another body', { signed: '{}' }],
  ['another path', { path: '/webhooks/payments' }],
  ['another method', { method: 'PUT' }],
  ['a time five minutes ago', { at: START - 300_001 }],
  ['a time in the future', { at: START + 300_001 }],
])('7-114 a message signed with %s is refused', async (_what, more) => {
  const { send, seen } = await siteWith();
  expect([await send(more), seen.changes]).toEqual([401, 0]);
});

test.each([
  [{}],
  [{ 'x-timestamp': String(START), 'x-signature': '' }],
  [{ 'x-timestamp': String(START), 'x-signature': 'zz' }],
])('7-114 a message with %j is refused', async (headers) => {
  const { app, seen } = await siteWith();
  const reply = await app.inject({ method: 'POST', url: contentChangePath, payload: {}, headers });
  expect([reply.statusCode, seen.changes]).toEqual([401, 0]);
});

test('7-114 a recorded message counts once, also later in its five minutes', async () => {
  const { send, seen, time } = await siteWith();
  expect(await send()).toBe(204);
  expect(await send()).toBe(409);
  time.ms += 200_000;
  expect(await send({ at: START })).toBe(409);
  expect(await send()).toBe(204);
  time.ms += 200_000;
  expect(await send({ at: START })).toBe(401);
  expect(seen.changes).toBe(2);
});

test('7-114 messages of an address are limited before their signature is looked at', async () => {
  const { send, seen, time } = await siteWith();
  const statuses = await Promise.all(Array.from({ length: 70 }, (_one, index) => send({ body: `{"n":${index}}` })));
  expect([
    statuses.filter((status) => status === 204).length,
    statuses.filter((status) => status === 429).length,
  ]).toEqual([60, 10]);
  expect(seen.changes).toBe(60);
  time.ms += 1_000;
  expect(await send()).toBe(204);
});
