import { expect, test } from 'vitest';
import type { ContentPage } from '../../shared/content/contentPage.ts';
import { contentsOf } from './contentsOf.ts';
import { pageHead } from './pageHead.ts';
import { PagesStore } from './PagesStore.ts';

const terms: ContentPage = {
  slug: 'terms',
  locale: 'en',
  title: '##en:Our **terms**;ru:Условия##',
  lead: 'Lead',
  seo: { title: '', description: 'About terms', image: '', isHidden: false, kind: 'article' },
  blocks: [
    { kind: 'richText', body: [{ tag: 'h2', id: 'h-a', children: ['A ', { tag: 'em', children: ['b'] }] }] },
    {
      kind: 'faq',
      title: 'Questions',
      anchor: 'h-questions',
      items: [{ question: '**Why**?', answer: [{ tag: 'p', children: ['So.'] }] }],
    },
    { kind: 'links', title: '', anchor: 'h-part', links: [] },
  ],
  publishedAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-02-01T00:00:00.000Z',
};

test('2.2-18 a page is read once and sent with the server render; an unknown slug is none', async () => {
  const asked: string[] = [];
  const store = new PagesStore(async (slug) => {
    asked.push(slug);
    return slug === 'terms' ? terms : null;
  });
  expect(await Promise.all([store.load('terms'), store.load('terms'), store.load('other'), store.load('a.b')])).toEqual(
    [true, true, false, false],
  );
  expect(asked).toEqual(['terms', 'other']);
  const hydrated = new PagesStore(() => Promise.reject(new Error('asked again')));
  hydrated.hydrate(store.dehydrate() ?? []);
  expect(await hydrated.load('terms')).toBe(true);
  expect(hydrated.page('terms')).toEqual(terms);
});

test('2.2-18 a failure can be tried again', async () => {
  let isAway = true;
  const store = new PagesStore(() => (isAway ? Promise.reject(new Error('away')) : Promise.resolve(terms)));
  await expect(store.load('terms')).rejects.toThrow('away');
  expect(store.status('terms')).toBe('failed');
  isAway = false;
  expect(await store.load('terms')).toBe(true);
});

test('2.2-18 the table of contents has the headings of texts and of blocks', () =>
  expect(contentsOf(terms)).toEqual([
    { anchor: 'h-a', title: 'A b' },
    { anchor: 'h-questions', title: 'Questions' },
  ]));

test('2.12-2, 9-17 the head has plain texts in the language of the page, its questions and its dates', () =>
  expect(pageHead(terms, { brand: 'Croupier', path: '/terms', locale: { code: 'en', defaultCode: 'en' } })).toEqual({
    title: 'Our terms | Croupier',
    description: 'About terms',
    trail: [{ title: 'Our terms', path: '/terms' }],
    article: { publishedAt: terms.publishedAt, updatedAt: terms.updatedAt },
    faq: [{ question: 'Why?', answer: 'So.' }],
  }));
