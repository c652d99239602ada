import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readSandboxSettings } from '../settings.ts';
import type { Database } from '../database/database.ts';
import { openTestDatabase } from '../database/testing/openTestDatabase.ts';
import { refuseWrites } from '../database/testing/refuseWrites.ts';
import { signedHeaders } from '../signing.ts';
import { buildVendors } from './buildVendors.ts';

let database: Database;
let app: FastifyInstance;
let dataDir: string;
beforeAll(async () => {
  database = await openTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'croupier-vendors-'));
  app = await buildVendors({
    config: readSandboxSettings({ DIST_DIR: 'nowhere', DATA_DIR: dataDir }),
    database,
    workEveryMs: 0,
    logger: false,
  });
}, 60_000);
afterAll(async () => {
  await app.close();
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

const intent = (ref: string) => {
  const order = {
    merchant_ref: ref,
    amount: '25.00',
    currency: 'USD',
    method: 'card',
    locale: 'en',
    webhook_url: 'http://localhost:3001/webhooks/payments',
  };
  const returnUrls = {
    success: 'http://localhost/ok',
    fail: 'http://localhost/no',
    cancel: 'http://localhost/off',
    pending: 'http://localhost/wait',
  };
  const payload = JSON.stringify({ ...order, return_urls: returnUrls });
  const headers = signedHeaders(
    readSandboxSettings({}).paymentsSecret,
    { method: 'POST', path: '/payments/api/intents', body: payload },
    Date.now(),
  );
  return app.inject({
    method: 'POST',
    url: '/payments/api/intents',
    payload,
    headers: { ...headers, 'content-type': 'application/json' },
  });
};
const demo = () =>
  app.inject({
    method: 'POST',
    url: '/studio/api/session',
    payload: { game: 'lantern-harbor', mode: 'demo', locale: 'en' },
  });

test('while the database refuses writes, readyz, studio and payment vendor return 503 with Retry-After', async () => {
  let ms = Math.ceil(performance.now());
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => ms);
  expect([
    (await app.inject('/readyz')).statusCode,
    (await demo()).statusCode,
    (await intent('one')).statusCode,
  ]).toEqual([200, 200, 200]);
  const pay = (await intent('two')).json<{ hosted_url: string }>().hosted_url;
  const allowWrites = await refuseWrites(database);
  ms += 1_000;
  expect((await app.inject('/readyz')).statusCode).toBe(503);
  for (const reply of [await demo(), await intent('three')])
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '5']);
  const decided = await app.inject({
    method: 'POST',
    url: new URL(pay).pathname,
    payload: 'action=cancel',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: new URL(pay).origin },
  });
  expect([decided.statusCode, decided.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
  await allowWrites();
  ms += 1_000;
  expect([
    (await app.inject('/readyz')).statusCode,
    (await demo()).statusCode,
    (await intent('three')).statusCode,
  ]).toEqual([200, 200, 200]);
  clock.mockRestore();
});
