/** The site server with a real operator: pages, headers, other files, and proxied requests. */
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startTestOperator } from '../../operator/testing/startTestOperator.ts';
import type { TestOperator } from '../../operator/testing/startTestOperator.ts';
import { startSite } from './startSite.ts';
import { errorBody } from '../../../src/contract/base/errors.ts';

const script = 'export const app = 1;';

let operator: TestOperator;
let site: FastifyInstance;
let lonely: FastifyInstance;
let dataDir = '';

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'croupier-site-'));
  const assets = join(dataDir, 'client', 'assets');
  await mkdir(assets, { recursive: true });
  await writeFile(join(assets, 'app-1a2b.js'), script);
  await writeFile(join(assets, 'app-1a2b.js.br'), brotliCompressSync(script));
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

test('a script is served pre-compressed and cached as immutable', async () => {
  const { headers, rawPayload } = await get('/assets/app-1a2b.js', { 'accept-encoding': 'br' });
  expect(headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'public, max-age=31536000, immutable' });
  expect(headers).not.toHaveProperty('etag');
  expect(brotliDecompressSync(rawPayload).toString()).toBe(script);
  expect((await get('/assets/app-1a2b.js')).body).toBe(script);
});

test('7-121 pictures are served in the default quality and in those configured in any language', async () => {
  const statuses = await Promise.all(
    ['95', '75', '60', '70', '74'].map(async (q) => [
      q,
      (await get(`/_img?src=${encodeURIComponent('http://127.0.0.1:3002/art/no-such.svg')}&w=120&q=${q}`)).statusCode,
    ]),
  );
  expect(Object.fromEntries(statuses)).toEqual({ 95: 404, 75: 404, 60: 404, 70: 400, 74: 400 });
});

