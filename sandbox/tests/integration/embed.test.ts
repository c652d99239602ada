/** The form pages of a site without an operator: they need none to be rendered. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSiteSettings } from '../../settings.ts';
import { buildSite } from '../../../server/buildSite.ts';
import { publicPaths } from '../../../src/app/publicPaths.ts';
import { fakeCall } from '../../../tests/fakes/fakeCall.ts';
import { locales } from '../../../tests/fakes/testRoot.ts';

const partner = 'http://127.0.0.1:3002';
let dataDir = '';
let site: FastifyInstance;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'croupier-embed-'));
  // The operator is away; the content system has languages and nothing else.
  const content: typeof fetch = async (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    if (!pathname.startsWith('/content/')) throw new TypeError('fetch failed');
    return pathname.endsWith('/locales')
      ? Response.json({ data: locales.map((one) => ({ ...one, isDefault: one.code === 'en' })) })
      : new Response('', { status: 404 });
  };
  site = await buildSite({
    config: readSiteSettings({ LOG_LEVEL: 'silent', OPERATOR_URL: 'http://127.0.0.1:9', DATA_DIR: dataDir }),
    entry: () => import('../../../src/entry-server.tsx'),
    assets: { page: () => ({ entry: '/assets/entry.js', scripts: [], styles: [], sheet: [] }) },
    clientDir: null,
    tokensCss: '',
    fetch: content,
  });
  await site.ready();
}, 120_000);
afterAll(async () => {
  await site.close();
  await rm(dataDir, { recursive: true });
});

async function ancestorsOf(url: string): Promise<readonly string[]> {
  const { headers } = await site.inject({ url });
  return /frame-ancestors ([^;]*)/.exec(String(headers['content-security-policy']))?.[1]?.split(' ') ?? [];
}

test.each(['/forms/sign_in', '/forms/sign_up', '/ar/forms/sign_in?backUrl=%2F'])(
  '2.2-17, 2.9-8 listed parents may frame %s',
  async (url) => {
    expect(await ancestorsOf(url)).toEqual(expect.arrayContaining(["'self'", partner]));
  },
);

test.each(['/', '/gamehall', '/forms/nothing', '/forms'])(
  '2.9-8 no parent but a messenger may frame %s',
  async (url) => {
    const ancestors = await ancestorsOf(url);
    expect(ancestors).toContain('https://web.telegram.org');
    expect(ancestors).not.toContain(partner);
  },
);

test('2.2-17 the form pages have content, are not indexed and not in the site map, and only they name the parents', async () => {
  const { statusCode, body } = await site.inject({ url: '/forms/sign_in' });
  expect(statusCode).toBe(200);
  expect(body).toContain('<meta name="robots" content="noindex">');
  expect(body).toMatch(/<h1[^>]*>.*Sign in<\/span><\/h1>/);
  expect(body).toContain(`"embedParents":["${partner}"]`);
  expect((await site.inject({ url: '/forms/nothing' })).body).toContain('"embedParents":[]');
  const { call } = fakeCall({});
  const listed = await publicPaths(call).pages();
  expect([listed.includes('/gamehall'), listed.filter((path) => path.startsWith('/forms'))]).toEqual([true, []]);
});
