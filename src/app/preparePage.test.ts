import { expect, test } from 'vitest';
import { testRoot } from '../../tests/fakes/testRoot.ts';
import { preparePage, prepareSystemPage, redirectOf } from './preparePage.ts';

const { root } = testRoot();
const arabic = testRoot({ locale: 'ar' }).root;

test.each([
  ['2.5-1', '/cashier', '/cashier/deposit'],
  ['2.5-2', '/profile', '/profile/settings'],
  ['2.5-3', '/cashier/billing', '/cashier/deposit'],
])('%s %s redirects to %s, with its query and in its language', (_clause, from, to) => {
  expect(redirectOf(root, from, '?a=1', false)).toBe(`${to}?a=1`);
  expect(redirectOf(arabic, from, '', false)).toBe(`/ar${to}`);
});

test.each([
  ['/cashier/deposit/card', '/cashier/deposit/card'],
  ['/cashier/deposit', '/cashier/deposit'],
  ['/cashier/withdraw', '/cashier/deposit'],
  ['/cashier/billing', '/cashier/deposit'],
])('2.5-3 from %s billing leads to %s: the page of a payment system does not redirect', (at, to) => {
  expect(redirectOf(testRoot({ address: at }).root, '/cashier/billing', '?a=1', false)).toBe(`${to}?a=1`);
  expect(redirectOf(testRoot({ address: `/ar${at}`, locale: 'ar' }).root, '/cashier/billing', '', false)).toBe(
    `/ar${to}`,
  );
});

test('2.5-1, 2.5-2 other redirects apply there too', () => {
  const { root: paying } = testRoot({ address: '/cashier/deposit/card' });
  expect(['/cashier', '/profile'].map((path) => redirectOf(paying, path, '', false))).toEqual([
    '/cashier/deposit',
    '/profile/settings',
  ]);
});

test.each(['/', '/gamehall', '/game/jade-ascent', '/nowhere', '/cashiers', '/cashier/deposit/flashpay'])(
  'a player is not redirected from %s',
  (path) => {
    expect(redirectOf(root, path, '', false)).toBeNull();
  },
);

test.each([
  ['/cashier/deposit', '?method=a&b=1', '/?redirectUrl=%2Fcashier%2Fdeposit%3Fmethod%3Da%26b%3D1'],
  ['/profile', '', '/?redirectUrl=%2Fprofile'],
  ['/Profile/settings', '', '/?redirectUrl=%2FProfile%2Fsettings'],
  ['/bets/open', '', '/?redirectUrl=%2Fbets%2Fopen'],
  ['/responsible-game', '', '/?redirectUrl=%2Fresponsible-game'],
  ['/%63ashier/deposit', '', '/?redirectUrl=%2F%2563ashier%2Fdeposit'],
])('2.5-4 a guest at %s%s is redirected to the index, with the wanted address in the query', (path, search, to) => {
  expect(redirectOf(root, path, search, true)).toBe(to);
});

test('2.5-4 the index has the current language, the wanted address is the full one', () => {
  expect(redirectOf(arabic, '/profile/settings', '', true)).toBe('/ar?redirectUrl=%2Far%2Fprofile%2Fsettings');
});

test('a prepared page has its words loaded', async () => {
  const fresh = testRoot().root;
  const page = await preparePage(fresh, '/game/jade-ascent', '?a=1');
  expect([page.route.name, page.match.params['sysname'], page.match.search.get('a'), fresh.i18n.has('games')]).toEqual([
    'game',
    'jade-ascent',
    '1',
    true,
  ]);
});

test('8-13 an unknown path prepares the not-found page', async () => {
  const fresh = testRoot().root;
  const page = await preparePage(fresh, '/no/such/page', '');
  expect([page.route.name, page.module.head(fresh, page.match).robots]).toEqual(['notFound', 'noindex, follow']);
});

test.each([403, 404, 503, 'userBlock'] as const)('2.11-8 the status page %s has its words loaded', async (status) => {
  const fresh = testRoot().root;
  const page = await prepareSystemPage(fresh, status);
  const { title, description } = page.module.head(fresh, page.match);
  expect([title, description].filter((text) => text === '' || text.includes(`${page.route.name}.`))).toEqual([]);
});
