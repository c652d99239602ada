import { autorun } from 'mobx';
import { expect, test } from 'vitest';
import { Place } from './Place.ts';

test.each([
  ['/', '/'],
  ['/ar', '/'],
  ['/ar/gamehall', '/gamehall'],
  ['/gamehall', '/gamehall'],
  ['/xx/gamehall', '/xx/gamehall'],
])('2.1-1 the path of %s is %s, without the locale prefix', (pathname, path) => {
  const place = new Place(['en', 'ar'], 'en');
  place.arrive(pathname, '?a=1');
  expect([place.path, place.search]).toEqual([path, '?a=1']);
});

test.each([
  ['#rules', '#rules'],
  ['', ''],
  ['#tgWebAppData=user%3D1&tgWebAppPlatform=weba&tgWebAppVersion=8.0', ''],
  ['#a=1&tgWebAppPlatform=weba', ''],
  ['#real?tgWebAppData=user%3D1&tgWebAppPlatform=weba&tgWebAppVersion=8.0', '#real'],
  ['#', ''],
])('2.1-1 the hash %j is kept as %j: launch data of a messenger is dropped', (hash, kept) => {
  const place = new Place(['en', 'ar'], 'en');
  place.arrive('/ar', '', hash);
  expect(place.hash).toBe(kept);
  place.arrive('/ar', '');
  expect(place.hash).toBe('');
});

test('arrive changes all fields in one MobX action', () => {
  const place = new Place(['en', 'ar'], 'en');
  const seen: string[] = [];
  const stop = autorun(() => seen.push(place.path + place.search));
  place.arrive('/ar/gamehall', '?query=a');
  place.arrive('/gamehall', '?query=a');
  stop();
  expect(seen).toEqual(['/', '/gamehall?query=a']);
});
