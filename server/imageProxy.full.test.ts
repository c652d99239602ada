import { EventEmitter, once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pictureDensities, pictureWidths } from '../src/shared/pictures/pictureSizes.ts';
import { imageUrl } from '../src/ui/tiles/imageUrl.ts';
import { imageProxy } from './imageProxy.ts';

const origin = 'http://127.0.0.1:3002';
const drawing = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30" fill="#c33"/></svg>',
);
const picture = () => new Response(new Uint8Array(drawing), { headers: { 'content-type': 'image/svg+xml' } });

let cacheDir = '';
let app: FastifyInstance;
let asked: { url: string; init: RequestInit | undefined }[] = [];
let reply: () => Response | Promise<Response> = picture;
let configured: readonly number[] = [];
/** Milliseconds; not 0, which the cache treats as no time. */
let time = 1;

const build = () => {
  const site = fastify();
  imageProxy(site, {
    allowedOrigins: [origin],
    cacheDir,
    maxDiskBytes: 1024 * 1024,
    configuredQualities: async () => configured,
    now: () => time,
    fetch: async (input, init) => {
      asked.push({ url: String(input), init });
      return reply();
    },
  });
  return site;
};
const get = (query: Readonly<Record<string, string>>, site = app) =>
  site.inject({ url: `/_img?${new URLSearchParams(query)}` });

beforeEach(async () => {
  cacheDir = await mkdtemp(join(tmpdir(), 'croupier-images-'));
  asked = [];
  reply = picture;
  configured = [75];
  time = 1;
  app = build();
});
afterEach(async () => {
  await app.close();
  await rm(cacheDir, { recursive: true, force: true });
});

test('7-121 a picture of a listed origin is sent as cacheable WebP of the requested width', async () => {
  const answer = await get({ src: `${origin}/art/a.svg`, w: '120', q: '75' });
  expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
    200,
    'image/webp',
    expect.stringMatching(/^public, max-age=\d{6}/),
  ]);
  const { format, width, height } = await sharp(answer.rawPayload).metadata();
  expect([format, width, height]).toEqual(['webp', 120, 90]);
});

test('7-121 the quality is 95 by default', async () => {
  const [plain, same, low] = await Promise.all([
    get({ src: `${origin}/art/a.svg`, w: '120' }),
    get({ src: `${origin}/art/a.svg`, w: '120', q: '95' }),
    get({ src: `${origin}/art/a.svg`, w: '120', q: '75' }),
  ]);
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
  expect((await get({ src, w: '120' })).statusCode).toBe(400);
  expect(asked).toEqual([]);
});

test.each([
  { w: '0' },
  { w: '-1' },
  { w: '2401' },
  { w: '99999' },
  { w: '1e2' },
  { w: '120.5' },
  { w: '' },
  { w: '0120' },
  { w: '120', q: '0' },
  { w: '120', q: '101' },
  { w: '120', q: 'best' },
])('an invalid size is refused: %j', async (query) => {
  expect((await get({ src: `${origin}/a.svg`, ...query } as Record<string, string>)).statusCode).toBe(400);
  expect(asked).toEqual([]);
});

test('7-121, 9-21 unlisted widths and qualities are refused, without a fetch or a file', async () => {
  const widths = Array.from({ length: 150 }, (_, index) => 1001 + index * 9);
  const qualities = Array.from({ length: 100 }, (_, index) => index + 1).filter(
    (quality) => quality !== 75 && quality !== 95,
  );
  const answers = await Promise.all([
    ...widths.map((width) => get({ src: `${origin}/a.svg`, w: String(width) })),
    ...qualities.map((quality) => get({ src: `${origin}/a.svg`, w: '120', q: String(quality) })),
    app.inject({ url: `/_img?src=${origin}/a.svg&w=120&w=240` }),
    app.inject({ url: `/_img?src=${origin}/a.svg&src=x&w=120` }),
  ]);
  expect([answers.length, answers.filter(({ statusCode }) => statusCode !== 400)]).toEqual([250, []]);
  expect([asked, await readdir(cacheDir)]).toEqual([[], []]);
});

test('9-21 every width and density that a page can request is served', async () => {
  const addresses = pictureWidths.flatMap((width) =>
    pictureDensities.map((density) => ({
      pixels: width * density,
      url: imageUrl(`${origin}/a.svg`, { width, density, quality: 75 }),
    })),
  );
  const widths = await Promise.all(
    addresses.map(async ({ url }) => (await sharp((await app.inject({ url })).rawPayload).metadata()).width),
  );
  expect(widths).toEqual(addresses.map(({ pixels }) => pixels));
});

test('7-121 a quality is accepted while it is configured, and afterwards for cached pages', async () => {
  const query = { src: `${origin}/a.svg`, w: '120', q: '60' };
  const statuses = [(await get(query)).statusCode];
  for (const list of [[60, 75], [75]]) {
    configured = list;
    statuses.push((await get(query)).statusCode);
  }
  expect(statuses).toEqual([400, 200, 200]);
});

test('a source’s redirects are not followed, and it has a time limit', async () => {
  await get({ src: `${origin}/a.svg`, w: '120' });
  expect([asked[0]?.init?.redirect, asked[0]?.init?.signal]).toEqual(['error', expect.any(AbortSignal)]);
});

