/** The page cache: cache keys, shared and private pages, and limits for many different URLs. */
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { readSiteSettings } from '../../settings.ts';
import { startTestOperator } from '../../operator/testing/startTestOperator.ts';
import type { TestOperator } from '../../operator/testing/startTestOperator.ts';
import { buildSite } from '../../../server/buildSite.ts';
import * as entry from '../../../src/entry-server.tsx';
import { eventually } from '../../../tests/eventually.ts';
import { operatorFetch } from '../../../tests/fakes/operatorFetch.ts';

let operator: TestOperator;
let dataDir = '';
let site: FastifyInstance;
let renders = 0;
let asked: string[] = [];
let isAway = false;
let isClosed = false;
const time = { ms: 0 };

beforeAll(async () => {
  operator = await startTestOperator();
  dataDir = await mkdtemp(join(tmpdir(), 'croupier-pages-'));
}, 120_000);
afterAll(async () => {
  await operator.close();
  await rm(dataDir, { recursive: true, force: true });
});

const locales = ['en', 'ru'].map((code) => ({ code, name: code, isDefault: code === 'en' }));

async function startSite(env: Readonly<Record<string, string>> = {}): Promise<void> {
  [renders, asked, isAway, isClosed] = [0, [], false, false];
  const ofOperator = operatorFetch(operator).fetch;
  const fetcher: typeof fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.pathname.startsWith('/content/'))
      return url.pathname.endsWith('/locales') ? Response.json({ data: locales }) : Response.json({ data: {} });
    asked.push(url.pathname);
    if (isAway) throw new TypeError('fetch failed');
    if (isClosed && !url.pathname.endsWith('/metadata.getgeneralinfo')) return new Response('', { status: 503 });
    return ofOperator(input, init);
  };
  site = await buildSite({
    config: readSiteSettings({ LOG_LEVEL: 'silent', DATA_DIR: dataDir, TRUSTED_PROXIES: '1', ...env }),
    entry: () => Promise.resolve({ ...entry, renderPage: (...given) => ((renders += 1), entry.renderPage(...given)) }),
    assets: { page: () => ({ entry: '/assets/entry.js', scripts: [], styles: [], sheet: [] }) },
    clientDir: null,
    tokensCss: '',
    fetch: fetcher,
    now: () => time.ms,
  });
}

beforeEach(() => startSite());
afterEach(() => site.close());

const get = (url: string, headers: Record<string, string> = {}) => site.inject({ url, headers });

/** Sends the path unmodified over a raw socket; HTTP clients would normalise it first. */
async function getRaw(path: string, ...headers: readonly string[]): Promise<string> {
  if (!site.server.listening) await site.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((site.server.address() as AddressInfo).port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk) => (text += String(chunk)));
  socket.write([`GET ${path} HTTP/1.1`, 'Host: x', 'Connection: close', ...headers, '', ''].join('\r\n'));
  await once(socket, 'close');
  return text;
}

test('2,000 requests with parameters that do not affect the page render once', async () => {
  const bodies = new Set<string>();
  for (let round = 0; round < 20; round += 1) {
    const pages = await Promise.all(
      Array.from({ length: 100 }, (_request, index) =>
        get(`/gamehall?utm_source=${round}&gclid=${index}&x${round * 100 + index}=1`),
      ),
    );
    for (const page of pages) bodies.add(`${page.statusCode} ${page.body}`);
  }
  expect([renders, bodies.size]).toEqual([1, 1]);
  expect((await get('/gamehall?gclid=1&category=popular')).body).not.toBe((await get('/gamehall')).body);
  expect(renders).toBe(2);
}, 60_000);

