import { describe, expect, test } from 'vitest';
import { matchPath } from '../../src/app/routing/matchPath.ts';
import { planPage } from '../../src/app/planPage.ts';
import { inOneForm } from '../../src/app/routing/oneForm.ts';
import type { RedirectsSettings } from '../../src/app/settings/redirects.ts';
import { redirectOf } from '../../src/app/preparePage.ts';
import { routes, systemRoutes } from '../../src/app/routing/routes.ts';
import { hallPath, readFilter } from '../../src/domains/games/face/hallFilter.ts';
import { pageAreas } from '../architecture/pages.mjs';
import { locales, testRoot } from '../fakes/testRoot.ts';

const { root } = testRoot();
const russian = testRoot({ locale: 'ru' }).root;

test.each([
  ['2.2-1', '/', 'home', {}],
  ['2.2-8', '/gamehall', 'hall', {}],
  ['2.2-8', '/gamehall/new', 'hallCategory', { id: 'new' }],
  ['2.2-16', '/game/jade-ascent', 'game', { sysname: 'jade-ascent' }],
  ['2.3-4', '/cashier/deposit', 'deposit', {}],
  ['2.3-5', '/cashier/deposit/card', 'depositMethod', { sysname: 'card' }],
  ['2.3-2', '/cashier/wallet', 'wallet', {}],
  ['2.3-6', '/cashier/history', 'history', {}],
  ['2.3-7', '/cashier/payfail', 'payNotice', { result: 'payfail' }],
  ['2.3-7', '/cashier/payfail/t1', 'payResult', { result: 'payfail', transaction: 't1' }],
  ['2.3-9', '/cashier/withdraw', 'withdraw', {}],
  ['2.3-10', '/cashier/paycancel', 'payNotice', { result: 'paycancel' }],
  ['2.3-11', '/cashier/paymobile', 'payNotice', { result: 'paymobile' }],
  ['2.3-12', '/cashier/paypending', 'payNotice', { result: 'paypending' }],
  ['2.3-12', '/cashier/paypending/t1', 'payResult', { result: 'paypending', transaction: 't1' }],
  ['2.3-13', '/cashier/paysuccess', 'payNotice', { result: 'paysuccess' }],
  ['2.3-13', '/cashier/paysuccess/t1', 'payResult', { result: 'paysuccess', transaction: 't1' }],
  ['2.3-14', '/cashier/paynewwindow', 'payNotice', { result: 'paynewwindow' }],
  ['2.4-1', '/profile/settings', 'settings', {}],
  ['2.2-17', '/forms/sign_in', 'signInForm', {}],
  ['2.2-17', '/forms/sign_up', 'signUpForm', {}],
  ['2.2-18', '/nope', 'content', { slug: 'nope' }],
  ['2.2-18', '/game', 'content', { slug: 'game' }],
])('%s %s matches the route %s', (_clause, path, name, params) => {
  const found = matchPath(path);
  expect(found?.route.name).toBe(name);
  expect(found?.params).toMatchObject(params);
});

test.each([
  '/gamehall',
  '/betting',
  '/jackpots',
  '/winners',
  '/tournaments',
  '/offers',
  '/promotions',
  '/loyalty',
  '/loyalty/shop',
  '/wheel-of-fortune',
  '/profile/bonuses',
  '/profile/cashback',
  '/cashier/deposit',
  '/profile/settings',
  '/profile/verification',
  '/support',
  '/vpn',
])('1-2 what is offered has a page of its own: %s', (path) => {
  expect(matchPath(path)?.route.path).toBe(path);
});

test.each(['/cashier/paycancel/t1', '/cashier/paymobile/t1', '/cashier/paynewwindow/t1'])(
  '4-61 %s matches no route: only payfail, paypending and paysuccess take a transaction',
  (path) => {
    expect(matchPath(path)).toBeNull();
  },
);

test.each(['/nope/nope', '/cashier/nope', '/game/a/b', '/profile/nope'])('8-13 %s matches no route', (path) => {
  expect(matchPath(path)).toBeNull();
});

describe('redirects', () => {
  test.each([
    ['2.5-1', '/cashier', '/cashier/deposit'],
    ['2.3-3, 2.5-3', '/cashier/billing', '/cashier/deposit'],
    ['2.5-2', '/profile', '/profile/settings'],
  ])('%s %s redirects to %s and keeps query and language', (_clause, path, to) => {
    expect(redirectOf(root, path, '?a=1', false)).toBe(`${to}?a=1`);
    expect(redirectOf(russian, path, '', false)).toBe(`/ru${to}`);
  });

  test('a page without a redirect is not redirected', () => {
    expect(redirectOf(root, '/gamehall', '', true)).toBeNull();
    expect(redirectOf(root, '/cashier/deposit', '', false)).toBeNull();
  });

  test('2.5-4, 6-2 a guest is redirected from a personal page to the index of the language', () => {
    const away = redirectOf(russian, '/cashier/deposit', '?a=1', true);
    expect(away).toBe(`/ru?redirectUrl=${encodeURIComponent('/ru/cashier/deposit?a=1')}`);
  });
});

