// @vitest-environment happy-dom
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { inlineScript } from '../src/app/inlineScript.ts';
import { defaultSiteConfig } from '../src/domains/content/siteConfig.ts';
import type { RenderedPage } from '../src/entry-server.tsx';
import { leadScript } from '../src/shared/head/afterLead.ts';
import { percentMarks } from '../src/shared/text/percentText.ts';
import { usualSite } from '../src/shared/site/siteInfo.ts';
import { LeadEnd } from '../src/ui/basics/LeadEnd.tsx';
import { pageDocument } from './pageDocument.ts';

const all = [
  { code: 'en', name: 'English', dir: 'ltr' },
  { code: 'ar', name: 'العربية', dir: 'rtl' },
] as const;

function rendered(more: Partial<RenderedPage> = {}): RenderedPage {
  const locale = { code: 'ar', dir: 'rtl', defaultCode: 'en', all, percent: percentMarks('ar') } as const;
  return {
    kind: 'page',
    status: 200,
    html: '<main>content</main>',
    head: { title: 'Games', description: 'All of them' },
    locale,
    snapshot: {
      locale,
      config: defaultSiteConfig,
      site: usualSite,
      overrides: {},
      wordsLocale: 'ar',
      words: {},
      stores: {},
      status: null,
      gameOrigins: [],
      telegramHosts: [],
      embedParents: [],
      verificationSdk: '',
    },
    files: [],
    siteName: 'House',
    path: '/gamehall',
    ...more,
  };
}

const written = (more: Partial<RenderedPage> = {}, styles = '') =>
  pageDocument(rendered(more), {
    siteUrl: 'https://casino.test',
    assets: { entry: '/assets/entry.js', scripts: ['/assets/core.js'], styles: [], sheet: styles },
    inlineScript,
    themeColours: { dark: '#000000', light: '#ffffff' },
  });
const leadEnd = renderToStaticMarkup(createElement(LeadEnd));
const read = (more: Partial<RenderedPage> = {}) => new DOMParser().parseFromString(written(more), 'text/html');
/** Inline styles of the head and of the body. */
const stylesOf = (text: string) =>
  text.split('</head>').map((part) => [...part.matchAll(/<style>([^<]*)<\/style>/g)].map(([, style]) => style));
const attacks = [
  '</script><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onload='alert(1)",
  '</title><script>alert(1)</script>',
  '<!--',
  '\u2028\u2029',
  ']]>',
  '&quot;&lt;',
  '</style>',
];

test('2.12-1 language, direction, canonical and alternate addresses', () => {
  const page = read();
  const links = [...page.querySelectorAll('link[rel=canonical],link[rel=alternate]')].map((link) => [
    link.getAttribute('rel'),
    link.getAttribute('hreflang'),
    link.getAttribute('href'),
  ]);
  expect([page.documentElement.lang, page.documentElement.dir, page.title]).toEqual(['ar', 'rtl', 'Games']);
  expect(links).toEqual([
    ['canonical', null, 'https://casino.test/ar/gamehall'],
    ['alternate', 'en', 'https://casino.test/gamehall'],
    ['alternate', 'ar', 'https://casino.test/ar/gamehall'],
    ['alternate', 'x-default', 'https://casino.test/gamehall'],
  ]);
  expect(page.querySelector('meta[name=robots]')).toBeNull();
});

test.each([
  [['dark', 'light'], 'dark', '#000000'],
  [['light'], 'light', '#ffffff'],
])(
  '3-41, 4-46 a document of the themes %j has the default, %s, and their names for the inline script',
  (list, theme, colour) => {
    const config = { ...defaultSiteConfig, themes: { list, default: theme } };
    const page = read({ snapshot: { ...rendered().snapshot, config } });
    const { dataset } = page.documentElement;
    expect([
      dataset['theme'],
      dataset['themes'],
      page.querySelector('meta[name=theme-color]')?.getAttribute('content'),
    ]).toEqual([theme, list.join(' '), colour]);
  },
);

test.each([
  ['a page for players only', { path: '/cashier/deposit' }],
  [
    'a page that stands for a status',
    { status: 404, head: { title: 't', description: 'd', robots: 'noindex, follow' } },
  ],
])(
  '2.12-2 %s is not indexed, its links are followed; it has no canonical address and no schema data',
  (_what, more) => {
    const page = read(more);
    expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex, follow');
    expect(
      page.querySelectorAll('link[rel=canonical],link[rel=alternate],script[type="application/ld+json"]').length,
    ).toBe(0);
  },
);

const previewOf = (page: Document) =>
  Object.fromEntries(
    [...page.querySelectorAll('meta[property^="og:"]')].map((tag) => [
      tag.getAttribute('property'),
      tag.getAttribute('content'),
    ]),
  );