test('2.2-8 redirects keep the full query of their own request, even with concurrent requests', async () => {
  const asking = (path: string) =>
    Promise.all(
      Array.from({ length: 5 }, async (_request, index) => (await get(`${path}?utm_source=${index}`)).headers.location),
    );
  expect(await asking('/gamehall/popular')).toEqual(
    [0, 1, 2, 3, 4].map((index) => `/gamehall?category=popular&utm_source=${index}`),
  );
  expect(await asking('/en/gamehall')).toEqual([0, 1, 2, 3, 4].map((index) => `/gamehall?utm_source=${index}`));
  expect(await asking('/cashier')).toEqual(
    [0, 1, 2, 3, 4].map((index) => `/?redirectUrl=%2Fcashier%3Futm_source%3D${index}`),
  );
});

test('2.5-4 a personal page is never cached, however its URL is written', async () => {
  for (const path of [
    '/ru\\cashier\\deposit',
    '/ru/./cashier/deposit',
    '/x/../ru/cashier/deposit',
    '/ru/%2e/cashier/deposit',
  ]) {
    const own = await getRaw(path, 'Cookie: croupier_session=x');
    expect([own.slice(0, 12), /\r\ncache-control: private, no-store\r\n/.test(own)]).toEqual(['HTTP/1.1 200', true]);
    const guest = await getRaw(path);
    expect([guest.slice(0, 12), /\r\nlocation: \/ru\?redirectUrl=%2Fru%2Fcashier%2Fdeposit\r\n/.test(guest)]).toEqual([
      'HTTP/1.1 302',
      true,
    ]);
  }
});

test('1-22 a launch with a start parameter gets its page without a redirect; a personal one is never cached', async () => {
  const game = await get('/?tgWebAppStartParam=games');
  expect([game.statusCode, game.body.includes('<h1'), game.headers['cache-control']]).toEqual([
    200,
    true,
    'public, max-age=0, s-maxage=20',
  ]);
  expect(game.body).toBe((await get('/gamehall')).body);
  const deposit = await get('/ru?tgWebAppStartParam=deposit');
  expect([deposit.statusCode, deposit.headers['cache-control']]).toEqual([200, 'private, no-store']);
  expect(deposit.body).toContain('<html lang="ru"');
  const named = await get('/ru/cashier/deposit?tgWebAppStartParam=open');
  expect([named.statusCode, named.headers['cache-control']]).toEqual([200, 'private, no-store']);
  expect((await get('/?tgWebAppStartParam=nowhere')).body).toBe((await get('/')).body);
});

test('shared caches may keep a new page for 20 s', async () => {
  expect((await get('/')).headers['cache-control']).toBe('public, max-age=0, s-maxage=20');
});

test('8-11 while the operator is unavailable pages are served from the cache, for at most half a minute', async () => {
  await get('/gamehall');
  isAway = true;
  time.ms += 24_000;
  expect([(await get('/gamehall')).statusCode, (await get('/gamehall?query=never-asked')).statusCode]).toEqual([
    200, 503,
  ]);
  time.ms += 6_000;
  expect((await get('/gamehall')).statusCode).toBe(503);
  isAway = false;
  expect((await get('/gamehall')).statusCode).toBe(200);
});

test('a page that is not fresh is served at once, and a CDN may keep it for what is left of half a minute', async () => {
  const before = (await get('/gamehall')).body;
  expect(renders).toBe(1);
  time.ms += 14_000;
  const answers = await Promise.all([get('/gamehall'), get('/gamehall')]);
  expect(answers.map(({ body, headers }) => [body === before, headers['cache-control']])).toEqual([
    [true, 'public, max-age=0, s-maxage=16'],
    [true, 'public, max-age=0, s-maxage=16'],
  ]);
  const control = async () => (await get('/gamehall')).headers['cache-control'];
  await eventually(async () => expect(await control()).toBe('public, max-age=0, s-maxage=20'));
  expect(renders).toBe(2);
});