test('2.7-1 maintenance and forbidden have the empty layout, the other system pages the default one', () => {
  const layouts = Object.fromEntries(Object.entries(systemRoutes).map(([status, { layout }]) => [status, layout]));
  expect(layouts).toEqual({ 403: 'empty', 404: 'default', 503: 'empty', userBlock: 'default' });
});

test('2.7-1, 2.2-17 the form pages have the empty layout, and parents may frame no other page', () => {
  const framed = routes.filter(({ isEmbeddable }) => isEmbeddable === true);
  expect(framed.map(({ path, layout }) => [path, layout])).toEqual([
    ['/forms/sign_in', 'empty'],
    ['/forms/sign_up', 'empty'],
  ]);
});

test('every page of the route table has a module with a component and a head', async () => {
  const pages = [...routes, ...Object.values(systemRoutes)].filter(({ redirect }) => redirect === undefined);
  const modules = await Promise.all(pages.map((route) => route.importModule()));
  for (const { Page, head } of modules)
    expect([typeof Page === 'object' || typeof Page === 'function', typeof head]).toEqual([true, 'function']);
});

test('2.6-1, 2.6-2 hall filters by category and by providers are written to the address and read back', () => {
  expect(hallPath({ category: 'new' })).toBe('/gamehall?category=new');
  expect(hallPath({ providers: ['tidewright', 'vector-row'] })).toBe('/gamehall?providers=tidewright,vector-row');
  const filter = readFilter(new URLSearchParams('category=new&providers=tidewright,vector-row&query=sea%26sun'));
  expect(readFilter(new URL(hallPath(filter), 'http://a').searchParams)).toEqual(filter);
});

test('lint knows where every page’s path begins', () => {
  const areas = routes.flatMap(({ path }) => /^\/([^:/]+)/.exec(path)?.[1] ?? []);
  expect([...new Set(areas)].sort()).toEqual([...pageAreas].sort());
});

describe('the one form of an address', () => {
  const setting = { locales: ['en', 'ru', 'pt-BR'], defaultLocale: 'en' };
  test.each([
    ['2.2-8', '/gamehall/?a=1#b', '/gamehall?a=1#b'],
    ['2.2-8', '/pt-br/GAMEHALL', '/pt-BR/gamehall'],
    ['2.2-16', '/Game/Jade-Ascent/', '/game/Jade-Ascent'],
    ['2.3-7', '/CASHIER/payfail/T1/', '/cashier/payfail/T1'],
    ['2.2-18', '/Terms/', '/Terms'],
    ['2.2-1', '/RU/', '/ru'],
    ['8-13', '/nope/nope/', '/nope/nope/'],
    ['8-13', '/game/%/', '/game/%/'],
    ['2.12-1', '//evil.example/', '//evil.example/'],
  ])('%s %s is %s', (_clause, address, one) => {
    expect(inOneForm(address, setting)).toBe(one);
    expect(inOneForm(one, setting)).toBe(one);
  });

  const asked = (pathname: string) => ({ pathname, search: '', hasSessionCookie: false });
  const planned = (pathname: string, rules: RedirectsSettings['rules']) =>
    planPage(asked(pathname), { locales, defaultLocale: 'en', redirects: { rules, hosts: [] } });

  test('2.5-5 a rule that leads to another form of its own page does nothing, and so never ends', () => {
    const rules = [{ from: '/gamehall', to: '/gamehall/', isPermanent: true }];
    expect(planned('/gamehall', rules)).toMatchObject({ kind: 'page' });
    expect(planned('/gamehall/', rules)).toEqual({ kind: 'redirect', to: '/gamehall', status: 301 });
  });

  test('2.5-5 a rule leads to the one form of its target at once', () =>
    expect(planned('/old', [{ from: '/old', to: '/GAMEHALL/', isPermanent: false }])).toEqual({
      kind: 'redirect',
      to: '/gamehall',
      status: 302,
    }));
});

test('2.5-4 a guest is sent away with the hash, to return to it', () => {
  expect(redirectOf(russian, '/profile/security', '?a=1', true, '#keys')).toBe(
    '/ru?redirectUrl=%2Fru%2Fprofile%2Fsecurity%3Fa%3D1%23keys',
  );
});
