/** 3-9, 3-10: the site of an address whose state, type and languages the operator changes. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildSite } from '../../../server/buildSite.ts';
import { locales } from '../../../tests/fakes/testRoot.ts';
import { operatorFetch } from '../../../tests/fakes/operatorFetch.ts';
import { startTestOperator } from '../../operator/testing/startTestOperator.ts';
import type { TestOperator } from '../../operator/testing/startTestOperator.ts';
import { readSiteSettings } from '../../settings.ts';

let operator: TestOperator;
let site: FastifyInstance;
let dataDir = '';
let now = 0;
let told: Readonly<Record<string, unknown>> = {};

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'croupier-domain-'));
  operator = await startTestOperator();
  const real = operatorFetch(operator).fetch;
  const content = { data: locales.map((one) => ({ ...one, isDefault: one.code === 'en' })) };
  site = await buildSite({
    config: readSiteSettings({ LOG_LEVEL: 'silent', DATA_DIR: dataDir, MAIN_SITE_URL: 'https://casino.test' }),
    entry: () => import('../../../src/entry-server.tsx'),
    assets: { page: () => ({ entry: '/assets/entry.js', scripts: [], styles: [], sheet: [] }) },
    clientDir: null,
    tokensCss: '',
    fetch: async (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input);
      if (url.pathname === '/content/api/locales') return Response.json(content);
      if (url.pathname.startsWith('/content/')) return new Response('', { status: 404 });
      if (url.pathname !== '/api/metadata.getgeneralinfo') return real(input, init);
      const { data } = await operator.call('metadata.getgeneralinfo');
      return Response.json({ data: { ...(data as object), ...told } });
    },
    now: () => now,
  });
  await site.ready();
}, 120_000);
afterAll(async () => {
  await site.close();
  await operator.close();
  await rm(dataDir, { recursive: true, force: true });
});
beforeEach(() => {
  told = {};
  now += 6_000;
});

const page = async (url: string) => {
  const { statusCode, body, headers } = await site.inject({ url });
  return { status: statusCode, body, headers };
};
/** The page without the words that are sent along. */
const drawn = async (url: string) => {
  const { status, body } = await page(url);
  return { status, html: body.slice(0, body.indexOf('id="snapshot"')) };
};
const change = (next: typeof told) => {
  told = next;
  now += 6_000;
};

test.each([
  ['maintenance', 503],
  ['blocked', 403],
])(
  '3-10 the state %s shows its page on every address, with the status %i, and not from a cache',
  async (state, status) => {
    expect((await page('/gamehall')).status).toBe(200);
    change({ domain_state: state });
    for (const url of ['/gamehall', '/', '/es/gamehall', '/no/such/page']) {
      const shown = await page(url);
      expect([url, shown.status, shown.headers['cache-control']]).toEqual([url, status, 'private, no-store']);
      expect(shown.body).toContain('noindex');
      expect(shown.body).not.toContain('Lantern');
    }
    change({});
    expect((await page('/gamehall')).status).toBe(200);
  },
);

test.each([
  ['closing', 'This site is closing'],
  ['readonly', 'No new accounts and no deposits for now'],
])('3-10 the state %s says in a banner that there are no new accounts and deposits', async (state, text) => {
  const usual = await drawn('/gamehall');
  expect(usual.html).not.toContain(text);
  expect(usual.html).toContain('Sign up');
  change({ domain_state: state });
  const shown = await drawn('/gamehall');
  expect([shown.status, shown.html.includes(text)]).toEqual([200, true]);
  expect(shown.html).toContain('Sign in');
  expect(shown.html).not.toContain('Sign up');
});

test('3-10 a page from before the state changed is not served again when it changes back', async () => {
  expect((await page('/gamehall')).status).toBe(200);
  change({ domain_state: 'readonly' });
  await page('/gamehall');
  change({});
  // One that was kept would be 12 s old, with 18 s left.
  expect((await page('/gamehall')).headers['cache-control']).toBe('public, max-age=0, s-maxage=20');
});

test('3-10 a mirror is not indexed, names the main address as canonical, and has no site map', async () => {
  expect((await page('/gamehall')).body).not.toContain('content="noindex');
  change({ domain_type: 'mirror' });
  const { body } = await page('/es/gamehall');
  expect(body).toContain('<meta name="robots" content="noindex, follow">');
  expect(body).toContain('<link rel="canonical" href="https://casino.test/es/gamehall">');
  expect(body).not.toContain('hreflang');
  expect(body).not.toContain('application/ld+json');
  expect((await page('/sitemap.xml')).status).toBe(404);
  expect((await page('/robots.txt')).body).not.toContain('Sitemap');
});
