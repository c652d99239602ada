/** What search engines see of the site server, with a real operator. */
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestOperator } from '../../operator/testing/startTestOperator.ts';
import type { TestOperator } from '../../operator/testing/startTestOperator.ts';
import { startSite } from './startSite.ts';

let operator: TestOperator;
let site: FastifyInstance;
let lonely: FastifyInstance;
let dataDir = '';

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'croupier-crawlers-'));
  operator = await startTestOperator();
  site = await startSite(await operator.app.listen({ port: 0, host: '127.0.0.1' }), dataDir);
  lonely = await startSite('http://127.0.0.1:9', dataDir);
}, 120_000);
afterAll(async () => {
  await site.close();
  await lonely.close();
  await operator.close();
  await rm(dataDir, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}, app = site) => app.inject({ url, headers });

test('2.12-2 a page’s link preview is drawn for it: an address names a page, never a text', async () => {
  const page = await get('/ru/game/jade-ascent');
  const [, address = ''] = /property="og:image" content="http:\/\/localhost:3000([^"]+)"/.exec(page.body) ?? [];
  expect(address).toBe('/_preview/ru/game/jade-ascent.jpg');
  const drawn = await get(address);
  expect([drawn.statusCode, drawn.headers['content-type']]).toEqual([200, 'image/jpeg']);
  const { width, height } = await sharp(drawn.rawPayload).metadata();
  expect([width, height]).toEqual([1200, 630]);
  const other = await get('/_preview/ru/gamehall.jpg');
  expect(other.rawPayload.equals(drawn.rawPayload)).toBe(false);
  expect((await get(`${address}?x=1`)).rawPayload.equals(drawn.rawPayload)).toBe(true);
  const missing = [
    '/_preview/ru/game/none.jpg',
    '/_preview/xx/gamehall.jpg',
    '/_preview/en/cashier/deposit.jpg',
    '/_preview/en/forms/sign_in.jpg',
    '/_preview/en/gamehall.png',
    '/_preview/.jpg',
  ];
  for (const path of missing) expect([path, (await get(path)).statusCode]).toEqual([path, 404]);
});

test('2.11-14 a crawler gets the status of an error and no page; people get the page, and both a page that exists', async () => {
  const crawler = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' };
  for (const app of [site, lonely]) {
    const path = app === site ? '/no/such/page' : '/gamehall';
    const [told, shown] = await Promise.all([get(path, crawler, app), get(path, {}, app)]);
    expect([path, told.statusCode, told.headers['content-type'], told.headers['x-robots-tag']]).toEqual([
      path,
      shown.statusCode,
      'text/plain; charset=utf-8',
      'noindex',
    ]);
    expect(told.body.length).toBeLessThan(40);
    expect(told.headers['cache-control']).toContain('no-store');
    expect(shown.headers['content-type']).toContain('text/html');
  }
  const [told, shown] = await Promise.all([get('/gamehall', crawler), get('/gamehall')]);
  expect([told.statusCode, told.body === shown.body]).toEqual([200, true]);
  expect((await get('/no/such/page', { 'user-agent': 'curl/8' })).headers['content-type']).toContain('text/html');
});

test('2.12-3 code of the content system runs by its hash, and not on pages of money, security and sign-in', async () => {
  const source = `'sha256-${createHash('sha256').update('window.counted = true').digest('base64')}'`;
  const session = { cookie: 'croupier_session=x' };
  const found = async (path: string) => {
    const { statusCode, body, headers } = await get(path, session);
    const policy = String(headers['content-security-policy']);
    return [path, statusCode, body.includes('window.counted'), body.includes(' data-code>'), policy.includes(source)];
  };
  const runs = ['/ar', '/ar/gamehall', '/ar/game/jade-ascent'];
  const never = [
    '/gamehall',
    '/ar/cashier/deposit',
    '/ar/profile/security',
    '/ar/profile/verification',
    '/ar/forms/sign_in',
  ];
  for (const path of runs) expect(await found(path)).toEqual([path, 200, true, true, true]);
  for (const path of never) expect(await found(path)).toEqual([path, 200, false, false, false]);
  // From the cache, with the policy of the same document.
  expect(await found('/ar/gamehall')).toEqual(['/ar/gamehall', 200, true, true, true]);
  const { headers } = await get('/ar/gamehall');
  expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
});

test('2.12-1 the site map lists every public page and game in every language, and nothing else', async () => {
  const locs = async (address: string) => {
    const { body, statusCode } = await get(address);
    expect(statusCode).toBe(200);
    return [...body.matchAll(/<loc>http:\/\/localhost:3000(.*?)<\/loc>/g)].map(([, path = '']) => path);
  };
  const files = await locs('/sitemap.xml');
  expect(files).toEqual(
    ['pages', 'games', 'offers', 'tournaments', 'jackpots', 'loyalty'].map((kind) => `/sitemaps/${kind}.xml`),
  );
  const found = (await Promise.all(files.slice(0, 2).map(locs))).flat();
  const pages = [
    '/',
    '/gamehall',
    '/jackpots',
    '/loyalty',
    '/loyalty/shop',
    '/tournaments',
    '/vpn',
    '/wheel-of-fortune',
    '/winners',
    '/winners/proof',
    '/providers',
    '/offers',
    '/promotions',
    '/support',
    ...['lantern-harbor', 'jade-ascent', 'cherry-parade'].map((game) => `/game/${game}`),
  ];
  const expected = pages.flatMap((path) => [
    path,
    ...['ru', 'es', 'ar'].map((code) => (path === '/' ? `/${code}` : `/${code}${path}`)),
  ]);
  expect(found.sort()).toEqual(expected.sort());
  for (const path of pages) {
    const { statusCode, body } = await get(path);
    const kinds = [...body.matchAll(/"@type":"(\w+)"/g)].map(([, kind]) => kind);
    const [, title = ''] = /<title>([^<]+)<\/title>/.exec(body) ?? [];
    const [, description = ''] = /<meta name="description" content="([^"]+)"/.exec(body) ?? [];
    expect([path, statusCode, kinds.includes(path === '/' ? 'Organization' : 'BreadcrumbList')]).toEqual([
      path,
      200,
      true,
    ]);
    expect([path, title.length > 8, description.length > 20]).toEqual([path, true, true]);
    expect(body).toContain(`<link rel="canonical" href="http://localhost:3000${path}">`);
  }
  for (const file of files.slice(2)) {
    const [first = ''] = await locs(file);
    expect([first, (await get(first)).statusCode]).toEqual([first, 200]);
  }
});

test('2.12-2 player pages are disallowed and noindex in every language; a game page has og:image', async () => {
  const robots = (await get('/robots.txt')).body;
  for (const path of [
    '/cashier/deposit',
    '/cashier/history',
    '/profile/settings',
    '/ru/cashier/withdraw',
    '/ar/profile/settings',
  ]) {
    const { body } = await get(path, { cookie: 'croupier_session=x' });
    expect(body).toContain('<meta name="robots" content="noindex, follow">');
    expect(robots.split('\n').some((line) => line.startsWith('Disallow: ') && path.startsWith(line.slice(10)))).toBe(
      true,
    );
  }
  const game = (await get('/ru/game/jade-ascent')).body;
  expect(game).toContain('<meta property="og:image" content="http://localhost:3000/_preview/ru/game/jade-ascent.jpg">');
  expect(game).toContain('<meta property="og:url" content="http://localhost:3000/ru/game/jade-ascent">');
  const kinds = [...game.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, text = '']) => (JSON.parse(text) as { '@type': string })['@type'],
  );
  expect(kinds).toEqual(['BreadcrumbList', 'Product']);
});
