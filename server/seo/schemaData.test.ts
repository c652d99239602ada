import { expect, test } from 'vitest';
import { startDataWith } from '../../tests/fakes/startData.ts';
import type { Head } from '../../src/kernel/head.ts';
import { localeView } from '../../src/app/localeView.ts';
import { schemaData } from './schemaData.ts';
import { readSiteSeo } from './siteSeo.ts';

type Data = Readonly<Record<string, unknown>>;

const webAddress = (value: unknown) => typeof value === 'string' && /^https:\/\/[^\s]+$/.test(value);
const someText = (value: unknown) => typeof value === 'string' && value.trim() !== '';
const date = (value: unknown) => typeof value === 'string' && new Date(value).toISOString() === value;
const each = (rule: (value: Data) => boolean) => (value: unknown) =>
  Array.isArray(value) && value.length > 0 && value.every((one) => rule(one as Data));
const of = (type: string) => (value: unknown) =>
  typeof value === 'object' && value !== null && isWhole({ '@type': type, ...value });

/**
 * What Google requires of each type, or shows it by, in its documentation of structured data: organization (name, url,
 * logo), breadcrumbs (position, name, item), product (name, and one of offers, review, rating), article (headline, image,
 * dates, author), questions (name, answer's text).
 */
const required: Readonly<Record<string, Readonly<Record<string, (value: unknown) => boolean>>>> = {
  Organization: { name: someText, url: webAddress, logo: webAddress },
  BreadcrumbList: {
    itemListElement: each((step) => of('ListItem')(step)),
  },
  ListItem: { position: (value) => Number.isInteger(value), name: someText, item: webAddress },
  Product: { name: someText, image: webAddress, description: someText, brand: of('Brand'), offers: of('Offer') },
  Brand: { name: someText },
  Offer: {
    price: (value) => typeof value === 'string' && /^\d+(\.\d+)?$/.test(value),
    priceCurrency: (value) => typeof value === 'string' && /^[A-Z]{3}$/.test(value),
    availability: webAddress,
    url: webAddress,
  },
  Article: {
    headline: someText,
    image: webAddress,
    datePublished: date,
    dateModified: date,
    author: of('Organization'),
    publisher: of('Organization'),
    mainEntityOfPage: webAddress,
  },
  FAQPage: { mainEntity: each((question) => of('Question')(question)) },
  Question: { name: someText, acceptedAnswer: of('Answer') },
  Answer: { text: someText },
};

function missing(data: Data): readonly string[] {
  const rules = required[String(data['@type'])];
  if (!rules) return [`no rules for ${String(data['@type'])}`];
  return Object.entries(rules).flatMap(([name, rule]) => (rule(data[name]) ? [] : [name]));
}
const isWhole = (data: Data): boolean => missing(data).length === 0;

const all = [{ code: 'en', name: 'English', dir: 'ltr' }] as const;
const locale = localeView('en', { locales: all, defaultLocale: 'en' });

const dataOf = (path: string, head: Partial<Head>, configuration: object = {}) =>
  schemaData(
    {
      path,
      locale,
      siteName: 'House',
      head: { title: 'Title', description: 'What it is', ...head },
      start: startDataWith(),
    },
    'https://casino.test',
    readSiteSeo(configuration, 'casino.test'),
  ) as unknown as readonly Data[];

const article = { publishedAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-02-01T00:00:00.000Z' };

test.each<[string, string, Partial<Head>]>([
  ['Organization', '/', {}],
  ['BreadcrumbList', '/gamehall', { trail: [{ title: 'Games', path: '/gamehall' }] }],
  ['Product', '/game/jade', { product: { name: 'Jade', brand: 'Studio', isFree: true } }],
  ['Article', '/terms', { article }],
  ['FAQPage', '/faq', { faq: [{ question: 'Why?', answer: 'So.' }] }],
])('2.12-2 the %s of a page has every property that search engines require', (type, path, head) => {
  const found = dataOf(path, head);
  expect(found.map((one) => [one['@context'], one['@type'], missing(one)])).toEqual([['https://schema.org', type, []]]);
});

test('the check of required properties notices what is missing and what is malformed', () => {
  const [product] = dataOf('/game/x', { product: { name: 'X', brand: '', isFree: false } });
  expect(missing(product ?? {})).toEqual(['brand', 'offers']);
  expect(missing({ '@type': 'Organization', name: ' ', url: '/x', logo: 'data:x' })).toEqual(['name', 'url', 'logo']);
  expect(missing({ '@type': 'FAQPage', mainEntity: [] })).toEqual(['mainEntity']);
  expect(missing({ '@type': 'Thing' })).toEqual(['no rules for Thing']);
});

test('3-35 the organization and the product have the texts of the content system', () => {
  const seo = {
    organization: {
      name: 'House Ltd',
      legalName: 'House Limited',
      email: 'a@casino.test',
      sameAs: ['https://a.test/'],
    },
    product: { category: 'Slots', currency: 'EUR' },
  };
  expect(dataOf('/', {}, { seo })[0]).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: 'House Ltd',
    url: 'https://casino.test/',
    logo: 'https://casino.test/icon-512.png',
    legalName: 'House Limited',
    email: 'a@casino.test',
    sameAs: ['https://a.test/'],
  });
  const product = { name: 'Jade', brand: 'Studio', isFree: true };
  expect(dataOf('/game/jade', { product }, { seo })[0]).toMatchObject({
    category: 'Slots',
    offers: { price: '0', priceCurrency: 'EUR', url: 'https://casino.test/game/jade' },
  });
});

test('2.12-2 a game without a demo has no offer: nothing is invented', () => {
  const [product] = dataOf('/game/x', { product: { name: 'X', brand: 'Studio', isFree: false } });
  expect(product).not.toHaveProperty('offers');
});
