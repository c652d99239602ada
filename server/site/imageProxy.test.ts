import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { imageProxy } from './imageProxy.ts';

const origin = 'http://127.0.0.1:3002';
const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30" fill="#c33"/></svg>');
const picture = () => new Response(new Uint8Array(drawing), { headers: { 'content-type': 'image/svg+xml' } });

let cacheDir = '';
let app: FastifyInstance;
let asked: { url: string; init: RequestInit | undefined }[] = [];
let reply: () => Response | Promise<Response> = picture;

const build = () => {
  const site = fastify();
  imageProxy(site, {
    allowedOrigins: [origin],
    cacheDir,
    fetch: async (input, init) => {
      asked.push({ url: String(input), init });
      return reply();
    },
  });
  return site;
};
const get = (query: Readonly<Record<string, string>>, site = app) => site.inject({ url: `/_img?${new URLSearchParams(query)}` });

beforeEach(async () => {
  cacheDir = await mkdtemp(join(tmpdir(), 'croupier-images-'));
  asked = [];
  reply = picture;
  app = build();
});
afterEach(async () => {
  await app.close();
  await rm(cacheDir, { recursive: true, force: true });
});

test('7-121 a picture of a listed origin comes as WebP of the asked width, to be kept', async () => {
  const answer = await get({ src: `${origin}/art/a.svg`, w: '80', q: '75' });
  expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([200, 'image/webp', expect.stringMatching(/^public, max-age=\d{6}/)]);
  const { format, width, height } = await sharp(answer.rawPayload).metadata();
  expect([format, width, height]).toEqual(['webp', 80, 60]);
});

test('7-121 the quality is 95 where the address names none', async () => {
  const [plain, same, low] = await Promise.all([get({ src: `${origin}/art/a.svg`, w: '80' }), get({ src: `${origin}/art/a.svg`, w: '80', q: '95' }), get({ src: `${origin}/art/a.svg`, w: '80', q: '10' })]);
  expect(plain.rawPayload.equals(same.rawPayload)).toBe(true);
  expect(plain.rawPayload.equals(low.rawPayload)).toBe(false);
});

test.each([
  'http://127.0.0.1:3001/__sandbox/credit',
  'http://127.0.0.1/art/a.svg',
  'http://127.0.0.1:30020/a.svg',
  'https://127.0.0.1:3002/a.svg',
  'http://127.0.0.1:3002@evil.test/a.svg',
  'http://127.0.0.1:3002.evil.test/a.svg',
  'http://evil.test/?http://127.0.0.1:3002/',
  'http://localhost:3002/a.svg',
  'http://[::1]:3002/a.svg',
  'http://169.254.169.254/latest/meta-data',
  'file:///etc/passwd',
  'data:image/svg+xml,<svg/>',
  'ftp://127.0.0.1:3002/a.svg',
  '/art/a.svg',
  '//127.0.0.1:3002/a.svg',
  '',
])('a picture of any other address is not fetched: %s', async (src) => {
  expect((await get({ src, w: '80' })).statusCode).toBe(400);
  expect(asked).toEqual([]);
});

test.each([{ w: '0' }, { w: '-1' }, { w: '2401' }, { w: '99999' }, { w: '1e2' }, { w: '80.5' }, { w: '' }, { w: '80', q: '0' }, { w: '80', q: '101' }, { w: '80', q: 'best' }])('a size that is none is refused: %j', async (query) => {
  expect((await get({ src: `${origin}/a.svg`, ...query } as Record<string, string>)).statusCode).toBe(400);
  expect(asked).toEqual([]);
});

test('a source may not send us elsewhere', async () => {
  await get({ src: `${origin}/a.svg`, w: '80' });
  expect(asked[0]?.init?.redirect).toBe('error');
});

test.each<[string, () => Response | Promise<Response>]>([
  ['is away', () => Promise.reject(new TypeError('fetch failed'))],
  ['has none', () => new Response('', { status: 404 })],
  ['sends HTML', () => new Response('<h1>hello</h1>')],
  ['sends a broken picture', () => new Response(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2, 3]))],
  ['names a length past the limit', () => new Response(new Uint8Array(drawing), { headers: { 'content-length': String(9 * 1024 * 1024) } })],
  ['sends more than the limit without naming it', () => new Response(new Uint8Array(8 * 1024 * 1024 + 1))],
])('a source that %s is no picture, which is not kept', async (_what, answer) => {
  reply = answer;
  const failed = await get({ src: `${origin}/a.svg`, w: '80' });
  expect([failed.statusCode, failed.headers['cache-control']]).toEqual([404, 'no-store']);
  reply = picture;
  expect((await get({ src: `${origin}/a.svg`, w: '80' })).statusCode).toBe(200);
});

test('equal requests share one fetch, also over time and over a restart', async () => {
  const query = { src: `${origin}/a.svg`, w: '80', q: '75' };
  const together = await Promise.all([get(query), get(query), get(query)]);
  await get(query);
  const restarted = build();
  const later = await get(query, restarted);
  await restarted.close();
  expect([asked.length, later.statusCode]).toEqual([1, 200]);
  expect(together.every(({ rawPayload }) => rawPayload.equals(later.rawPayload))).toBe(true);
  expect(await readdir(cacheDir)).toHaveLength(1);
});

test('what an address names goes into no file name', async () => {
  await get({ src: `${origin}/../../../etc/passwd?x=../../y`, w: '80' });
  expect((await readdir(cacheDir)).filter((name) => !/^[0-9a-f]{32}\.webp$/.test(name))).toEqual([]);
});
