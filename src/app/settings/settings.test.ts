import { expect, test } from 'vitest';
import { complete } from '../../kernel/settings/complete.ts';
import { settings } from './settings.ts';

const completed = (raw: unknown) => complete([settings], raw);

test.each([0, -5, 0.001])(
  '4-48 an interval of %f s is raised to one second, so that no setting floods the operator',
  (countSecondsForInterval) => {
    expect(completed({ balance: { countSecondsForInterval } }).balance.countSecondsForInterval).toBe(1);
  },
);

test('4-46 only known themes are offered, and the default is one of them', () => {
  expect(completed({ themes: { list: ['light', 'pink', 7], default: 'pink' } }).themes).toEqual({
    list: ['light'],
    default: 'light',
  });
  expect(completed({ themes: { list: ['pink'], default: 'light' } }).themes).toEqual({
    list: ['dark', 'light'],
    default: 'dark',
  });
  expect(completed({ themes: { list: ['light', 'dark', 'light'], default: 'light' } }).themes).toEqual({
    list: ['light', 'dark'],
    default: 'light',
  });
});

test('3-41 without a default the visitor’s system decides, where there is a choice', () => {
  const themesOf = (themes?: object) => completed(themes === undefined ? {} : { themes }).themes;
  expect([themesOf(), themesOf({}), themesOf({ list: ['light', 'dark'] }), themesOf({ list: ['light'] })]).toEqual([
    { list: ['dark', 'light'], default: '' },
    { list: ['dark', 'light'], default: '' },
    { list: ['light', 'dark'], default: '' },
    { list: ['light'], default: 'light' },
  ]);
});

test('3-44 menu entries are completed; those without a path of this site are left out', () => {
  const { menu } = completed({
    menu: [
      { path: '/gamehall' },
      null,
      { path: 7, title: 'x' },
      { path: '//evil.test' },
      { path: 'https://evil.test/x', title: 'Evil' },
      'y',
      { path: '/cashier/history', title: ' Past ', group: 'Money', isVisible: false, isInBar: true },
    ],
  });
  expect(menu).toEqual([
    { path: '/gamehall', title: '', group: '', isVisible: true, isInBar: false },
    { path: '/cashier/history', title: 'Past', group: 'Money', isVisible: false, isInBar: true },
  ]);
});

test('3-44, 2.6-1, 2.6-2 an entry with games links to that view of the hall', () => {
  const games = [{ category: 'new' }, { providers: ['north', 'a&b'] }, { category: 'a b', providers: ['x'] }, {}, null];
  const paths = completed({ menu: games.map((one) => ({ title: 'x', games: one })) }).menu.map(({ path }) => path);
  expect(paths).toEqual([
    '/gamehall?category=new',
    '/gamehall?providers=north,a%26b',
    '/gamehall?category=a%20b&providers=x',
    '/gamehall',
    '/gamehall',
  ]);
});

test('3-29 the footer: entries without a name or a usable target, and columns without a link, are left out', () => {
  const links = [
    { label: ' Rules ', href: '/rules' },
    { label: '', href: '/x' },
    { label: 'Odd', href: 'data:x' },
  ];
  const footer = {
    columns: [{ title: 'House', links }, { title: 'Empty', links: [] }, { links }, 7],
    social: [
      { label: 'Chat', href: 'https://chat.test', icon: 'https://art.test/c.svg' },
      { label: 'Mail', href: 'mailto:a@house.test', icon: 'data:x' },
      null,
    ],
    licences: [{ label: 'No. 1', href: '#licence', text: 'a'.repeat(100) }],
  };
  expect(completed({ footer }).footer).toEqual({
    columns: [{ title: 'House', links: [{ label: 'Rules', href: '/rules' }] }],
    social: [
      { label: 'Chat', href: 'https://chat.test/', icon: 'https://art.test/c.svg' },
      { label: 'Mail', href: 'mailto:a@house.test', icon: '' },
    ],
    licences: [{ label: 'No. 1', href: '#licence', text: 'a'.repeat(80) }],
  });
});

test('3-35 redirects without both paths, and hosts that are none, are left out; no page carries more than 300', () => {
  const rules = [
    { from: '/old', to: '/new', isPermanent: true },
    { from: '/x', to: 'https://main.test/', isPermanent: 'yes' },
    { from: 'old', to: '/new' },
    { from: '/old', to: '' },
    { to: '/new' },
    null,
  ];
  const { redirects } = completed({ redirects: { rules, hosts: ['main.test', 'main.test:81', 'main.test/x', '', 7] } });
  expect(redirects).toEqual({
    rules: [
      { from: '/old', to: '/new', isPermanent: true },
      { from: '/x', to: 'https://main.test/', isPermanent: false },
    ],
    hosts: ['main.test', 'main.test:81'],
  });
  const many = Array.from({ length: 400 }, (_, index) => ({ from: `/${index}`, to: '/' }));
  expect(completed({ redirects: { rules: many } }).redirects.rules).toHaveLength(300);
});
