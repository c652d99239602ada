import { expect, test } from 'vitest';
import { splitLocale, withLocale } from './localePath.ts';
import { fc } from '../../../tests/fastCheck.ts';

const LOCALES = ['en', 'ru', 'es', 'ar', 'pt-BR'];
const split = (path: string) => splitLocale(path, LOCALES, 'en');

test.each([
  ['/', 'en', '/', 'plain'],
  ['', 'en', '/', 'plain'],
  ['/gamehall?category=3#top', 'en', '/gamehall?category=3#top', 'plain'],
  ['/ru', 'ru', '/', 'prefixed'],
  ['/ru/', 'ru', '/', 'prefixed'],
  ['/ru?x=1', 'ru', '/?x=1', 'prefixed'],
  ['/ru#real', 'ru', '/#real', 'prefixed'],
  ['/pt-BR/cashier/deposit', 'pt-BR', '/cashier/deposit', 'prefixed'],
  ['/en/x', 'en', '/x', 'redundantDefault'],
  ['/en', 'en', '/', 'redundantDefault'],
  ['/xx', 'en', '/xx', 'unknownSegment'],
  ['/fr-FR?x=/ru', 'en', '/fr-FR?x=/ru', 'unknownSegment'],
  ['/xx/games', 'en', '/xx/games', 'plain'],
  ['/vpn', 'en', '/vpn', 'plain'],
  ['/rules', 'en', '/rules', 'plain'],
  ['/?next=/ru/x', 'en', '/?next=/ru/x', 'plain'],
])('2.1-1 %s is language %s and path %s (%s)', (path, locale, inner, kind) => {
  expect(split(path)).toEqual({ locale, path: inner, kind });
});

test.each(['/en//evil.example', '/ru//evil.example', '/en/\\evil.example', '//evil.example', '/ru/\\/evil.example'])(
  '2.1-1 stripping the locale from %s never gives a path that names a host',
  (path) => {
    expect(split(path).path).toMatch(/^\/evil\.example/);
  },
);

test('2.1-1 links get a leading locale unless it is the default', () => {
  expect(withLocale('/gamehall?a=1#b', 'ru', 'en')).toBe('/ru/gamehall?a=1#b');
  expect(withLocale('/gamehall', 'en', 'en')).toBe('/gamehall');
  expect(withLocale('/', 'ar', 'en')).toBe('/ar');
  expect(withLocale('/?a=1', 'ar', 'en')).toBe('/ar?a=1');
  expect(withLocale('//evil.example', 'en', 'en')).toBe('/evil.example');
});

test('2.1-1 splitting a localised link gives the original path', () => {
  const segment = fc.string({ unit: fc.constantFrom('a', 'Z', '7', '-', '.', '%20', 'é'), minLength: 3, maxLength: 8 });
  const paths = fc.tuple(fc.array(segment, { maxLength: 4 }), fc.constantFrom('', '?a=1', '#x', '?a=/ru/b#c?d'));
  fc.assert(
    fc.property(paths, fc.constantFrom(...LOCALES), ([segments, rest], locale) => {
      const path = `/${segments.join('/')}${rest}`;
      const back = split(withLocale(path, locale, 'en'));
      expect([back.locale, back.path]).toEqual([locale, path]);
    }),
  );
});
