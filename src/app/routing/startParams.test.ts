import { expect, test } from 'vitest';
import { routes } from './routes.ts';
import { pathOfStartParam, startedAddress } from './startParams.ts';

test.each([
  ['game_lantern-harbor', '/game/lantern-harbor'],
  ['games', '/gamehall'],
  ['category_new', '/gamehall/new'],
  ['deposit', '/cashier/deposit'],
  ['depositby_card', '/cashier/deposit/card'],
  ['responsible', '/profile/responsible-game'],
  ['promo_WELCOME-50', '/?promo_code=WELCOME-50'],
  ['paid_71', '/cashier/paypending/71'],
  ['hand_Zm9v-YmFy_YmF6cXV4', '/hand/Zm9v-YmFy_YmF6cXV4'],
])('1-22 the start parameter %s leads to %s', (param, path) => {
  expect(pathOfStartParam(param)).toBe(path);
});

test.each([
  '',
  'nowhere',
  'game',
  'game_',
  'deposit_card',
  'promo',
  'constructor_x',
  'game_../x',
  '//evil',
  'ref_k3f9',
])('1-22 the start parameter "%s" leads to no page', (param) => {
  expect(pathOfStartParam(param)).toBeNull();
});

test('1-22 no two pages have the same start parameter, and none more than one value', () => {
  const named = routes.filter(({ startParam }) => startParam !== undefined);
  expect(new Set(named.map(({ startParam }) => startParam)).size).toBe(named.length);
  for (const { path } of named) expect(path.split(':').length).toBeLessThanOrEqual(2);
});

const here = { locales: ['en', 'ru'], defaultLocale: 'en' };

test.each([
  ['/', '?tgWebAppStartParam=game_x', '/game/x', ''],
  ['/ru', '?tgWebAppStartParam=deposit', '/ru/cashier/deposit', ''],
  ['/', '?utm=a&tgWebAppStartParam=promo_AB', '/', '?utm=a&promo_code=AB'],
])('1-22 the launch %s%s is for %s%s', (pathname, search, path, query) => {
  expect(startedAddress({ pathname, search }, here)).toEqual({ pathname: path, search: query });
});

test.each([
  ['/', ''],
  ['/', '?tgWebAppStartParam='],
  ['/', '?tgWebAppStartParam=ref_abc'],
  ['/gamehall', '?tgWebAppStartParam=deposit'],
])('1-22 %s%s stays as it is', (pathname, search) => {
  expect(startedAddress({ pathname, search }, here)).toBeNull();
});
