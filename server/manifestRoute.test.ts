import fastify from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { manifestAddress, manifestRoute } from './manifestRoute.ts';

const app = fastify();
afterEach(() => app.close());

test('7-121 the manifest has a fixed path, and a query for its language; wallets have theirs', async () => {
  manifestRoute(app, {
    siteUrl: 'https://casino.test',
    locales: async () => ({
      defaultCode: 'en',
      all: [
        { code: 'en', name: 'English', dir: 'ltr' },
        { code: 'ar', name: 'العربية', dir: 'rtl' },
      ],
    }),
    manifest: async (locale) => ({ name: 'Casino', lang: locale, description: 'مجاني' }),
  });
  const langOf = async (url: string) => (await app.inject({ url })).json<{ lang: string }>().lang;
  const arabic = manifestAddress({ code: 'ar', defaultCode: 'en' });
  expect([manifestAddress({ code: 'en', defaultCode: 'en' }), arabic]).toEqual([
    '/manifest.webmanifest',
    '/manifest.webmanifest?locale=ar',
  ]);
  expect([await langOf('/manifest.webmanifest'), await langOf(arabic)]).toEqual(['en', 'ar']);
  for (const odd of ['?locale=xx', '?locale=', '?locale=ar&locale=en', '?locale[]=ar', '?x=1'])
    expect(await langOf(`/manifest.webmanifest${odd}`)).toBe('en');
  const { headers, body } = await app.inject({ url: arabic });
  expect([headers['content-type'], headers['cache-control']]).toEqual([
    'application/manifest+json; charset=utf-8',
    'public, max-age=300',
  ]);
  expect(body).toContain('مجاني');
  const ton = await app.inject({ url: '/tonconnect-manifest.json' });
  expect(ton.json()).toEqual({
    url: 'https://casino.test',
    name: 'Casino',
    iconUrl: 'https://casino.test/icon-192.png',
  });
  expect(ton.headers['access-control-allow-origin']).toBe('*');
});
