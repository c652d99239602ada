import fastify from 'fastify';
import { expect, test } from 'vitest';
import { ContentClient } from './ContentClient.ts';
import { nfxRoutes } from './nfxRoutes.ts';

function siteWith(locales: unknown) {
  const asked: string[] = [];
  const app = fastify();
  const content = new ContentClient({
    url: 'http://cms.test',
    token: 'secret-token',
    now: () => 0,
    onFailure: () => {},
    fetch: async (input) => {
      const { pathname, search } = new URL(String(input));
      asked.push(pathname + search);
      return pathname === '/api/locales' ? Response.json(locales) : Response.json({ data: { messages: { core: { a: 'b' } } } });
    },
  });
  nfxRoutes(app, content, ':root{}');
  return { app, asked };
}

const languages = { data: [{ code: 'en', name: 'English', dir: 'ltr', isDefault: true }] };

test('7-109 messages of a configured language; of any other none, and the content system is not asked', async () => {
  const { app, asked } = siteWith(languages);
  const answers = await Promise.all(['en', 'xx', '..%2Flocales', 'en%3Fx=1', '__proto__'].map((locale) => app.inject({ url: `/nfx/i18n/messages/${locale}` })));
  expect(answers.map((answer) => answer.json())).toEqual([{ core: { a: 'b' } }, {}, {}, {}, {}]);
  expect(asked).toEqual(['/api/locales', '/api/messages?locale=en']);
});

test('8-14 without languages it says so', async () => {
  const { app } = siteWith({ data: [] });
  const answer = await app.inject({ url: '/nfx/i18n/locales' });
  expect([answer.statusCode, answer.json()]).toEqual([500, { error: 'No locales configured from CMS data' }]);
});
