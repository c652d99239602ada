// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { inlineScript } from '../src/app/inlineScript.ts';
import { readSeo } from '../src/app/settings/readSeo.ts';
import { startDataWith } from '../tests/fakes/startData.ts';
import { localeView } from '../src/app/localeView.ts';
import { defaultSiteConfig } from '../src/app/settings/testing/defaultSiteConfig.ts';
import type { RenderedPage } from '../src/entry-server.tsx';
import { fallbackFaces } from '../src/shared/head/fallbackFaces.ts';
import { leadScript } from '../src/shared/head/afterLead.ts';
import { usualSite } from '../src/shared/site/siteInfo.ts';
import { LeadEnd } from '../src/ui/basics/LeadEnd.tsx';
import { pageDocument } from './pageDocument.ts';
import type { DocumentOptions } from './pageDocument.ts';
import { noCode } from './content/customCode.ts';
import { readSiteSeo } from './seo/siteSeo.ts';
import { readSheet } from './styles/readSheet.ts';

const all = [
  { code: 'en', name: 'English', dir: 'ltr' },
  { code: 'ar', name: 'العربية', dir: 'rtl' },
] as const;

function rendered(more: Partial<RenderedPage> = {}): RenderedPage {
  const locale = localeView('ar', { locales: all, defaultLocale: 'en' });
  return {
    kind: 'page',
    status: 200,
    html: '<main>content</main>',
    head: { title: 'Games', description: 'All of them' },
    locale,
    snapshot: {
      faultWords: { text: 'Missing', retry: 'Again' },
      site: usualSite,
      stores: {},
      status: null,
      embedParents: [],
    },
    start: startDataWith(),
    files: [],
    lateFiles: [],
    siteName: 'House',
    path: '/gamehall',
    ...more,
  };
}

const written = (
  more: Partial<RenderedPage> = {},
  styles = '',
  seo: object = {},
  options: Partial<DocumentOptions> = {},
) =>
  pageDocument(rendered(more), {
    siteUrl: 'https://casino.test',
    assets: {
      entry: '/assets/entry.js',
      scripts: ['/assets/core.js'],
      // The test's window would complain about files that it does not load.
      styles: styles === '' ? [] : ['/assets/a.css', '/assets/b.css'],
      sheet: readSheet(styles),
    },
    inlineScript,
    start: '',
    seo: readSiteSeo({ seo }, 'casino.test'),
    code: noCode,
    themeSheet: '',
    themeColours: { dark: '#000000', light: '#ffffff' },
    ...options,
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
    const page = read({ start: { ...rendered().start, config } });
    const { dataset } = page.documentElement;
    expect([
      dataset['theme'],
      dataset['themes'],
      page.querySelector('meta[name=theme-color]')?.getAttribute('content'),
    ]).toEqual([theme, list.join(' '), colour]);
  },
);

test('3-41, 1-21 without a default the document forces no theme, and has the colour of each for its scheme', () => {
  const config = { ...defaultSiteConfig, themes: { list: ['dark', 'light'], default: '' } };
  const page = read({ start: { ...rendered().start, config } });
  const colours = [...page.querySelectorAll('meta[name=theme-color]')].map((meta) => [
    meta.getAttribute('media'),
    meta.getAttribute('content'),
  ]);
  expect([page.documentElement.dataset['theme'], colours]).toEqual([
    '',
    [
      ['(prefers-color-scheme: dark)', '#000000'],
      ['(prefers-color-scheme: light)', '#ffffff'],
    ],
  ]);
});

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

test('2.12-2 a link preview has title, description, type, address, language, name and a picture of its size', () => {
  expect(previewOf(read({ head: { title: 'Jade', description: 'A slot', image: '/_img?src=a&w=600' } }))).toEqual({
    'og:title': 'Jade',
    'og:description': 'A slot',
    'og:type': 'website',
    'og:url': 'https://casino.test/ar/gamehall',
    'og:image': 'https://casino.test/_preview/ar/gamehall.jpg',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Jade',
    'og:locale': 'ar',
    'og:site_name': 'House',
  });
  expect(read().querySelector('meta[name="twitter:card"]')?.getAttribute('content')).toBe('summary_large_image');
});

test('2.12-2 the picture of a link preview: the configured one, or the casino’s for a page that is not indexed', () => {
  const head = { title: 't', description: 'd' };
  const own = previewOf(read({ head: { ...head, previewImage: 'https://cdn.test/a.png' } }));
  expect([own['og:image'], own['og:image:width']]).toEqual(['https://cdn.test/a.png', undefined]);
  expect(previewOf(read({ head: { ...head, robots: 'noindex' } }))['og:image']).toBe('https://casino.test/og.png');
});