describe('pages', () => {
  test.each([
    ['/', 'en', 'ltr', 200],
    ['/ar', 'ar', 'rtl', 200],
    ['/ru/game/jade-ascent', 'ru', 'ltr', 200],
    ['/nowhere', 'en', 'ltr', 404],
    ['/es/game/nowhere', 'es', 'ltr', 404],
    ['//evil.example', 'en', 'ltr', 404],
    ['//evil.example/gamehall', 'en', 'ltr', 404],
  ])('2.12-1 %s is a page in %s', async (url, lang, dir, status) => {
    const page = await get(url);
    expect([page.statusCode, page.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
    expect(page.body).toContain(`<html lang="${lang}" dir="${dir}"`);
    expect(page.body.length).toBeGreaterThan(3_000);
  });

  test('every page has a CSP with the hashes of its own scripts only, and no page varies by cookie', async () => {
    for (const url of ['/', '/nowhere', '/ru/gamehall']) {
      const { headers, cookies, body } = await get(url, { cookie: 'croupier_session=x' });
      const policy = String(headers['content-security-policy']);
      const hashes = [...body.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
        ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
      );
      expect([hashes.length, policy.split('; ').find((directive) => directive.startsWith('script-src '))]).toEqual([
        2,
        ["script-src 'self'", ...hashes, 'http://127.0.0.1:3002/verification/sdk.js'].join(' '),
      ]);
      expect(policy).toMatch(/object-src 'none'; base-uri 'none'.*require-trusted-types-for 'script'/);
      expect([headers['x-content-type-options'], headers['referrer-policy'], headers['vary'], cookies]).toEqual([
        'nosniff',
        'strict-origin-when-cross-origin',
        'accept-encoding',
        [],
      ]);
      expect(headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=\d+/);
    }
  });

  test('a page is the same with and without compression', async () => {
    const [plain, packed] = [await get('/es/gamehall'), await get('/es/gamehall', { 'accept-encoding': 'gzip, br' })];
    expect([plain.headers['content-encoding'], packed.headers['content-encoding']]).toEqual([undefined, 'br']);
    expect(String(brotliDecompressSync(packed.rawPayload))).toBe(plain.body);
    const zipped = await get('/es/gamehall', { 'accept-encoding': 'gzip' });
    expect([zipped.headers['content-encoding'], String(gunzipSync(zipped.rawPayload))]).toEqual(['gzip', plain.body]);
  });

  test('2.5-4 a personal page is never cached and is served only with a session cookie', async () => {
    const guest = await get('/cashier/deposit?method=card');
    expect([guest.statusCode, guest.headers.location, guest.headers['cache-control']]).toEqual([
      302,
      '/?redirectUrl=%2Fcashier%2Fdeposit%3Fmethod%3Dcard',
      'no-store',
    ]);
    const player = await get('/cashier/deposit?method=card', { cookie: 'a=1; croupier_session=x' });
    expect([player.statusCode, player.headers['cache-control']]).toEqual([200, 'private, no-store']);
  });

  test.each([
    ['croupier_session_framed', 200],
    ['__Host-croupier_session', 200],
    ['__Host-croupier_session_framed', 200],
    ['other_croupier_session', 302],
    ['croupier_session_id', 302],
  ])('2.5-4, 2.9-8 with the cookie %s a personal page is answered by %i', async (name, status) => {
    const { statusCode } = await get('/cashier/deposit', { cookie: `a=1; ${name}=x` });
    expect(statusCode).toBe(status);
  });

  test.each([
    ['/en/gamehall?query=a', 301, '/gamehall?query=a'],
    ['/en//evil.test', 301, '/evil.test'],
    ['/gamehall/popular', 302, '/gamehall?category=popular'],
    [
      '/gamehall/popular?providers=stonelight,a%26b&utm_source=mail%20x',
      302,
      '/gamehall?category=popular&providers=stonelight,a%26b&utm_source=mail+x',
    ],
    ['/ru/gamehall/popular?category=new&query=gem', 302, '/ru/gamehall?category=popular&query=gem'],
    ['/gamehall/popular?features=&x=%0d%0aset-cookie:%20a', 302, '/gamehall?category=popular&x=%0D%0Aset-cookie%3A+a'],
  ])('2.1-1, 2.2-8, 2.5-5 %s redirects with %i', async (url, status, location) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.headers.location]).toEqual([status, location]);
  });

  test('2.1-1 the language links of a page lead to the same view, whatever was requested before', async () => {
    const linked = async (url: string) => {
      const { body } = await get(url);
      const [, fallback = ''] = /<noscript>(<nav.*?)<\/noscript>/.exec(body) ?? [];
      return [...fallback.matchAll(/ href="([^"]*)"/g)].map(([, href]) => href);
    };
    for (const query of ['', '?category=popular&providers=a,b', '?query="><script>alert(1)</script>', '']) {
      const written = query
        .replaceAll('&', '&amp;')
        .replace('"><script>', '%22%3E%3Cscript%3E')
        .replace('</script>', '%3C/script%3E');
      expect(await linked(`/ru/gamehall${query}`)).toEqual(
        ['/gamehall', '/ru/gamehall', '/es/gamehall', '/ar/gamehall'].map((path) => path + written),
      );
    }
    // Other parameters are added in the browser: the HTML does not depend on them.
    expect(await linked('/ru/gamehall?utm_source=mail&category=popular')).toEqual(
      await linked('/ru/gamehall?category=popular'),
    );
  });

  test.each([
    '//evil.test/',
    '//evil.test/en/gamehall',
    '/\\evil.test/en/gamehall',
    '/en/\\evil.test',
    '/en/%2F%2Fevil.test',
    'http://evil.test/en/gamehall',
  ])('a URL never redirects to another site: %s', async (url) => {
    const { headers } = await get(url);
    const target = new URL(String(headers.location ?? '/'), 'https://casino.test/en');
    expect(target.origin).toBe('https://casino.test');
  });

  test('5-1 messages of the content system are in the pages of their language', async () => {
    expect((await get('/es/nowhere')).body).toContain('Casino &lt;propio&gt;');
    expect((await get('/nowhere')).body).not.toContain('propio');
  });

  test('8-11, 2.11-11 while the operator is unavailable the maintenance page is served with Retry-After', async () => {
    const page = await get('/gamehall', {}, lonely);
    expect([page.statusCode, page.headers['retry-after'], page.headers['cache-control']]).toEqual([
      503,
      '15',
      'private, no-store',
    ]);
    expect(page.body).toContain('id="snapshot"');
  });

  test('8-13, 8-27 a failed call is logged as a warning, a missing page as info', async () => {
    const [warned, noted] = [vi.spyOn(lonely.log, 'warn'), vi.spyOn(site.log, 'info')];
    await get('/gamehall?a=1', {}, lonely);
    await get('/no/such/page?a=2');
    expect(warned.mock.calls).toContainEqual([{ path: '/gamehall' }, 'no answer: network']);
    expect(noted.mock.calls).toContainEqual([{ path: '/no/such/page' }, 'Page Not Found: /no/such/page']);
    warned.mockRestore();
    noted.mockRestore();
  });

  test.each(['POST', 'PUT', 'DELETE', 'PATCH'] as const)('a page refuses %s', async (method) => {
    expect((await site.inject({ method, url: '/gamehall', payload: {} })).statusCode).toBe(405);
  });

  test('HEAD returns a page without a body', async () => {
    const head = await site.inject({ method: 'HEAD', url: '/gamehall' });
    expect([head.statusCode, head.body]).toEqual([200, '']);
  });

  test.each(['/%', '/%zz', '/gamehall?query=%E0%A4%A', '/game/%00', '/game/%E0%A4%A'])(
    'an invalid URL does not cause a 5xx: %s',
    async (url) => {
      expect([200, 400, 404]).toContain((await get(url)).statusCode);
    },
  );
});