test.each<[string, () => Response | Promise<Response>]>([
  ['is away', () => Promise.reject(new TypeError('fetch failed'))],
  ['has none', () => new Response('', { status: 404 })],
  ['sends HTML', () => new Response('<h1>hello</h1>')],
  ['sends a broken picture', () => new Response(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2, 3]))],
  [
    'names a length past the limit',
    () => new Response(new Uint8Array(drawing), { headers: { 'content-length': String(9 * 1024 * 1024) } }),
  ],
  ['sends more than the limit without naming it', () => new Response(new Uint8Array(8 * 1024 * 1024 + 1))],
  [
    'sends a drawing of too many pixels',
    () => new Response('<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="9000"/>'),
  ],
])('a source that %s is not a picture, which is cached for ten seconds only', async (_what, answer) => {
  reply = answer;
  const failed = await get({ src: `${origin}/a.svg`, w: '120' });
  expect([failed.statusCode, failed.headers['cache-control']]).toEqual([404, 'no-store']);
  reply = picture;
  time += 10_001;
  expect((await get({ src: `${origin}/a.svg`, w: '120' })).statusCode).toBe(200);
});

test('an address without a picture is requested once in ten seconds, whatever the size, and stores nothing', async () => {
  reply = () => new Response('', { status: 404 });
  for (const w of ['120', '240', '120', '1180'])
    expect((await get({ src: `${origin}/none.svg`, w })).statusCode).toBe(404);
  expect([asked.length, await readdir(cacheDir)]).toEqual([1, []]);
});

test('a very narrow picture is refused if it would be too tall', async () => {
  reply = () => new Response('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="100"/>');
  const statuses = [];
  for (const w of ['48', '1180', '48']) statuses.push((await get({ src: `${origin}/a.svg`, w })).statusCode);
  expect([statuses, asked.length]).toEqual([[200, 404, 200], 1]);
});

test('an endless source is aborted at the limit', async () => {
  let isLeft = false;
  reply = () =>
    new Response(
      new ReadableStream({
        pull: (body) => body.enqueue(new Uint8Array(1024 * 1024)),
        cancel: () => void (isLeft = true),
      }),
    );
  expect([(await get({ src: `${origin}/a.svg`, w: '120' })).statusCode, isLeft]).toEqual([404, true]);
});

test('many addresses of one picture are resized and stored once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => get({ src: `${origin}/a.svg?x=${index}#${index}`, w: '120' })),
  );
  expect([answers.filter(({ statusCode }) => statusCode !== 200), (await readdir(cacheDir)).length]).toEqual([[], 1]);
});

test('work beyond the limit is refused with the time to retry', async () => {
  const source = new EventEmitter().setMaxListeners(0);
  const isOpen = once(source, 'open');
  reply = () => isOpen.then(picture);
  const answers = Array.from({ length: 120 }, (_, index) => get({ src: `${origin}/${index}.svg`, w: '48' }));
  const refused = await Promise.race(answers);
  expect([refused.statusCode, refused.headers['retry-after'], refused.headers['cache-control'], asked.length]).toEqual([
    503,
    '2',
    'no-store',
    8,
  ]);
  source.emit('open');
  const all = await Promise.all(answers);
  expect(all.map(({ statusCode }) => statusCode)).toEqual([
    ...Array<number>(108).fill(200),
    ...Array<number>(12).fill(503),
  ]);
});

test('if the disk cannot be written originals are sent, with scripts disabled, and resized ones once it can', async () => {
  await rm(cacheDir, { recursive: true });
  await writeFile(cacheDir, 'in the way');
  const query = { src: `${origin}/a.svg`, w: '120' };
  for (const { statusCode, headers, rawPayload } of [await get(query), await get(query)]) {
    expect([statusCode, headers['content-type'], headers['content-security-policy']]).toEqual([
      200,
      'image/svg+xml',
      expect.stringMatching(/^sandbox; default-src 'none'/),
    ]);
    expect(rawPayload.equals(drawing)).toBe(true);
  }
  expect(asked.length).toBe(1);
  await rm(cacheDir);
  time += 60_000;
  expect([(await get(query)).headers['content-type'], (await readdir(cacheDir)).length]).toEqual(['image/webp', 1]);
});

test('a picture changed at its source is updated after ten minutes; if the source cannot be reached, the old one is sent', async () => {
  const query = { src: `${origin}/a.svg`, w: '120' };
  const old = await get(query);
  reply = () => Promise.reject(new TypeError('fetch failed'));
  time += 10 * 60_000 + 1;
  expect((await get(query)).rawPayload.equals(old.rawPayload)).toBe(true);
  reply = () => new Response(String(drawing).replace('#c33', '#3c3'));
  time += 10 * 60_000 + 1;
  const changed = await get(query);
  expect([changed.statusCode, changed.rawPayload.equals(old.rawPayload)]).toEqual([200, false]);
});

test('equal requests share one fetch; after a restart the stored picture is sent', async () => {
  const query = { src: `${origin}/a.svg`, w: '120', q: '75' };
  const together = await Promise.all([get(query), get(query), get(query)]);
  await get(query);
  expect(asked.length).toBe(1);
  const [stored = ''] = await readdir(cacheDir);
  const mark = await sharp({ create: { width: 2, height: 2, channels: 3, background: '#123456' } })
    .webp()
    .toBuffer();
  await writeFile(join(cacheDir, stored), mark);
  const restarted = build();
  const later = await get(query, restarted);
  await restarted.close();
  expect([
    together.map(({ statusCode }) => statusCode),
    later.rawPayload.equals(mark),
    await readdir(cacheDir),
  ]).toEqual([[200, 200, 200], true, [stored]]);
});

test('no part of an address is used in a file name', async () => {
  await get({ src: `${origin}/../../../etc/passwd?x=../../y`, w: '120' });
  expect(await readdir(cacheDir)).toEqual([expect.stringMatching(/^[0-9a-f]{32}-120-95\.webp$/)]);
});
