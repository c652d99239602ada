import fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { ContentClient } from './ContentClient.ts';
import { ContentPages } from './content/ContentPages.ts';
import { nfxRoutes } from './nfxRoutes.ts';

function siteWith(locales: unknown, status = 200) {
  const asked: string[] = [];
  const app = fastify({ trustProxy: true });
  const content = new ContentClient({
    url: 'http://cms.test',
    mediaUrl: 'http://cms.test',
    token: 'secret-token',
    now: () => 0,
    onFailure: () => {},
    onLocalesLeftOut: () => {},
    fetch: async (input) => {
      const { pathname, search } = new URL(String(input));
      asked.push(pathname + search);
      return pathname === '/api/locales'
        ? Response.json(locales, { status })
        : Response.json({ data: { messages: { core: { a: 'b' } } } });
    },
  });
  const time = { ms: 0 };
  nfxRoutes(app, {
    content,
    pages: new ContentPages(content),
    tokensCss: () => Promise.resolve(':root{}'),
    entry: () => '/assets/entry-1.js',
    now: () => time.ms,
  });
  return { app, asked, time };
}

const languages = { data: [{ code: 'en', name: 'English', dir: 'ltr', isDefault: true }] };

test('7-109 messages of a configured language; an empty object for any other, without a request to the content system', async () => {
  const { app, asked } = siteWith(languages);
  const answers = await Promise.all(
    ['en', 'xx', '..%2Flocales', 'en%3Fx=1', '__proto__'].map((locale) =>
      app.inject({ url: `/nfx/i18n/messages/${locale}` }),
    ),
  );
  expect(answers.map((answer) => answer.json())).toEqual([{ core: { a: 'b' } }, {}, {}, {}, {}]);
  expect(asked).toEqual(['/api/locales', '/api/messages?locale=en']);
});

test('8-14 without languages it reports that none are configured', async () => {
  const { app } = siteWith({ data: [] });
  const answer = await app.inject({ url: '/nfx/i18n/locales' });
  expect([answer.statusCode, answer.json()]).toEqual([500, { error: 'No locales configured from CMS data' }]);
  expect((await app.inject({ url: '/nfx/i18n/messages/en' })).json()).toEqual({});
});

test('8-16 if the content system does not answer, the languages fail too', async () => {
  const { app } = siteWith({}, 502);
  const answer = await app.inject({ url: '/nfx/i18n/locales' });
  expect([answer.statusCode, answer.headers['cache-control'], answer.headers['retry-after']]).toEqual([
    503,
    'no-store',
    '5',
  ]);
});

test('reports of policy violations are limited by rate, per address and in total', async () => {
  const { app, time } = siteWith(languages);
  const report = async (remoteAddress: string) =>
    (await app.inject({ method: 'POST', url: '/nfx/csp-report', remoteAddress, payload: { 'csp-report': {} } }))
      .statusCode;
  const statuses = async (addresses: readonly string[]) => {
    const counts: Record<number, number> = {};
    for (const address of addresses) {
      const status = await report(address);
      counts[status] = (counts[status] ?? 0) + 1;
    }
    return counts;
  };
  expect(await statuses(Array<string>(500).fill('10.0.0.1'))).toEqual({ 204: 10, 429: 490 });
  expect(await statuses(Array.from({ length: 200 }, (_, at) => `10.1.0.${at}`))).toEqual({ 204: 90, 429: 110 });
  time.ms += 10_000;
  expect(await statuses(['10.0.0.1', '10.0.0.1', '10.2.0.1'])).toEqual({ 204: 2, 429: 1 });
});

test('an IPv6 network is limited as one address', async () => {
  const { app } = siteWith(languages);
  const statuses = [];
  for (let host = 1; host <= 12; host += 1) {
    const answer = await app.inject({
      method: 'POST',
      url: '/nfx/csp-report',
      headers: { 'x-forwarded-for': `2001:db8:1:2:${host}::1` },
      payload: { 'csp-report': {} },
    });
    statuses.push(answer.statusCode);
  }
  expect(statuses).toEqual([...Array<number>(10).fill(204), 429, 429]);
});

test.each([
  ['http://x.test/page?secret=1#also', 'http://x.test/page'],
  ['https://x.test/page#access_token=abc', 'https://x.test/page'],
  ['https://x.test/ru/hand/Zm9vYmFyYmF6cXV4', 'https://x.test/ru/hand/…'],
  ['data:text/html,<b>my words</b>', 'data:'],
  ['blob:https://x.test/1234', 'blob:'],
  ['file:///home/ana/letter.html', 'file:'],
  ['inline', 'inline'],
])('for a reported %s the log has %s', async (reported, logged) => {
  const { app } = siteWith(languages);
  const lines: unknown[] = [];
  app.addHook(
    'onRequest',
    async (request) => void vi.spyOn(request.log, 'warn').mockImplementation((line: unknown) => void lines.push(line)),
  );
  await app.inject({
    method: 'POST',
    url: '/nfx/csp-report',
    payload: {
      'csp-report': { 'document-uri': reported, 'blocked-uri': reported, 'violated-directive': "img-src 'self'" },
    },
  });
  expect(lines).toEqual([{ report: { document: logged, blocked: logged, directive: "img-src 'self'" } }]);
});
