import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { artwork } from '../art/index.ts';
import { contentServer } from './contentServer.ts';

const TOKEN = 'test-content-token';
let app: FastifyInstance;

beforeAll(async () => {
  app = fastify();
  await app.register(contentServer({ token: TOKEN, vendorsUrl: 'http://127.0.0.1:3002' }));
});
afterAll(() => app.close());

const get = (path: string, authorization = `Bearer ${TOKEN}`) =>
  app.inject({ url: `/content/api${path}`, headers: { authorization } });
const dataOf = async <T>(path: string) => (await get(path)).json<{ data: T }>().data;

describe('7-114 without the bearer token', () => {
  test.each(['', 'Bearer wrong', TOKEN, `Bearer ${TOKEN} `.repeat(2)])(
    '"%s" is refused with the error of Strapi',
    async (authorization) => {
      const reply = await get('/locales', authorization);
      expect(reply.statusCode).toBe(401);
      expect(reply.json()).toEqual({
        data: null,
        error: { status: 401, name: 'UnauthorizedError', message: 'Missing or invalid credentials', details: {} },
      });
    },
  );
});

test('an unknown type is a 404 in the error format of Strapi', async () => {
  const reply = await get('/articles');
  expect(reply.json()).toEqual({
    data: null,
    error: { status: 404, name: 'NotFoundError', message: 'Not Found', details: {} },
  });
});

test('an unknown locale is a validation error', async () =>
  expect((await get('/banners?locale=xx')).json()).toMatchObject({ error: { status: 400, name: 'ValidationError' } }));

test('7-110, 7-108 lists the four languages, English as the default, Arabic as right-to-left', async () => {
  const locales = await dataOf<Record<string, unknown>[]>('/locales');
  expect(locales.map(({ code, name, dir, isDefault }) => [code, name, dir, isDefault])).toEqual([
    ['en', 'English', 'ltr', true],
    ['ru', 'Русский', 'ltr', false],
    ['es', 'Español', 'ltr', false],
    ['ar', 'العربية', 'rtl', false],
  ]);
  expect(
    locales.every(({ id, documentId }) => typeof id === 'number' && /^[a-z0-9]{24}$/.test(String(documentId))),
  ).toBe(true);
});

test.each(['en', 'ru', 'es', 'ar'])('7-109 message overrides in %s', async (locale) =>
  expect(await dataOf(`/messages?locale=${locale}`)).toMatchObject({
    id: expect.any(Number),
    documentId: expect.any(String),
    locale,
    messages: expect.any(Object),
  }),
);

test('3-29 every language has its own footer note and the settings of 9-3', async () => {
  const all = await Promise.all(
    ['en', 'ru', 'es', 'ar'].map((locale) => dataOf<Record<string, unknown>>(`/site-configuration?locale=${locale}`)),
  );
  expect(new Set(all.map(({ footerNote }) => footerNote)).size).toBe(4);
  expect(all[3]).toMatchObject({
    imageQuality: { tile: 75, banner: 75 },
    balance: {
      isEnabledInterval: false,
      countSecondsForInterval: 10,
      isEnabledTurnOffRequests: true,
      countMinutesAfterWhichRequestsTurnedOff: 5,
      isEnabledRequestsAfterClick: false,
      countSecondsForDelayBetweenClick: 1,
    },
    themes: { list: ['dark', 'light'], default: 'dark' },
    games: { secondsDelayToShowDemoGameNotice: 300 },
    menu: [],
  });
});

test('a request without a locale gets the default locale', async () =>
  expect(await dataOf('/site-configuration')).toMatchObject({ locale: 'en' }));

test('3-62, 9-17 banners have every text in four languages and pictures that exist', async () => {
  const banners = await dataOf<Record<string, string>[]>('/banners?locale=ru');
  expect(banners).toHaveLength(4);
  for (const banner of banners) {
    for (const name of ['title', 'text', 'button_text']) {
      expect(banner[name], `${banner['id']} ${name}`).toMatch(
        /^##en:[^;#]+;ru:[^;#]*\p{sc=Cyrillic}[^;#]*;es:[^;#]+;ar:[^;#]*\p{sc=Arabic}[^;#]*##$/u,
      );
    }
    for (const name of ['image_phone', 'image_wide']) {
      const path = /^http:\/\/127\.0\.0\.1:3002\/art\/(.+)\.svg$/.exec(banner[name] ?? '')?.[1] ?? '';
      expect(Object.keys(artwork)).toContain(path);
    }
    expect(banner['colour']).toMatch(/^#[\da-f]{6}$/);
    expect(banner['button_link']).toMatch(/^\/(game|gamehall)/);
  }
});
