/** The content system defines the themes: changes appear in the pages, and the CSP stays the same. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSiteSettings } from '../../settings.ts';
import { startTestOperator } from '../../operator/testing/startTestOperator.ts';
import type { TestOperator } from '../../operator/testing/startTestOperator.ts';
import { buildSite } from '../../../server/buildSite.ts';
import { contentServer } from '../../content/contentServer.ts';
import english from '../../../src/app/words/en.json';
import russian from '../../../src/app/words/ru.json';

let operator: TestOperator;
let content: FastifyInstance;
let site: FastifyInstance;
let dataDir = '';
let now = Date.parse('2026-03-01T12:00:00Z');

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'croupier-themes-'));
  operator = await startTestOperator();
  const config = readSiteSettings({
    LOG_LEVEL: 'silent',
    OPERATOR_URL: await operator.app.listen({ port: 0, host: '127.0.0.1' }),
    DATA_DIR: dataDir,
  });
  content = fastify();
  await content.register(
    contentServer({ token: config.contentToken, vendorsUrl: 'http://127.0.0.1:3002', hasSandboxControls: true }),
  );
  const fetcher: typeof fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (!url.pathname.startsWith('/content/')) return fetch(input, init);
    const { body, statusCode } = await content.inject({
      url: url.pathname + url.search,
      headers: Object.fromEntries(new Headers(init?.headers)),
    });
    return new Response(body, { status: statusCode });
  };
  site = await buildSite({
    config,
    entry: () => import('../../../src/entry-server.tsx'),
    assets: { page: () => ({ entry: '/assets/entry.js', scripts: [], styles: [], sheet: [] }) },
    clientDir: null,
    tokensCss: '',
    fetch: fetcher,
    now: () => now,
  });
}, 120_000);
afterAll(async () => {
  await site.close();
  await content.close();
  await operator.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** Makes an editor's change and moves the clock beyond the caches of content and pages. */
async function publish(themes?: { readonly list: readonly string[]; readonly default: string }) {
  await content.inject({
    method: 'POST',
    url: '/__sandbox/content/configuration',
    payload: themes === undefined ? {} : { themes },
  });
  now += 120_000;
}

async function pageOf(url: string, cookie = '') {
  const { body, headers, statusCode } = await site.inject({ url, headers: { cookie } });
  const [, theme, themes] = /<html [^>]*data-theme="([^"]*)" data-themes="([^"]*)"/.exec(body) ?? [];
  const hasSwitch = [english, russian].some(({ theme: words }) =>
    body.includes(`role="group" aria-label="${words.label}"`),
  );
  return {
    statusCode,
    theme,
    themes,
    hasSwitch,
    body,
    policy: headers['content-security-policy'],
    caching: headers['cache-control'],
  };
}

test.each(['/', '/ru/gamehall', '/nowhere'])(
  '3-41, 4-46 %s has the default theme and the list of the content system, also after a change',
  async (url) => {
    await publish();
    const before = await pageOf(url);
    expect(before).toMatchObject({ theme: 'dark', themes: 'dark light', hasSwitch: true });
    await publish({ list: ['light', 'dark'], default: 'light' });
    expect(await pageOf(url)).toMatchObject({
      theme: 'light',
      themes: 'light dark',
      hasSwitch: true,
      policy: before.policy,
      caching: before.caching,
    });
    await publish({ list: ['light'], default: 'light' });
    expect(await pageOf(url)).toMatchObject({
      theme: 'light',
      themes: 'light',
      hasSwitch: false,
      policy: before.policy,
    });
  },
);

test('9-7 the HTML does not depend on the theme cookie, which is applied in the browser', async () => {
  await publish();
  const [plain, chosen] = [await pageOf('/gamehall'), await pageOf('/gamehall', 'theme=light')];
  expect(chosen.body).toBe(plain.body);
});

test.each([
  [{ list: ['"><script>', 'light'], default: '"><script>' }, 'light', 'light'],
  [{ list: ['neon'], default: 'neon' }, 'dark', 'dark light'],
])('4-46 %j: themes without styles are not in the pages', async (themes, theme, listed) => {
  await publish(themes);
  expect(await pageOf('/')).toMatchObject({ statusCode: 200, theme, themes: listed });
});
