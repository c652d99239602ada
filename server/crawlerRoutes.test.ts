import fastify from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { isProtectedPath } from '../src/shared/navigation/guestGuard.ts';
import { crawlerRoutes } from './crawlerRoutes.ts';

const locales = {
  defaultCode: 'en',
  all: [
    { code: 'en', name: 'English', dir: 'ltr' },
    { code: 'ar', name: 'العربية', dir: 'rtl' },
  ],
} as const;

let app = fastify();
afterEach(() => app.close());

/** A site whose list of pages can be changed or made to fail. */
function siteWith(paths: readonly string[]) {
  app = fastify();
  const state = { paths, asked: 0, now: 0, isAway: false, isMirror: false };
  crawlerRoutes(app, {
    siteUrl: 'https://casino.test',
    isMirror: () => Promise.resolve(state.isMirror),
    locales: () => Promise.resolve(locales),
    paths: () => {
      state.asked += 1;
      return state.isAway ? Promise.reject(new TypeError('fetch failed')) : Promise.resolve(state.paths);
    },
    now: () => state.now,
  });
  return state;
}

const get = async (url: string) => app.inject({ url });

test('2.12-2 all guarded paths are disallowed in every language, and no other page is', async () => {
  siteWith([]);
  const text = (await get('/robots.txt')).body;
  const disallowed = [...text.matchAll(/^Disallow: (.*)$/gm)].map(([, path = '']) => path);
  const isDisallowed = (path: string) => disallowed.some((prefix) => path.startsWith(prefix));
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
    expect([path, isDisallowed(path)]).toEqual([path, isProtectedPath(path)]);
  expect(text).toContain('Sitemap: https://casino.test/sitemap.xml');
  expect(disallowed).toContain('/api/');
});

test('2.12-1 the site map has each page in each language, each with its alternates', async () => {
  siteWith(['/', "/game/a&b'"]);
  const answer = await get('/sitemap.xml');
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  expect([...answer.body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    'https://casino.test/',
    'https://casino.test/ar',
    'https://casino.test/game/a&amp;b&apos;',
    'https://casino.test/ar/game/a&amp;b&apos;',
  ]);
  expect(
    answer.body.match(/<xhtml:link rel="alternate" hreflang="ar" href="https:\/\/casino\.test\/ar"\/>/g)?.length,
  ).toBe(2);
});

test('the site map is built once in ten minutes, also for concurrent requests', async () => {
  const state = siteWith(['/']);
  await Promise.all([1, 2, 3].map(() => get('/sitemap.xml')));
  expect(state.asked).toBe(1);
  state.now = 10 * 60_000;
  state.paths = ['/', '/new'];
  await get('/sitemap.xml');
  expect(state.asked).toBe(2);
  expect((await get('/sitemap.xml')).body).toContain('/new');
});

test('if the operator cannot be reached: the last site map, or an error that allows a retry', async () => {
  const state = siteWith(['/']);
  state.isAway = true;
  expect((await get('/sitemap.xml')).statusCode).toBe(503);
  state.isAway = false;
  expect((await get('/sitemap.xml')).statusCode).toBe(200);
  state.isAway = true;
  state.now = 11 * 60_000;
  expect((await get('/sitemap.xml')).statusCode).toBe(200);
  expect((await get('/sitemap.xml')).body).toContain('<loc>https://casino.test/</loc>');
});

test('a site map has at most 50,000 addresses', async () => {
  siteWith(Array.from({ length: 30_000 }, (_, index) => `/game/${index}`));
  expect((await get('/sitemap.xml')).body.match(/<loc>/g)?.length).toBe(50_000);
});

test('3-10 a mirror has no site map', async () => {
  const state = siteWith(['/']);
  state.isMirror = true;
  expect((await get('/robots.txt')).body).not.toContain('Sitemap');
  expect((await get('/sitemap.xml')).statusCode).toBe(404);
});
