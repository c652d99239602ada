import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSandboxSettings } from '../settings.ts';
import type { Database } from '../database/database.ts';
import { openTestDatabase } from '../database/testing/openTestDatabase.ts';
import { writeSandboxKey } from '../sandboxKey.ts';
import { games } from '../studio/games/catalogue.ts';
import { gameFacts } from '../studio/games/gameFacts.ts';
import { buildVendors } from './buildVendors.ts';

let database: Database;
let app: FastifyInstance;
let dataDir: string;
const lines: string[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'croupier-vendors-'));
  const config = readSandboxSettings({ DIST_DIR: 'nowhere', DATA_DIR: dataDir, SANDBOX_CONTROLS: '0' });
  app = await buildVendors({
    config,
    database,
    workEveryMs: 0,
    logger: { level: 'info', stream: { write: (line: string) => void lines.push(line) } },
  });
});
afterAll(async () => {
  await app.close();
  await database.close();
  await rm(dataDir, { recursive: true });
});

test('a second build on the same database works: its schema exists already', async () => {
  const config = readSandboxSettings({ DIST_DIR: 'nowhere', DATA_DIR: dataDir });
  const second = await buildVendors({ config, database, workEveryMs: 0, logger: false });
  expect((await second.inject('/readyz')).json()).toEqual({ status: 'ready' });
  await second.close();
});

test('healthz and readyz return 200', async () => {
  expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' });
  expect((await app.inject('/readyz')).statusCode).toBe(200);
});

test('pictures are SVG that other origins may embed and that cannot run scripts', async () => {
  const reply = await app.inject('/art/games/lantern-harbor.svg');
  expect(reply.statusCode).toBe(200);
  expect(reply.headers).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8',
    'cross-origin-resource-policy': 'cross-origin',
    'content-security-policy': expect.stringContaining('sandbox'),
    'cache-control': expect.stringContaining('public'),
  });
  expect(reply.body).toMatch(/^<svg /);
  const again = await app.inject({
    url: '/art/games/lantern-harbor.svg',
    headers: { 'if-none-match': String(reply.headers['etag']) },
  });
  expect(again.statusCode).toBe(304);
});

test.each(['/art/games/nothing.svg', '/art/games/lantern-harbor', '/art/__proto__.svg', '/art/../config.svg'])(
  '%s is a 404',
  async (url) => expect((await app.inject(url)).statusCode).toBe(404),
);

test('placeholder colours are served by path', async () =>
  expect((await app.inject('/art/colours.json')).json()).toMatchObject({
    'banners/lantern-harbor-phone': expect.stringMatching(/^#[\da-f]{6}$/),
  }));

test('the studio’s catalogue has the exact figures of all games', async () => {
  const { games: listed } = (await app.inject('/studio/catalogue')).json() as { games: Record<string, unknown>[] };
  expect(listed.map(({ sysname }) => sysname)).toEqual([...gameFacts, ...games].map(({ sysname }) => sysname));
  for (const game of listed) {
    expect(game).toMatchObject({ rtp: expect.stringMatching(/^9\d\.\d\d$/), maxWin: expect.any(Number) });
    expect(game['rtpSource']).toMatch(/^(exact|simulated)$/);
    expect(game['stakes'], String(game['sysname'])).toEqual({ least: expect.any(Number), most: expect.any(Number) });
  }
  expect(listed.find(({ sysname }) => sysname === 'dice')).toMatchObject({
    type: 'logical',
    rtp: '98.99',
    rtpMost: '99.00',
    stakes: { least: 20, most: 10_000 },
  });
  expect(listed.find(({ sysname }) => sysname === 'cherry-parade')).toMatchObject({
    rule: 'lines',
    type: 'slot',
    rtpSource: 'exact',
    lines: 5,
    bothWays: true,
    features: ['provablyFair', 'bothWays', 'multiplierWilds'],
    featureFrequency: '0.00',
  });
  expect(listed.find(({ sysname }) => sysname === 'jade-ascent')).toMatchObject({
    features: ['provablyFair', 'expandingWilds', 'freeSpins', 'heldReels'],
  });
});

test('without the setting the sandbox controls are not registered', async () =>
  expect((await app.inject('/__sandbox/totals')).statusCode).toBe(404));

test('the log contains routes but no addresses and no payment ids', async () => {
  await app.inject({ url: '/payments/pay/pay_secret-id?x=1', remoteAddress: '203.0.113.9' });
  const line = lines.find((text) => text.includes('/payments/pay/:id'));
  expect(JSON.parse(line ?? '{}')).toMatchObject({ route: '/payments/pay/:id', status: 404 });
  expect(lines.join('')).not.toMatch(/secret-id|203\.0\.113/);
});

test('with the setting the sandbox controls need the key of this start', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'croupier-vendors-'));
  const key = await writeSandboxKey(dataDir);
  const config = readSandboxSettings({ DIST_DIR: 'nowhere', SANDBOX_CONTROLS: '1', DATA_DIR: dataDir });
  const open = await buildVendors({ config, database, workEveryMs: 0, logger: false });
  for (const url of ['/__sandbox/totals', '/__sandbox/studio/totals']) {
    expect((await open.inject(url)).statusCode).toBe(401);
    expect((await open.inject({ url, headers: { 'x-sandbox-key': key } })).statusCode).toBe(200);
  }
  await open.close();
  await rm(dataDir, { recursive: true });
});
