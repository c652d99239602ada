import { expect, test } from 'vitest';
import { startDataOf } from './startDataOf.ts';

const options = {
  locales: [
    { code: 'en', name: 'English', dir: 'ltr' as const },
    { code: 'es', name: 'Español', dir: 'ltr' as const },
    { code: 'ko', name: '한국어', dir: 'ltr' as const },
  ],
  defaultLocale: 'en',
  gameOrigins: ['https://studio.test'],
  telegramHosts: [],
  content: (locale: string) =>
    Promise.resolve({
      config: { footerNote: locale },
      messages: { core: { close: `<${locale}>` }, games: { x: 'y' } },
    }),
};
const of = (locale: string, namespaces: readonly string[]) => startDataOf({ locale, namespaces }, options);

test('5-1 the words of the catalogues asked for, with the overrides of the content system in them', async () => {
  const data = await of('es', ['core', 'menu']);
  expect([Object.keys(data?.words ?? {}), data?.wordsLocale]).toEqual([['core', 'menu'], 'es']);
  expect(data?.words['core']).toMatchObject({ close: '<es>', retry: expect.any(String) });
  expect([data?.overrides, data?.config.footerNote]).toEqual([{ games: { x: 'y' } }, 'es']);
});

test('it says in which language it is, and the addresses of others', async () => {
  const data = await of('es', ['core']);
  expect([data?.locale.code, data?.locale.all.length]).toEqual(['es', 3]);
  expect([data?.gameOrigins, data?.telegramHosts, data?.chatOrigin]).toEqual([['https://studio.test'], [], '']);
});

test('9-17 a language without catalogues has the words of the default one, and its own overrides beside them', async () => {
  const data = await of('ko', ['core']);
  expect([data?.wordsLocale, data?.overrides]).toEqual(['en', { core: { close: '<ko>' }, games: { x: 'y' } }]);
});

test.each([
  ['xx', ['core']],
  ['en', ['core', 'nothing']],
  ['en', ['__proto__']],
  ['en', ['../words/core']],
  ['en', ['']],
])('there is nothing for %s and %j', async (locale, namespaces) => {
  expect(await of(locale, namespaces)).toBeNull();
});
