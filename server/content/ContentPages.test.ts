import { expect, test } from 'vitest';
import { ContentPages } from './ContentPages.ts';

const documents: Readonly<Record<string, readonly unknown[] | null>> = {
  en: [
    { slug: 'terms', title: 'Terms', locale: 'en' },
    { slug: 'hidden', title: 'Hidden', locale: 'en', seo: { isHidden: true } },
  ],
  ru: [{ slug: 'only', title: 'Только', locale: 'ru' }],
  es: null,
};
const pages = new ContentPages({ pages: async (locale) => documents[locale] ?? null });

test('2.2-18 a page in its language, else in the default one; null for an unknown slug', async () => {
  expect((await pages.find('only', 'ru', 'en'))?.title).toBe('Только');
  expect((await pages.find('terms', 'ru', 'en'))?.locale).toBe('en');
  expect(await pages.find('nothing', 'ru', 'en')).toBeNull();
  expect(await pages.find('only', 'en', 'en')).toBeNull();
});

test('2.2-18 undefined as long as the content system has not answered', async () =>
  expect(await pages.find('terms', 'es', 'en')).toBeUndefined());

test('2.12-1 search engines list the pages that are not hidden', async () =>
  expect((await pages.listed('en')).map(({ slug }) => slug)).toEqual(['terms']));
