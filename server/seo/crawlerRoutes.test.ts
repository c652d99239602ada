import fastify from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { isProtectedPath } from '../../src/shared/navigation/guestGuard.ts';
import { isDisallowed, robotsRules } from '../../src/shared/head/robotsRules.ts';
import { crawlerRoutes } from './crawlerRoutes.ts';
import { mostBytes, siteMapFile, siteMapParts } from './siteMap.ts';
import type { ListedPage } from './siteMapLists.ts';

const locales = {
  defaultCode: 'en',
  all: [
    { code: 'en', name: 'English', dir: 'ltr' },
    { code: 'ar', name: 'العربية', dir: 'rtl' },
  ],
} as const;

let app = fastify();
afterEach(() => app.close());

/** A site whose lists of pages can be changed or made to fail. */
function siteWith(games: readonly string[], written: readonly ListedPage[] = []) {
  app = fastify();
  const state = { games, asked: 0, now: 0, isAway: false, isMirror: false, robots: '', canonicalUrl: '' };
  const ask = <T>(answer: () => T): Promise<T> =>
    state.isAway ? Promise.reject(new TypeError('fetch failed')) : Promise.resolve(answer());
  crawlerRoutes(app, {
    siteUrl: 'https://casino.test',
    isMirror: () => Promise.resolve(state.isMirror),
    locales: () => Promise.resolve(locales),
    seo: () =>
      Promise.resolve({
        robots: state.robots,
        rules: robotsRules(state.robots),
        canonicalUrl: state.canonicalUrl,
      }),
    lists: () =>
      Promise.resolve(
        new Map([
          [
            'games',
            () => {
              state.asked += 1;
              return ask(() => state.games.map((path): ListedPage => ({ path })));
            },
          ],
          ['content', () => ask(() => written)],
        ]),
      ),
    now: () => state.now,
  });
  return state;
}

const get = async (url: string) => app.inject({ url });

test('2.12-2 all guarded paths are disallowed in every language, and no other page is', async () => {
  siteWith([]);
  const text = (await get('/robots.txt')).body;
  const disallowed = [...text.matchAll(/^Disallow: (.*)$/gm)].map(([, path = '']) => path);
  const isListed = (path: string) => disallowed.some((prefix) => path.startsWith(prefix));
  const pages = [
    '/',
    '/gamehall',
    '/game/jade',
    '/cashier',
    '/cashier/deposit',
    '/profile/settings',
    '/bets',
    '/responsible-game',
    '/betting',
  ];
  for (const path of pages.flatMap((page) => [page, `/ar${page}`]))
    expect([path, isListed(path)]).toEqual([path, isProtectedPath(path)]);
  expect(text).toContain('Sitemap: https://casino.test/sitemap.xml');
  expect(disallowed).toContain('/api/');
});

const locs = (text: string) => [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);

test('2.12-1 the site map has each page in each language, each with its alternates', async () => {
  siteWith(['/', "/game/a&b'"]);
  const answer = await get('/sitemaps/games.xml');
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  expect(locs(answer.body)).toEqual([
    'https://casino.test/',
    'https://casino.test/ar',
    'https://casino.test/game/a&amp;b&apos;',
    'https://casino.test/ar/game/a&amp;b&apos;',
  ]);
  const alternate = (hreflang: string, address: string) =>
    answer.body.split(`<xhtml:link rel="alternate" hreflang="${hreflang}" href="https://casino.test${address}"/>`)
      .length - 1;
  expect([alternate('ar', '/ar'), alternate('x-default', '/')]).toEqual([2, 2]);
});

test('2.12-1 the index names a file for each kind that has pages; only content has dates, and those are real', async () => {
  const changedAt = '2026-02-01T00:00:00.000Z';
  siteWith(
    ['/game/a'],
    [
      { path: '/terms', changedAt },
      { path: '/about', changedAt: '2026-01-01T00:00:00.000Z' },
    ],
  );
  const { body } = await get('/sitemap.xml');
  expect(locs(body)).toEqual(['https://casino.test/sitemaps/games.xml', 'https://casino.test/sitemaps/content.xml']);
  expect([...body.matchAll(/<lastmod>(.*?)<\/lastmod>/g)].map(([, date]) => date)).toEqual([changedAt]);
  expect((await get('/sitemaps/games.xml')).body).not.toContain('lastmod');
  expect((await get('/sitemaps/content.xml')).body.match(/<lastmod>2026-02/g)?.length).toBe(2);
  expect((await get('/sitemaps/none.xml')).statusCode).toBe(404);
});

