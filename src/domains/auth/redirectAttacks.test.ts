import { expect, test } from 'vitest';
import { fakePlatform } from '../../../tests/fakes/fakePlatform.ts';
import { testRoot } from '../../../tests/fakes/testRoot.ts';
import { redirectAttacks, redirectQueries } from '../../../tests/fakes/redirectAttacks.ts';
import { completeSiteConfig } from '../../app/settings/siteSettings.ts';
import { defaultSiteConfig } from '../../app/settings/testing/defaultSiteConfig.ts';
import { goOn } from './afterAuth.ts';
import { authPage } from './authPage.ts';

const PAGE = 'https://casino.example/';
const hostOf = (target: string) => new URL(target, PAGE).origin;
const queries = redirectAttacks.flatMap(redirectQueries);

test('2.9-7 after signing in or up no attack leads away from the site', () => {
  const gone: string[] = [];
  const platform = { ...fakePlatform(), openExternal: (url: string) => (gone.push(url), 'left' as const) };
  const { root } = testRoot({ platform });
  for (const search of queries)
    for (const outcome of ['signedIn', 'registered'] as const) {
      root.place.arrive('/', search, '');
      goOn({ ...root, navigate: (to) => void gone.push(to) }, outcome);
    }
  expect(gone.filter((to) => to === '/cashier/deposit?register=success').length).toBeGreaterThan(200);
  expect(gone.filter((to) => hostOf(to) !== 'https://casino.example' || !to.startsWith('/'))).toEqual([]);
});

test.each([
  ['/enter', 'https://casino.example'],
  ['https://login.example/start?step=1#form', 'https://login.example'],
])('3-32 2.8-8 the page in the popup’s place, %s, gets no attack as the way back', (address, host) => {
  const auth = { ...defaultSiteConfig.auth, isPopupEnabled: false };
  const config = {
    ...defaultSiteConfig,
    auth: { ...auth, popupFallbacks: { authorization: address, registration: '' } },
  };
  const { root } = testRoot({ config });
  for (const search of queries) {
    root.place.arrive('/', search, '');
    const page = authPage(root, 'authorization') ?? '';
    const url = new URL(page, PAGE);
    expect(url.origin, page).toBe(host);
    const back = url.searchParams.getAll('backUrl');
    expect(back, page).toHaveLength(1);
    expect([hostOf(back[0] ?? ''), back[0]?.[0]], page).toEqual(['https://casino.example', '/']);
  }
});

test('3-32 2.8-8 the page in the popup’s place is told the whole way back, with the hash', () => {
  const auth = { ...defaultSiteConfig.auth, isPopupEnabled: false };
  const popupFallbacks = { authorization: '/enter', registration: '' };
  const { root } = testRoot({ config: { ...defaultSiteConfig, auth: { ...auth, popupFallbacks } } });
  root.place.arrive('/gamehall', '?sort=new&show_popup_auth=1', '#top');
  const back = new URL(authPage(root, 'authorization') ?? '', PAGE).searchParams.get('backUrl');
  expect(back).toBe('/gamehall?sort=new#top');
});

test('3-32 an attack in place of the popup’s replacement is not used', () => {
  const used = redirectAttacks.flatMap((attack) => {
    const { popupFallbacks } = completeSiteConfig({ auth: { popupFallbacks: { authorization: attack } } }).auth;
    return popupFallbacks.authorization === '' ? [] : [popupFallbacks.authorization];
  });
  // The operator may send guests to any https address; to nothing else.
  expect(used.filter((address) => new URL(address, PAGE).protocol !== 'https:')).toEqual([]);
});
