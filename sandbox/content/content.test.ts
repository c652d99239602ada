import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pickLocaleValues } from '../../src/shared/text/localeValues.ts';
import { artwork } from '../art/index.ts';
import { contentServer } from './contentServer.ts';

/** The site's languages. */
const all = ['en', 'ru', 'es', 'ar', 'pt-BR', 'tr', 'de', 'lv', 'hi', 'uk'];

interface Configuration {
  readonly footerNote: string;
  readonly auth: { readonly banner: Readonly<Record<string, string>> };
  readonly footer: {
    readonly columns: readonly { readonly title: string; readonly links: readonly { readonly label: string }[] }[];
    readonly licences: readonly { readonly text: string }[];
  };
  readonly seo: {
    readonly default: { readonly description: string };
    readonly product: { readonly category: string };
    readonly pages: Readonly<Record<string, { readonly description: string }>>;
  };
}

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

test('7-110, 7-108 lists the ten languages, English as the default, Arabic as right-to-left', async () => {
  const locales = await dataOf<Record<string, unknown>[]>('/locales');
  expect(locales.map(({ code, name, dir, isDefault }) => [code, name, dir, isDefault])).toEqual([
    ['en', 'English', 'ltr', true],
    ['ru', 'Русский', 'ltr', false],
    ['es', 'Español', 'ltr', false],
    ['ar', 'العربية', 'rtl', false],
    ['pt-BR', 'Português (Brasil)', 'ltr', false],
    ['tr', 'Türkçe', 'ltr', false],
    ['de', 'Deutsch', 'ltr', false],
    ['lv', 'Latviešu', 'ltr', false],
    ['hi', 'हिन्दी', 'ltr', false],
    ['uk', 'Українська', 'ltr', false],
  ]);
  expect(
    locales.every(({ id, documentId }) => typeof id === 'number' && /^[a-z0-9]{24}$/.test(String(documentId))),
  ).toBe(true);
});

test.each(all)('7-109 message overrides in %s', async (locale) =>
  expect(await dataOf(`/messages?locale=${locale}`)).toMatchObject({
    id: expect.any(Number),
    documentId: expect.any(String),
    locale,
    messages: expect.any(Object),
  }),
);

test('3-29 every language has its own footer note and the settings of 9-3', async () => {
  const configurations = await Promise.all(
    all.map((locale) => dataOf<Configuration>(`/site-configuration?locale=${locale}`)),
  );
  // Nothing of a language is English: what surrounds every page, and what search engines are told.
  const textsOf = ({ footerNote, auth, footer, seo }: Configuration) => [
    footerNote,
    ...Object.values(auth.banner),
    ...footer.columns.flatMap(({ title, links }) => [title, ...links.map(({ label }) => label)]),
    ...footer.licences.map(({ text }) => text),
    seo.default.description,
    seo.product.category,
    ...Object.values(seo.pages).map(({ description }) => description),
  ];
  const english = new Set(configurations.slice(0, 1).flatMap(textsOf));
  for (const [index, one] of configurations.entries()) {
    const own = textsOf(one);
    expect([all[index], own.length, own.every((text) => text !== '')]).toEqual([all[index], english.size, true]);
    // In some languages the word is the same.
    const same = own.filter((text) => english.has(text) && text !== 'Cookies');
    expect([all[index], same.length]).toEqual([all[index], index === 0 ? own.length - 1 : 0]);
  }
  expect(configurations[3]).toMatchObject({
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

test('3-62, 9-17 banners have every text in ten languages and pictures that exist', async () => {
  const banners = await dataOf<Record<string, string>[]>('/banners?locale=ru');
  expect(banners.map(({ position }) => position)).toEqual([
    'home',
    'home',
    'home',
    'home',
    'offers',
    'promotions',
    'deposit',
  ]);
  for (const banner of banners) {
    for (const name of ['title', 'text', 'button_text']) {
      const text = banner[name] ?? '';
      const texts = all.map((locale) => pickLocaleValues(text, { locale, defaultLocale: 'none' }));
      // A language that is missing would get the first text, the English one.
      const same = texts.slice(1).filter((one) => one === texts[0] || one === '' || one.includes('##'));
      expect([text, same]).toEqual([text, []]);
      const scripts = {
        ru: /\p{sc=Cyrillic}/u,
        uk: /\p{sc=Cyrillic}/u,
        ar: /\p{sc=Arabic}/u,
        hi: /\p{sc=Devanagari}/u,
      };
      for (const [locale, script] of Object.entries(scripts)) expect(texts[all.indexOf(locale)]).toMatch(script);
    }
    for (const name of ['image_phone', 'image_wide']) {
      const path = /^http:\/\/127\.0\.0\.1:3002\/art\/(.+)\.svg$/.exec(banner[name] ?? '')?.[1] ?? '';
      expect(Object.keys(artwork)).toContain(path);
    }
    expect(banner['colour']).toMatch(/^#[\da-f]{6}$/);
    expect(banner['button_link']).toMatch(/^\/(game|gamehall|offers)/);
  }
});