test('2.12-2 a link preview has title, description, type, address and picture', () => {
  expect(previewOf(read({ head: { title: 'Jade', description: 'A slot', image: '/_img?src=a&w=600' } }))).toEqual({
    'og:title': 'Jade',
    'og:description': 'A slot',
    'og:type': 'website',
    'og:url': 'https://casino.test/ar/gamehall',
    'og:image': 'https://casino.test/_img?src=a&w=600',
  });
  expect(previewOf(read())['og:image']).toBe('https://casino.test/og.png');
});

const schemasOf = (page: Document) =>
  [...page.querySelectorAll('script[type="application/ld+json"]')].map((block): Record<string, unknown> =>
    JSON.parse(block.textContent ?? ''),
  );

test('2.12-2 schema data: the organization on the index, the breadcrumbs of a page, its product', () => {
  expect(schemasOf(read({ path: '/' }))).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: 'House',
      url: 'https://casino.test/ar',
      logo: 'https://casino.test/icon-512.png',
    },
  ]);
  const trail = [
    { title: 'Games', path: '/gamehall' },
    { title: 'Jade', path: '/game/jade' },
  ];
  const [crumbs, product] = schemasOf(
    read({
      path: '/game/jade',
      head: { title: 't', description: 'A slot', image: '/a.webp', trail, product: { name: 'Jade', brand: 'Studio' } },
    }),
  );
  expect(crumbs).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'House', item: 'https://casino.test/ar' },
      { position: 2, name: 'Games', item: 'https://casino.test/ar/gamehall' },
      { position: 3, name: 'Jade', item: 'https://casino.test/ar/game/jade' },
    ],
  });
  expect(product).toMatchObject({
    '@type': 'Product',
    name: 'Jade',
    description: 'A slot',
    image: 'https://casino.test/a.webp',
    url: 'https://casino.test/ar/game/jade',
    brand: { name: 'Studio' },
  });
});

test.each(attacks)(
  'a hostile text in schema data does not end the element and is unchanged when parsed: %s',
  (attack) => {
    const page = read({ head: { title: 't', description: 'd', product: { name: attack, brand: attack } } });
    expect(schemasOf(page)[0]).toMatchObject({ name: attack, brand: { name: attack } });
    expect(page.querySelectorAll('script').length).toBe(4);
  },
);

test.each(attacks)('a hostile text is escaped in title, description and picture: %s', (attack) => {
  const page = read({ head: { title: attack, description: attack, image: `/art/${attack}` } });
  expect(page.querySelector('meta[name=description]')?.getAttribute('content')).toBe(attack);
  expect(page.querySelector('meta[property="og:title"]')?.getAttribute('content')).toBe(attack);
  expect(page.querySelectorAll('script').length).toBe(3);
  expect(page.querySelectorAll('img,[onerror],[onload]').length).toBe(0);
});

test.each(attacks)(
  'a hostile text in the snapshot does not end the element and is unchanged when parsed: %s',
  (attack) => {
    const stores = { 'games.hall': { query: attack, [attack]: [attack] } };
    const text = written({ snapshot: { ...rendered().snapshot, stores } });
    const json = /<script type="application\/json" id="snapshot">(.*?)<\/script>/s.exec(text)?.[1] ?? '';
    expect(JSON.parse(json).stores).toEqual(stores);
    expect(json).not.toContain('<');
    expect(text.match(/<script/g)?.length).toBe(3);
  },
);

test.each(attacks)('a hostile path stays inside its attribute: %s', (attack) => {
  const page = read({ path: `/gamehall/${attack}` });
  expect(page.querySelectorAll('script').length).toBe(3);
  expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toContain('https://casino.test/ar/gamehall/');
  expect(page.querySelectorAll('img,[onerror],[onload]').length).toBe(0);
});

test('the inline script, styles and scripts are in the order that the first paint needs', () => {
  const text = written({}, 'a{color:red}');
  const order = [
    inlineScript,
    'a{color:red}',
    '<main>content</main>',
    'id="snapshot"',
    '/assets/core.js',
    'src="/assets/entry.js"',
  ].map((part) => text.indexOf(part));
  expect(order).toEqual([...order].sort((left, right) => left - right));
  expect(order.includes(-1)).toBe(false);
});

test('the first paint waits for the header and the leading content', () => {
  const awaited = (html: string) =>
    read({ html }).querySelector('link[rel=expect][blocking=render]')?.getAttribute('href');
  expect(awaited('<header></header><main id="main">content</main>')).toBe('#main');
  expect(awaited(`<main id="main"><h2>Lead</h2>${leadEnd}</main>`)).toBe('#after-lead');
});

test('the leading content is laid out at its end, before the rest is parsed', () => {
  const text = written({ html: `<main id="main"><h2>Lead</h2>${leadEnd}<p>rest</p></main>` });
  expect(text).toContain(`<h2>Lead</h2>${leadEnd}<script>${leadScript}</script><p>rest</p>`);
});

test('all styles of a page are in its head', () => {
  const text = written({ html: '<main id="main" class="row">content</main>' }, 'a{color:red}.lead{a:b}');
  expect(stylesOf(text)).toEqual([['a{color:red}.lead{a:b}'], []]);
});
