import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { guardBackOffice } from './guardBackOffice.ts';
import { writeSandboxKey } from '../sandboxKey.ts';

let dataDir: string;
let key: string;
const apps: FastifyInstance[] = [];
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'croupier-back-office-'));
  key = await writeSandboxKey(dataDir);
});
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** Vendors at this address. */
function vendors(vendorsUrl: string) {
  const app = fastify();
  apps.push(app);
  guardBackOffice(app, { vendorsUrl, dataDir });
  for (const path of ['/outbox', '/payments/console', '/payments/console/webhooks', '/payments/pay/:id'])
    app.get(path, () => 'shown');
  return (url: string, headers: Record<string, string> = {}) =>
    app.inject({ url, headers: { host: new URL(vendorsUrl).host, ...headers } });
}

const pages = ['/outbox?to=ann', '/payments/console', '/payments/console/webhooks'];

test.each(['http://127.0.0.1:3002', 'http://localhost:3002', 'http://pay.localhost:3002', 'http://[::1]:3002'])(
  'at the loopback address %s the outbox and the console need no key',
  async (address) => {
    const get = vendors(address);
    for (const page of pages) expect((await get(page)).statusCode).toBe(200);
  },
);

test.each([
  ['a public address', 'https://vendors.example.test', {}],
  ['an address of a network', 'http://192.168.0.7:3002', {}],
  ['a name that only begins like a loopback address', 'http://127.0.0.1.example.test', {}],
  ['a foreign name for the loopback address', 'http://127.0.0.1:3002', { host: 'rebound.example.test:3002' }],
  ['a tunnel that keeps the loopback name', 'https://vendors.example.test', { host: 'localhost:3002' }],
])('at %s they are refused without the key', async (_name, address, headers) => {
  const get = vendors(address);
  for (const page of pages) {
    const { statusCode, body } = await get(page, headers);
    expect([statusCode, body.includes('shown')]).toEqual([401, false]);
  }
  expect((await get('/%6Futbox', headers)).statusCode).toBe(401);
  expect((await get('/outbox?key=wrong', headers)).statusCode).toBe(401);
  expect((await get('/payments/pay/1', headers)).statusCode).toBe(200);
});

test('the key opens them as a header, and once in the address, which a cookie then replaces', async () => {
  const get = vendors('https://vendors.example.test');
  expect((await get('/outbox', { 'x-sandbox-key': key })).statusCode).toBe(200);
  const entered = await get(`/outbox?to=ann&key=${key}`);
  expect([entered.statusCode, entered.headers.location]).toEqual([303, '/outbox?to=ann']);
  const cookie = String(entered.headers['set-cookie']);
  expect(cookie).toMatch(/; HttpOnly; SameSite=Strict; Secure$/);
  expect((await get('/outbox?to=ann', { cookie: `a=b; ${cookie.split(';', 1)[0]}` })).statusCode).toBe(200);
  await writeSandboxKey(dataDir);
  expect((await get('/outbox', { cookie: cookie.split(';', 1)[0]! })).statusCode).toBe(401);
});