test('8-11 a page is not served any more once the operator answers 503 for it', async () => {
  expect((await get('/gamehall')).statusCode).toBe(200);
  isClosed = true;
  time.ms += 6_000;
  await get('/gamehall');
  await eventually(async () => expect((await get('/gamehall')).statusCode).toBe(503));
  isClosed = false;
  expect((await get('/gamehall')).statusCode).toBe(200);
});

test('data needed by several pages are requested from the operator once', async () => {
  await Promise.all(['/', '/gamehall', '/gamehall?category=popular', '/nowhere'].map((url) => get(url)));
  expect(asked.filter((path) => path === '/api/games.getCategories')).toHaveLength(1);
});

test('renders are limited per IP address; cached pages and other addresses are not affected', async () => {
  await site.close();
  await startSite({ RENDERS_PER_SECOND: '1' });
  const from = (address: string, url: string) => get(url, { 'x-forwarded-for': address });
  const statuses = [];
  for (let index = 0; index < 12; index += 1)
    statuses.push((await from('203.0.113.9', `/gamehall?query=${index}`)).statusCode);
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429, 429]);
  const refused = await from('203.0.113.9', '/gamehall?query=99');
  expect([refused.headers['retry-after'], refused.headers['cache-control']]).toEqual(['1', 'no-store']);
  expect((await from('203.0.113.9', '/gamehall?query=1')).statusCode).toBe(200);
  expect((await from('203.0.113.9', '/en/gamehall')).statusCode).toBe(301);
  expect((await from('203.0.113.10', '/gamehall?query=99')).statusCode).toBe(200);
});

test('PAGE_CACHE=0 renders each page for each request', async () => {
  await site.close();
  await startSite({ PAGE_CACHE: '0' });
  const pages = [await get('/'), await get('/')];
  expect([renders, pages[0]?.body === pages[1]?.body, pages[0]?.headers['cache-control']]).toEqual([
    2,
    true,
    'public, max-age=0, s-maxage=20',
  ]);
});

test.each(['/%E0%A4%A', '/%ff', '/game/%', '/gamehall/%zz?a=1', '/profile/%', '/ru/%'])(
  '8-13 an address that cannot be decoded is the not-found page, with the usual headers: %s',
  async (path) => {
    const { statusCode, headers, body } = await get(path);
    expect([statusCode, headers['content-type'], headers['x-content-type-options']]).toEqual([
      404,
      'text/html; charset=utf-8',
      'nosniff',
    ]);
    expect(body).toContain('<main');
  },
);

test('an address for machines that the router refuses gets 400 with the usual headers and is not echoed', async () => {
  const { statusCode, headers, body } = await get('/api/games.get%');
  expect([statusCode, headers['x-content-type-options'], headers['cache-control'], headers['referrer-policy']]).toEqual(
    [400, 'nosniff', 'no-store', 'strict-origin-when-cross-origin'],
  );
  expect(body).toBe('{"error":"the address cannot be read"}');
});

test.each([
  ['/gamehall/?query=gems&x=1', '/gamehall?query=gems&x=1'],
  ['/GAMEHALL', '/gamehall'],
  ['/ru/GameHall/', '/ru/gamehall'],
  ['/RU/gamehall', '/ru/gamehall'],
  ['/ru/', '/ru'],
  ['/en/GAMEHALL/', '/gamehall'],
])('2.2-8 the address %s leads for good to %s', async (path, to) => {
  const { statusCode, headers } = await get(path);
  expect([statusCode, headers.location]).toEqual([301, to]);
});

test('2.2-8 a launch is not led to another form of its address, which could lose its data', async () => {
  expect((await get('/ru/?tgWebAppStartParam=x')).statusCode).toBe(200);
});

test('a too long URL parameter is a 404 page with the usual headers', async () => {
  const { statusCode, headers } = await get(`/nfx/i18n/messages/${'a'.repeat(3_000)}`);
  expect([statusCode, headers['content-type'], headers['x-content-type-options']]).toEqual([
    404,
    'text/html; charset=utf-8',
    'nosniff',
  ]);
});