describe('requests proxied to the operator', () => {
  test('7-1 calls, with their query and in both directions', async () => {
    const answer = await get('/api/games.get?v=2.35&locale=en&options=%7B%22sysnames%22%3A%5B%22jade-ascent%22%5D%7D');
    expect([answer.statusCode, answer.json().data.items.map((game: { sysname: string }) => game.sysname)]).toEqual([
      200,
      ['jade-ascent'],
    ]);
    const unknown = await get('/api/no.such');
    expect([unknown.statusCode, unknown.json().error.type]).toEqual([404, 'MethodNotFoundException']);
  });

  test('7-26 sign-up, session cookie and sign-out', async () => {
    const payload = new URLSearchParams({
      email: 'via-site@example.test',
      password: 'otter-lamp-71',
      terms: '1',
      currency: 'USD',
    }).toString();
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'http://localhost:3000',
      'sec-fetch-site': 'same-origin',
    };
    const registered = await site.inject({
      method: 'POST',
      url: '/api/auth.register?v=2.35&locale=en',
      payload,
      headers,
    });
    const session = registered.cookies.find(({ name }) => name === 'croupier_session');
    expect([registered.statusCode, session?.httpOnly]).toEqual([200, true]);
    const cookie = `croupier_session=${session?.value}`;
    const uid = async () => (await get('/api/account.getInfo?v=2.35&locale=en', { cookie })).json().data.uid;
    expect(await uid()).toBeGreaterThan(0);
    await get('/api/auth.logout?v=2.35&locale=en', { cookie, 'sec-fetch-site': 'same-origin' });
    expect(await uid()).toBe(0);
  });

  test.each(['/api/account.getInfo', '/platform/game/jade-ascent/demo'])(
    '8-11 an unavailable operator is reported as such, not as an error of the site: %s',
    async (url) => {
      const answer = await get(url, {}, lonely);
      expect([answer.statusCode, answer.headers['retry-after'], answer.headers['cache-control']]).toEqual([
        503,
        '15',
        'no-store',
      ]);
    },
  );

  test('a 503 of the operator is not retried and is passed on', async () => {
    let asked = 0;
    const closed = createServer((_request, response) => {
      asked += 1;
      response
        .writeHead(503, { 'content-type': 'application/json', 'retry-after': '0' })
        .end(JSON.stringify(errorBody('ApplicationDisabledException', 'soon')));
    });
    const silent = createServer((request) => request.socket.destroy());
    const sites = [];
    for (const server of [closed, silent]) {
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      sites.push(await startSite(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, dataDir));
    }
    const [told, cut] = [
      await get('/api/account.getInfo', {}, sites[0]),
      await sites[1]!.inject({ method: 'POST', url: '/api/cashier.makedeposit', payload: {} }),
    ];
    for (const part of [...sites, closed, silent]) await part.close();
    expect([asked, told.statusCode, told.json().error.type]).toEqual([1, 503, 'ApplicationDisabledException']);
    expect([cut.statusCode, cut.json().error.type]).toEqual([500, 'UnknownErrorException']);
  });

  test('a body that is too large, of an unknown type or invalid gets a 4xx', async () => {
    const refused = await site.inject({
      method: 'POST',
      url: '/nfx/csp-report',
      payload: `{"csp-report":"${'x'.repeat(20_000)}"}`,
      headers: { 'content-type': 'application/csp-report' },
    });
    const strange = await site.inject({
      method: 'POST',
      url: '/nfx/csp-report',
      payload: '<x/>',
      headers: { 'content-type': 'application/xml' },
    });
    const broken = await site.inject({
      method: 'POST',
      url: '/nfx/csp-report',
      payload: '{',
      headers: { 'content-type': 'application/csp-report' },
    });
    expect([refused.statusCode, strange.statusCode, broken.statusCode]).toEqual([413, 415, 400]);
  });
});

describe('routes of the site itself', () => {
  test('healthz is always 200, readyz only with an available operator', async () => {
    const status = async (url: string, app = site) => (await get(url, {}, app)).statusCode;
    expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 200]);
    expect([await status('/healthz', lonely), await status('/readyz', lonely)]).toEqual([200, 503]);
  });

  test('7-108, 7-109, 7-112 languages, messages and design tokens', async () => {
    const [list, messages, nothing, tokens] = [
      await get('/nfx/i18n/locales'),
      await get('/nfx/i18n/messages/es'),
      await get('/nfx/i18n/messages/xx'),
      await get('/nfx/tokens/output.css'),
    ];
    expect([list.json().defaultLocale, list.json().locales.map(({ code }: { code: string }) => code)]).toEqual([
      'en',
      ['en', 'ru', 'es', 'ar'],
    ]);
    expect([messages.json(), nothing.json()]).toEqual([{ core: { brand: 'Casino <propio>' } }, {}]);
    expect([tokens.headers['content-type'], tokens.body]).toEqual(['text/css; charset=utf-8', ':root{--ink:#fff}']);
  });

  test('CSP reports are accepted in any format', async () => {
    const send = (payload: string, type = 'application/csp-report') =>
      site.inject({ method: 'POST', url: '/nfx/csp-report', payload, headers: { 'content-type': type } });
    const answers = await Promise.all([
      send('{"csp-report":{"document-uri":"http://x/?secret=1"}}'),
      send('[]', 'application/reports+json'),
      send('null'),
      send('{"csp-report":7}'),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204, 204]);
  });
});
