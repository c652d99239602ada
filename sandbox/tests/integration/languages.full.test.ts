/** The content system defines the languages; tests of how the site uses its replies. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { readSiteSettings } from '../../settings.ts';
import { startTestOperator } from '../../operator/testing/startTestOperator.ts';
import type { TestOperator } from '../../operator/testing/startTestOperator.ts';
import { buildSite } from '../../../server/buildSite.ts';

const english = { code: 'en', name: 'English', isDefault: true };
const portuguese = { code: 'pt-PT', name: 'Português (Brasil)' };

let operator: TestOperator;
let operatorUrl = '';
let dataDir = '';
let site: FastifyInstance | null = null;

beforeAll(async () => {
  operator = await startTestOperator();
  operatorUrl = await operator.app.listen({ port: 0, host: '127.0.0.1' });
  dataDir = await mkdtemp(join(tmpdir(), 'croupier-languages-'));
}, 120_000);
afterEach(() => site?.close());
afterAll(async () => {
  await operator.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** A site whose content system gives these replies, and 502 for all other requests. */
async function siteWith(answers: Readonly<Record<string, unknown>>): Promise<FastifyInstance> {
  const fetcher: typeof fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (!url.pathname.startsWith('/content/')) return fetch(input, init);
    const found = answers[url.pathname.replace('/content/api/', '') + url.search];
    return found === undefined ? new Response('', { status: 502 }) : Response.json({ data: found });
  };
  site = await buildSite({
    config: readSiteSettings({ LOG_LEVEL: 'silent', OPERATOR_URL: operatorUrl, DATA_DIR: dataDir }),
    entry: () => import('../../../src/entry-server.tsx'),
    assets: { page: () => ({ entry: '/assets/entry.js', scripts: [], styles: [], sheet: [] }) },
    clientDir: null,
    tokensCss: '',
    fetch: fetcher,
  });
  return site;
}

test.each(['/pt-PT', '/pt-PT/gamehall', '/pt-PT/game/jade-ascent'])(
  '2.1-1, 7-108, 7-109 %s: a language that is not in the build is served with the content system’s messages',
  async (url) => {
    const app = await siteWith({
      locales: [english, portuguese],
      'messages?locale=pt-PT': { messages: { core: { signIn: 'Entrar', brand: 'Cassino' } } },
    });
    const page = await app.inject({ url });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<html lang="pt-PT" dir="ltr"');
    expect(page.body).toContain('>Entrar<');
    // Messages missing in the content system fall back to the default language.
    expect(page.body).toContain('>Sign up<');
    expect(page.body).toContain('hreflang="pt-PT"');
  },
);

test('7-108 a language without messages is served with the messages of the default language', async () => {
  const app = await siteWith({
    locales: [
      { ...english, code: 'ru', name: 'Русский' },
      { code: 'he', name: 'עברית' },
    ],
  });
  const page = await app.inject({ url: '/he' });
  expect([page.statusCode, page.body.includes('<html lang="he" dir="rtl"'), page.body.includes('>Войти<')]).toEqual([
    200,
    true,
    true,
  ]);
});

test('registration with such a language succeeds', async () => {
  const reply = await operator.call('auth.register', {
    email: 'ana@example.com',
    password: 'Reef-lamp-58',
    currency: 'USD',
    locale: 'pt-PT',
    terms: '1',
  });
  expect(reply.error).toBeUndefined();
});

test('8-14 without languages in the content system every page is an error with 500, logged once', async () => {
  const app = await siteWith({ locales: [] });
  const log = vi.spyOn(app.log, 'error');
  const pages = await Promise.all(['/', '/gamehall', '/robots.txt'].map((url) => app.inject({ url })));
  expect(
    pages.map(({ statusCode, body, headers }) => [
      statusCode,
      body.includes('PLUGIN:I18N: LOCALES NOT FOUND'),
      headers['cache-control'],
    ]),
  ).toEqual(Array(3).fill([500, true, 'no-store']));
  expect(log.mock.calls).toEqual([[{ leftOut: [] }, 'No locales configured from CMS data']]);
});

test('8-16 a failing content system is logged, and pages show no error', async () => {
  const app = await siteWith({});
  const log = vi.spyOn(app.log, 'warn');
  const page = await app.inject({ url: '/' });
  expect([page.statusCode, page.body.includes('<html lang="en" dir="ltr"'), page.body.includes('PLUGIN:')]).toEqual([
    200,
    true,
    false,
  ]);
  expect(log.mock.calls).toContainEqual([
    { path: '/api/locales', reason: 'Error: answered 502' },
    'content system did not answer',
  ]);
});
