// @vitest-environment happy-dom
/** After client-side navigation the document head equals the one that the server renders for that address. */
import { expect, test } from 'vitest';
import { startNavigation } from '../../src/app/flows/startNavigation.ts';
import { showHead } from '../../src/app/flows/showHead.ts';
import { pageDocument } from '../../server/pageDocument.ts';
import { noCode } from '../../server/content/customCode.ts';
import { readSiteSeo } from '../../server/seo/siteSeo.ts';
import { preparePage } from '../../src/app/preparePage.ts';
import { planPage, renderPage } from '../../src/entry-server.tsx';
import { wireCategories, wireGame } from '../fakes/wireSamples.ts';
import { locales, testRoot } from '../fakes/testRoot.ts';
import { eventually } from '../eventually.ts';

const siteUrl = 'https://casino.test';
const games = { items: [wireGame('jade-ascent', { image: 'http://vendors.test/jade.svg' })], total: 1, facets: null };
const providers = { items: [] };
const banners = { count: 0, items: [] };
const answers = {
  'GET games.get': () => games,
  'GET games.getCategories': () => wireCategories('new'),
  'GET games.getProviders': () => providers,
  'GET banners.get': () => banners,
};

/** The same answers as HTTP responses, for the server render. */
const wire: typeof fetch = (input) => {
  const method = new URL(input instanceof Request ? input.url : input).pathname.replace('/api/', '');
  const data: Readonly<Record<string, unknown>> = {
    'games.get': games,
    'games.getCategories': wireCategories('new'),
    'games.getProviders': providers,
    'banners.get': banners,
  };
  return Promise.resolve(Response.json({ data: data[method] }));
};

/** The document that the server renders for an address; the request has a session cookie. */
async function written(address: string): Promise<Document> {
  const { pathname, search } = new URL(address, siteUrl);
  const rendered = await renderPage(
    { pathname, search, hasSessionCookie: true },
    {
      operatorUrl: 'http://operator.test',
      fetch: wire,
      locales,
      defaultLocale: 'en',
      content: () => Promise.resolve({ config: {}, messages: {} }),
      gameOrigins: [],
      telegramHosts: [],
      embedParents: [],
    },
  );
  if (rendered.kind === 'redirect') throw new Error(`${address} led to ${rendered.to}`);
  return new DOMParser().parseFromString(
    pageDocument(rendered, {
      siteUrl,
      assets: { entry: '/e.js', scripts: [], styles: [], sheet: [] },
      inlineScript: '',
      start: '',
      seo: readSiteSeo({}, 'casino.test'),
      code: noCode,
      themeSheet: '',
      themeColours: {},
    }),
    'text/html',
  );
}

const tagsOf = (page: Document) =>
  [
    ...page.querySelectorAll(
      'link[rel=canonical],link[rel=alternate],meta[name=description],meta[name=robots],meta[name="twitter:card"],meta[property]',
    ),
  ].map((tag) => Object.fromEntries([...tag.attributes].map(({ name, value }) => [name, value])));

test.each([
  '/',
  '/gamehall',
  '/gamehall?category=new',
  '/game/jade-ascent',
  '/cashier/deposit',
  '/profile/settings',
  '/hand/Zm9v',
  '/no/such/page',
])('2.12-1, 2.12-2 after client-side navigation the head of %s equals the server-rendered one', async (address) => {
  const start = await written('/gamehall');
  document.head.innerHTML = start.head.innerHTML;
  document.body.innerHTML = '<script type="application/ld+json">{}</script>';
  const { root } = testRoot({ answers });
  const navigation = startNavigation(root, window);
  navigation.go(address);
  const wanted = await written(address);
  await eventually(() => {
    expect([document.title, tagsOf(document)]).toEqual([wanted.title, tagsOf(wanted)]);
    expect(document.querySelectorAll('script[type="application/ld+json"]').length).toBe(0);
  });
  navigation.stop();
});

test('2.12-1 without an earlier canonical link the origin is that of the document', async () => {
  document.head.innerHTML = '';
  const { root } = testRoot({ locale: 'ru', address: '/gamehall' });
  showHead(root, await preparePage(root, '/gamehall', ''));
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
    `${new URL(document.URL).origin}/ru/gamehall`,
  );
});

test('1-22 a page whose address holds a secret is never cached, also as the target of a launch, and not indexed', async () => {
  const options = { locales, defaultLocale: 'en' };
  const planOf = (address: string) => {
    const { pathname, search } = new URL(address, siteUrl);
    return planPage({ pathname, search, hasSessionCookie: false }, options);
  };
  for (const address of [
    '/hand/Zm9v',
    '/ar/hand/Zm9v',
    '/?tgWebAppStartParam=hand_Zm9v',
    '/confirmation?contact=robin%40example.test&code=482913',
    '/es/payment-return?payment=Zm9v',
    '/unsubscribe?token=Zm9v',
  ])
    expect(planOf(address)).toMatchObject({ kind: 'page', isPersonal: true, isSecret: true });
  expect(planOf('/gamehall')).toMatchObject({ kind: 'page', isPersonal: false, isSecret: false });
  const page = await written('/hand/Zm9v');
  expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex, nofollow');
});