test('2.12-2, 3-35 what the robots text disallows is not indexed; a canonical origin is used where one is set', () => {
  const startOf = (seo: object) => ({
    start: { ...rendered().start, config: { ...defaultSiteConfig, seo: readSeo(seo) } },
  });
  const hidden = read(startOf({ robots: 'User-agent: *\nDisallow: /ar/gamehall' }));
  expect(hidden.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex, follow');
  expect(hidden.querySelectorAll('link[rel=canonical],link[rel=alternate]').length).toBe(0);
  const other = read(startOf({ robots: 'User-agent: *\nDisallow: /gamehall', canonicalUrl: 'https://main.test' }));
  expect(other.querySelector('meta[name=robots]')).toBeNull();
  expect(
    [...other.querySelectorAll('link[rel=canonical],link[rel=alternate]')].map((link) => link.getAttribute('href')),
  ).toEqual([
    'https://main.test/ar/gamehall',
    'https://main.test/gamehall',
    'https://main.test/ar/gamehall',
    'https://main.test/gamehall',
  ]);
});

test('3-35 the meta elements of the host are in its pages', () => {
  const hosts = [{ host: 'casino.test', meta: [{ name: 'proof', content: '"><script>x</script>' }] }];
  const page = new DOMParser().parseFromString(written({}, '', { hosts }), 'text/html');
  expect(page.querySelector('meta[name=proof]')?.getAttribute('content')).toBe('"><script>x</script>');
  expect(page.querySelectorAll('script').length).toBe(3);
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
      head: {
        title: 't',
        description: 'A slot',
        image: '/a.webp',
        trail,
        product: { name: 'Jade', brand: 'Studio', isFree: true },
      },
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
    const page = read({
      head: { title: 't', description: 'd', product: { name: attack, brand: attack, isFree: false } },
    });
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
    const json = /<script type="application\/json" id="snapshot" [^>]*>(.*?)<\/script>/s.exec(text)?.[1] ?? '';
    expect(JSON.parse(json).stores).toEqual(stores);
    expect(json).not.toContain('<');
    expect(text.match(/<script/g)?.length).toBe(3);
  },
);

test('the words and settings that the app starts with are named and fetched early, not part of the document', () => {
  const text = written({}, '', {}, { start: '/_start/ar/core~0a.json' });
  expect(text).toContain('id="snapshot" data-start="/_start/ar/core~0a.json">');
  expect(text).toContain('<link rel="preload" as="fetch" href="/_start/ar/core~0a.json" crossorigin>');
});

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
    '<link rel="stylesheet" href="/assets/a.css"><link rel="stylesheet" href="/assets/b.css">',
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

test('the styles of a page that its content needs are in its head, with the theme’s values', () => {
  const html = '<main id="main" class="row">content</main>';
  const themeSheet = ':root[data-theme=light]{--a:b}';
  const text = written({ html }, 'a{a:b}.row{a:b}.lead{a:b}', {}, { themeSheet });
  expect(stylesOf(text)).toEqual([[`${fallbackFaces}a{a:b}.row{a:b}${themeSheet}`], []]);
});

test('the faces of the fallback fonts are in no sheet: one that came later would lay every text out again', () => {
  const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.css'));
  expect(sheets).toContain(join('ui', 'base.css'));
  expect(sheets.filter((path) => readFileSync(join('src', path), 'utf8').includes('@font-face'))).toEqual([]);
});

test('2.12-3 styles of the content system’s code count beside those of the page, before and after its files', () => {
  const code = { ...noCode, head: '<style>b{a:b}</style>', bodyStart: '<style>i{a:b}</style>' };
  const text = written({}, 'a{a:b}', {}, { code });
  expect(stylesOf(text)[0]).toEqual([`${fallbackFaces}a{a:b}`, 'b{a:b}']);
  expect(text).toContain('<link rel="stylesheet" href="/assets/b.css"><style>b{a:b}</style><style>i{a:b}</style>');
  expect(written({}, 'a{a:b}').match(/<style>/g)).toHaveLength(1);
});

test('2.12-2 schema data of an article and of questions: the properties that search engines ask for', () => {
  const article = { publishedAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-02-01T00:00:00.000Z' };
  const faq = [{ question: 'Why </script>?', answer: 'So.' }];
  const [written, asked] = schemasOf(read({ path: '/terms', head: { title: 'T', description: 'd', article, faq } }));
  expect(written).toMatchObject({
    '@type': 'Article',
    headline: 'T',
    datePublished: article.publishedAt,
    dateModified: article.updatedAt,
    mainEntityOfPage: 'https://casino.test/ar/terms',
    image: 'https://casino.test/_preview/ar/terms.jpg',
    author: { '@type': 'Organization', name: 'House' },
  });
  expect(asked).toEqual({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: [{ '@type': 'Question', name: 'Why </script>?', acceptedAnswer: { '@type': 'Answer', text: 'So.' } }],
  });
});
