import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { guardSandbox, writeSandboxKey } from './sandboxKey.ts';

let dataDir: string;
let app: FastifyInstance;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'croupier-key-'));
  app = fastify();
  guardSandbox(app, dataDir);
  app.post('/__sandbox/audit', () => ({ violations: [] }));
  app.get('/healthz', () => ({ status: 'ok' }));
});
afterEach(async () => {
  await app.close();
  await rm(dataDir, { recursive: true, force: true });
});

const audit = async (headers: Record<string, string>, url = '/__sandbox/audit') =>
  (await app.inject({ method: 'POST', url, headers })).statusCode;

test('sandbox controls require the key of this start', async () => {
  const first = await writeSandboxKey(dataDir);
  expect(await audit({ 'x-sandbox-key': first })).toBe(200);
  expect(await audit({})).toBe(401);
  expect(await audit({ 'x-sandbox-key': '' })).toBe(401);
  expect(await audit({ 'x-sandbox-key': first.slice(1) })).toBe(401);
  expect(await audit({}, '/%5F_sandbox/audit')).toBe(401);
  const second = await writeSandboxKey(dataDir);
  expect(second).not.toBe(first);
  expect([await audit({ 'x-sandbox-key': first }), await audit({ 'x-sandbox-key': second })]).toEqual([401, 200]);
});

test('other routes do not require the key', async () => {
  expect((await app.inject('/healthz')).statusCode).toBe(200);
});

test('the key has 256 bits and its file is readable only by its owner', async () => {
  const key = await writeSandboxKey(dataDir);
  expect(Buffer.from(key, 'base64url')).toHaveLength(32);
  expect((await stat(join(dataDir, 'sandbox-key'))).mode & 0o077).toBe(0);
});

test('without a key file the controls refuse every call', async () => {
  expect(await audit({ 'x-sandbox-key': '' })).not.toBe(200);
});