test('the lists are asked for once in ten minutes, also for concurrent requests', async () => {
  const state = siteWith(['/game/a']);
  await Promise.all([1, 2, 3].map(() => get('/sitemap.xml')));
  expect(state.asked).toBe(1);
  state.now = 10 * 60_000;
  state.games = ['/game/a', '/game/new'];
  await get('/sitemap.xml');
  expect(state.asked).toBe(2);
  expect((await get('/sitemaps/games.xml')).body).toContain('/game/new');
});

test('if the lists cannot be read: the last known pages, or an error that allows a retry', async () => {
  const state = siteWith(['/game/a']);
  state.isAway = true;
  expect((await get('/sitemap.xml')).statusCode).toBe(503);
  expect((await get('/sitemaps/games.xml')).statusCode).toBe(503);
  state.isAway = false;
  expect((await get('/sitemap.xml')).statusCode).toBe(200);
  state.isAway = true;
  state.now = 11 * 60_000;
  expect((await get('/sitemap.xml')).statusCode).toBe(200);
  expect((await get('/sitemaps/games.xml')).body).toContain('<loc>https://casino.test/game/a</loc>');
});

test('a kind with many pages is divided into files, each within the limits of sitemaps.org', async () => {
  siteWith(Array.from({ length: 12_000 }, (_, index) => `/game/${index}`));
  const files = locs((await get('/sitemap.xml')).body).map((address = '') => new URL(address).pathname);
  expect(files).toEqual(['/sitemaps/games-1.xml', '/sitemaps/games-2.xml', '/sitemaps/games-3.xml']);
  const texts = await Promise.all(files.map(async (file) => (await get(file)).body));
  expect(texts.map((text) => locs(text).length)).toEqual([10_000, 10_000, 4_000]);
});

test('long addresses are divided before their file is too large', () => {
  const address = { origin: 'https://casino.test', locales };
  const pages = Array.from({ length: 700 }, (_, index): ListedPage => ({ path: `/${"'".repeat(1_900)}${index}` }));
  const parts = siteMapParts(pages, address);
  expect(parts.flat().length).toBe(700);
  expect(parts.length).toBe(2);
  expect(Buffer.byteLength(siteMapFile(parts[0] ?? [], address))).toBeLessThan(mostBytes);
});

test('2.12-2, 3-35 robots.txt has the lines of the content system; what they disallow is not in the site map', async () => {
  const state = siteWith(['/game/a', '/game/secret']);
  state.robots = 'User-agent: *\nDisallow: /game/secret\nUser-agent: Slowbot\nDisallow: /';
  const { body } = await get('/robots.txt');
  expect(body).toContain(`\n\n${state.robots}\n\nSitemap:`);
  expect(isDisallowed(robotsRules(body), '/game/secret')).toBe(true);
  expect(locs((await get('/sitemaps/games.xml')).body)).toEqual([
    'https://casino.test/game/a',
    'https://casino.test/ar/game/a',
  ]);
});

test('3-35 the site map has the canonical addresses', async () => {
  const state = siteWith(['/game/a']);
  state.canonicalUrl = 'https://main.test';
  expect(locs((await get('/sitemaps/games.xml')).body)[0]).toBe('https://main.test/game/a');
});

test('3-10 a mirror has no site map', async () => {
  const state = siteWith(['/']);
  state.isMirror = true;
  expect((await get('/robots.txt')).body).not.toContain('Sitemap');
  expect((await get('/sitemap.xml')).statusCode).toBe(404);
  expect((await get('/sitemaps/games.xml')).statusCode).toBe(404);
});
