import fastify from 'fastify';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import { openTestDatabase } from '../database/testing/openTestDatabase.ts';
import { analyticsMigrations } from './analyticsMigrations.ts';
import { analyticsServer } from './analyticsServer.ts';

const app = fastify();
let database: Database;
let clientDir: string;
beforeAll(async () => {
  database = await openTestDatabase([
    { schema: 'vendors', modules: [{ module: 'analytics', migrations: analyticsMigrations }] },
  ]);
  clientDir = await mkdtemp(join(tmpdir(), 'croupier-analytics-'));
  await writeFile(join(clientDir, 'analytics.js'), '/* the counter */');
  await app.register(
    analyticsServer({ database, clientDir, hasSandboxControls: true, now: () => Date.UTC(2026, 5, 1) }),
  );
}, 120_000);
afterAll(async () => {
  await app.close();
  await database.close();
  await rm(clientDir, { recursive: true, force: true });
});

const collect = (target: string, body: unknown) =>
  app.inject({
    method: 'POST',
    url: `/analytics/${target}/collect`,
    headers: { 'content-type': 'text/plain' },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });
const control = (name: string, payload: object = {}) =>
  app.inject({ method: 'POST', url: `/__sandbox/analytics/${name}`, payload });

test('3-34 the vendor keeps what its scripts send, from any origin, and lists it', async () => {
  const reply = await collect('gtag', { kind: 'page_view', payload: { page_path: '/' } });
  expect([reply.statusCode, reply.headers['access-control-allow-origin']]).toEqual([204, '*']);
  await collect('fraud', { kind: 'device', payload: { session: 'f1' } });
  for (const [target, body] of [
    ['nobody', { kind: 'x', payload: 1 }],
    ['gtag', 'no json'],
    ['gtag', { payload: 1 }],
    ['gtag', { kind: 'x' }],
    ['gtag', 'null'],
  ] as const)
    expect((await collect(target, body)).statusCode).toBe(400);
  expect((await collect('gtag', { kind: 'x', payload: 'x'.repeat(9_000) })).statusCode).toBe(413);
  expect((await control('hits')).json()).toEqual({
    hits: [
      { target: 'fraud', kind: 'device', payload: '{"session":"f1"}' },
      { target: 'gtag', kind: 'page_view', payload: '{"page_path":"/"}' },
    ],
  });
  await control('forget');
  expect((await control('hits')).json()).toEqual({ hits: [] });
});

test('7-120 the script is the counter, missing, failing at once or later, or hostile, as a test asks', async () => {
  const script = () => app.inject('/analytics/gtag/G-1.js');
  expect((await script()).body).toContain('the counter');
  await control('mode', { mode: 'missing' });
  expect((await script()).statusCode).toBe(404);
  for (const [mode, part] of [
    ['throw', /^throw/],
    ['throwLater', /the counter[^]*fails later/],
    ['hostile', /the counter[^]*evil\.example/],
  ] as const) {
    await control('mode', { mode });
    expect((await script()).body, mode).toMatch(part);
  }
  expect((await control('mode', { mode: 'unheard-of' })).statusCode).toBe(400);
});
