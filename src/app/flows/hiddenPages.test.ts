// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { fakePlatform } from '../../../tests/fakes/fakePlatform.ts';
import { testRoot } from '../../../tests/fakes/testRoot.ts';
import type { PlatformKind } from '../../platform/Platform.ts';
import { isHiddenPage, shellRules } from '../../kernel/shellRules.ts';
import { usualSite } from '../../shared/site/siteInfo.ts';
import type { SiteInfo } from '../../shared/site/siteInfo.ts';
import { startHiddenPages } from './hiddenPages.ts';
import { eventually } from '../../../tests/eventually.ts';

const site: SiteInfo = {
  ...usualSite,
  shells: {
    web: { methods: null, coins: null, hiddenPages: ['/profile/privacy'] },
    telegram: { methods: ['card'], coins: null, hiddenPages: ['/cashier/withdraw', '/profile/privacy'] },
  },
};

let stop: () => void = () => {};
afterEach(() => stop());

function at(kind: PlatformKind, address: string) {
  const { root } = testRoot({ site, address, platform: { ...fakePlatform(), kind } });
  stop = startHiddenPages(root);
  return root;
}

test.each([
  ['telegram', '/cashier/withdraw', 404],
  ['telegram', '/ru/cashier/withdraw', 404],
  ['telegram', '/cashier/history', null],
  ['web', '/cashier/withdraw', null],
  ['pwa', '/cashier/withdraw', null],
  ['pwa', '/profile/privacy', 404],
] as const)('1-22 in the shell %s the page %s has the status %s', (kind, address, status) => {
  expect(at(kind, address).status.current).toBe(status);
});

test('1-22 a later page is looked at, too, and the next one is shown again', () => {
  const root = at('telegram', '/');
  root.place.arrive('/cashier/withdraw', '', '');
  expect(root.status.current).toBe(404);
  root.status.show(null);
  root.place.arrive('/cashier/history', '', '');
  expect(root.status.current).toBeNull();
});

test('1-22 the server refuses what every shell hides, since it does not know the shell', () => {
  const { root } = testRoot({ site, platform: { ...fakePlatform(), kind: 'server' } });
  const rules = shellRules(root);
  expect(
    ['/profile/privacy', '/profile/privacy/x', '/profile/privacyx', '/cashier/withdraw'].map((path) =>
      isHiddenPage(path, rules),
    ),
  ).toEqual([true, true, false, false]);
});

test('1-22 no link leads there, wherever it comes from and whenever it arrives', async () => {
  document.body.innerHTML =
    '<p><a id="first" href="/ru/cashier/withdraw?x=1">a</a> <a id="other" href="/cashier/history">b</a></p>';
  at('telegram', '/');
  const hidden = (id: string) => document.querySelector<HTMLAnchorElement>(`#${id}`)?.hidden;
  expect([hidden('first'), hidden('other')]).toEqual([true, false]);
  document.body.insertAdjacentHTML('beforeend', '<nav><a id="later" href="/cashier/withdraw">c</a></nav>');
  await eventually(() => expect(hidden('later')).toBe(true));
  document.querySelector('#later')?.setAttribute('href', '/cashier/deposit');
  await eventually(() => expect(hidden('later')).toBe(false));
});
