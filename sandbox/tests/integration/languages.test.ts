/** Languages are the content system's to say: what the site makes of its answers. */
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
const portuguese = { code: 'pt-BR', name: 'Português (Brasil)' };

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

/** A site whose content system gives these answers, and fails on all others. */
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
    assets: { page: () => ({ entry: '/assets/entry.js', scripts: [], styles: [], sheet: '' }) },
    clientDir: null,
    tokensCss: '',
    fetch: fetcher,
  });
  return site;
}

test.each(['/pt-BR', '/pt-BR/gamehall', '/pt-BR/game/jade-ascent'])(
  '2.1-1, 7-108, 7-109 %s: a language that was never built is served with the content system’s words',
  async (url) => {
    const app = await siteWith({
      locales: [english, portuguese],
      'messages?locale=pt-BR': { messages: { core: { signIn: 'Entrar', brand: 'Cassino' } } },
    });
    const page = await app.inject({ url });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<html lang="pt-BR" dir="ltr"');
    expect(page.body).toContain('>Entrar<');
    // Of what the content system does not say, the words of the default language.
    expect(page.body).toContain('>Sign up<');
    expect(page.body).toContain('hreflang="pt-BR"');
  },
);

test('7-108 a language without any words of its own is a page in the words of the default language', async () => {
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

test('whoever registers on such a page is registered', async () => {
  const reply = await operator.call('auth.register', {
    email: 'ana@example.com',
    password: 'Reef-lamp-58',
    currency: 'USD',
    locale: 'pt-BR',
    terms: '1',
  });
  expect(reply.error).toBeUndefined();
});

test('8-14 a content system without languages: a page says so with 500, the log once', async () => {
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

test('8-16 a content system that does not answer is logged, and players hear nothing of it', async () => {
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
