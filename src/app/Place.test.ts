import { autorun } from 'mobx';
import { expect, test } from 'vitest';
import { Place } from './Place.ts';

test.each([
  ['/', '/'],
  ['/ar', '/'],
  ['/ar/gamehall', '/gamehall'],
  ['/gamehall', '/gamehall'],
  ['/xx/gamehall', '/xx/gamehall'],
])('2.1-1 the path of %s is %s, in whichever language', (pathname, path) => {
  const place = new Place(['en', 'ar'], 'en');
  place.arrive(pathname, '?a=1');
  expect([place.path, place.search]).toEqual([path, '?a=1']);
});

test.each([
  ['#rules', '#rules'],
  ['', ''],
  ['#tgWebAppData=user%3D1&tgWebAppPlatform=weba&tgWebAppVersion=8.0', ''],
  ['#a=1&tgWebAppPlatform=weba', ''],
])('2.1-1 the hash %j is kept as %j: what a messenger launches the app with is no place in a page', (hash, kept) => {
  const place = new Place(['en', 'ar'], 'en');
  place.arrive('/ar', '', hash);
  expect(place.hash).toBe(kept);
  place.arrive('/ar', '');
  expect(place.hash).toBe('');
});

test('one arrival is one change for whoever looks', () => {
  const place = new Place(['en', 'ar'], 'en');
  const seen: string[] = [];
  const stop = autorun(() => seen.push(place.path + place.search));
  place.arrive('/ar/gamehall', '?query=a');
  place.arrive('/gamehall', '?query=a');
  stop();
  expect(seen).toEqual(['/', '/gamehall?query=a']);
});
