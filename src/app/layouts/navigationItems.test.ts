import { expect, test } from 'vitest';
import { testRoot } from '../../../tests/fakes/testRoot.ts';
import { completeSiteConfig } from '../settings/siteSettings.ts';
import { manifests } from '../manifests.ts';
import { bottomItems, navOf, sideGroups } from './navigationItems.ts';

/** The navigation at an address, with this menu from the content system. */
function navigationOf(
  menu: readonly unknown[],
  address = '/',
  locale: 'en' | 'ar' = 'en',
  hiddenPages: readonly string[] = [],
) {
  const { root } = testRoot({ config: completeSiteConfig({ menu }), address, locale });
  const nav = navOf(root, root.place, hiddenPages, true);
  const groups = sideGroups(nav, manifests, root.place.path);
  return {
    groups: groups.map(({ label, items }) => ({ label, items: items.map((item) => [item.label, item.href]) })),
    current: groups.flatMap(({ items }) => items.filter((item) => item.isCurrent).map((item) => item.label)),
    bar: bottomItems(nav, manifests, root.place.path, () => {}).map((item) => item.label),
  };
}

test('3-44 without a menu from the content system the site has its own', () => {
  const { groups, bar, current } = navigationOf([], '/cashier/history');
  expect(groups.map(({ label, items }) => [label, items.length])).toEqual([
    // With the room of betting, which is not known yet.
    [undefined, 10],
    ['Cashier', 4],
    ['Account', 3],
  ]);
  expect([bar, current]).toEqual([['Menu', 'Games', 'Wallet', 'Betting', 'Profile'], ['History']]);
});

test('3-44 the content system orders, names, groups and hides the entries', () => {
  const menu = [
    { path: '/gamehall', title: 'All slots' },
    { path: '/' },
    { path: '/cashier/withdraw', group: 'Money' },
    { path: '/cashier/deposit', group: 'Money', isVisible: false },
    { path: '/cashier/history', title: 'Statement', group: 'Money' },
  ];
  expect(navigationOf(menu, '/', 'ar').groups).toEqual([
    {
      label: undefined,
      items: [
        ['All slots', '/ar/gamehall'],
        ['Home', '/ar'],
      ],
    },
    {
      label: 'Money',
      items: [
        ['Withdraw', '/ar/cashier/withdraw'],
        ['Statement', '/ar/cashier/history'],
      ],
    },
  ]);
});

test('3-44 an entry without a page or without a page name is left out; if none is left the site has its own menu', () => {
  const broken = [{ path: '/no/such/page', title: 'Sport' }, { path: '/game/jade-ascent' }];
  expect(navigationOf([...broken, { path: '/gamehall' }]).groups).toEqual([
    { label: undefined, items: [['Games', '/gamehall']] },
  ]);
  expect(navigationOf(broken).groups).toHaveLength(3);
});

test('3-44 entries for the bar, four at most, are beside Menu', () => {
  const bar = ['/', '/gamehall', '/cashier/deposit', '/cashier/withdraw', '/cashier/history'].map((path) => ({
    path,
    isInBar: true,
  }));
  expect(navigationOf([...bar.slice(0, 2), { path: '/profile/settings' }]).bar).toEqual(['Menu', 'Home', 'Games']);
  expect(navigationOf(bar).bar).toEqual(['Menu', 'Home', 'Games', 'Deposit', 'Withdraw']);
});

test('3-44 of a page and a view of it only the open one is marked', () => {
  const menu = [
    { path: '/gamehall' },
    { title: 'New games', games: { category: 'new' } },
    { path: '/game/jade-ascent', title: 'Jade Ascent' },
  ];
  expect(navigationOf(menu, '/gamehall?category=new&providers=x').current).toEqual(['New games']);
  expect(navigationOf(menu, '/gamehall?category=old').current).toEqual(['Games']);
  expect(navigationOf(menu, '/game/jade-ascent').current).toEqual(['Jade Ascent']);
});

test('1-22 the content system’s menu has no entry for a page that the market hides in this shell', () => {
  const menu = [
    { path: '/gamehall' },
    { path: '/cashier/withdraw' },
    { path: '/cashier/history?type=withdrawal', title: 'Sent' },
  ];
  const { groups } = navigationOf(menu, '/', 'en', ['/cashier/withdraw', '/cashier/history']);
  expect(groups.flatMap(({ items }) => items.map(([, href]) => href))).toEqual(['/gamehall']);
});
