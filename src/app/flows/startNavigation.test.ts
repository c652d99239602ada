// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eventually } from '../../../tests/eventually.ts';
import { deferred } from '../../../tests/fakes/fakeCall.ts';
import { settle } from '../../../tests/fakes/FakeClock.ts';
import { testRoot } from '../../../tests/fakes/testRoot.ts';
import { routes } from '../routing/routes.ts';
import { startNavigation } from './startNavigation.ts';
import type { Navigation } from './startNavigation.ts';

let navigation: Navigation | null = null;

beforeEach(() => {
  history.replaceState(null, '', '/gamehall');
  shown.length = 0;
  document.title = '';
  window.scrollTo = () => {};
});
afterEach(() => navigation?.stop());

/** What was loaded, as title and query: code is loaded once for all visits. */
const shown: string[] = [];

const pageOf = (title: string) => ({
  Page: () => null,
  head: () => ({ title, description: '' }),
  loadData: (_app: unknown, { search }: { readonly search: URLSearchParams }) => {
    shown.push(`${title} ${search.toString()}`.trim());
    return Promise.resolve(undefined);
  },
});

/** A visit at the hall, whose network brings the words of the jackpots' page only when the test says so. */
function visit() {
  const made = testRoot({ address: '/gamehall' });
  const words = deferred<undefined>();
  for (const [name, title] of [
    ['hall', 'Hall'],
    ['jackpots', 'Jackpots'],
  ] as const) {
    const route = routes.find((one) => one.name === name)!;
    vi.spyOn(route, 'importModule').mockResolvedValue(pageOf(title) as never);
  }
  const loading = vi
    .spyOn(made.root, 'loadMessages')
    .mockImplementation((names) => (names.includes('jackpots') ? words.promise : Promise.resolve()));
  const site = { isSilent: true };
  navigation = startNavigation(made.root, window, {
    askForBuild: () => Promise.resolve(site.isSilent ? 'silent' : 'unknown'),
    ownBuild: () => '/assets/entry-1.js',
  });
  return {
    ...made,
    navigation,
    loading,
    site,
    at: () => location.pathname + location.search,
    title: () => document.title.split(' | ')[0],
    arrives: () => words.resolve(undefined),
    fails: () => words.reject(new TypeError('Failed to fetch')),
  };
}

test('2.2-8 a search that settles while a pressed page is on its way is in the address, and the page comes', async () => {
  const { navigation: app, root, at, title, arrives } = visit();
  app.go('/jackpots');
  app.go('/gamehall?query=gem', { replace: true });
  expect([at(), root.place.search]).toEqual(['/gamehall?query=gem', '?query=gem']);
  await eventually(() => expect(shown).toEqual(['Hall query=gem']));
  arrives();
  await eventually(() => expect([at(), shown]).toEqual(['/jackpots', ['Hall query=gem', 'Jackpots']]));
  expect([app.depth(), title()]).toEqual([1, 'Jackpots']);
});

test('I8 after ten seconds a pressed page is said to be on its way, until it comes', async () => {
  const { navigation: app, root, clock, at, arrives } = visit();
  app.go('/jackpots');
  await eventually(() => expect(document.documentElement.hasAttribute('data-coming')).toBe(true));
  await clock.advance(9_999);
  expect(root.coming.isSlow).toBe(false);
  await clock.advance(1);
  expect(root.coming.isSlow).toBe(true);
  arrives();
  await eventually(() => expect([at(), root.coming.isSlow]).toEqual(['/jackpots', false]));
});

test('4-59 a page that is waited for stays wanted while a search settles', async () => {
  const { navigation: app, root, at, loading, fails } = visit();
  app.go('/jackpots');
  fails();
  await eventually(() => expect(root.coming.retry).not.toBeNull());
  app.go('/gamehall?query=gem', { replace: true });
  await eventually(() => expect([at(), shown]).toEqual(['/gamehall?query=gem', ['Hall query=gem']]));
  await settle();
  const { retry } = root.coming;
  expect(retry).not.toBeNull();
  loading.mockResolvedValue(undefined);
  retry?.();
  await eventually(() => expect([at(), root.coming.retry]).toEqual(['/jackpots', null]));
});

test('2.2-8 a search that settles when the player has stayed after all is sent as ever', async () => {
  const { navigation: app, root, at } = visit();
  const answer = deferred<boolean>();
  const ask = vi.fn(() => answer.promise);
  root.leaving.hold({ isNeeded: () => true, ask });
  app.go('/jackpots');
  await eventually(() => expect(ask).toHaveBeenCalled());
  app.go('/gamehall?query=gem', { replace: true });
  answer.resolve(false);
  await eventually(() => expect(shown).toEqual(['Hall query=gem']));
  app.go('/gamehall?query=ruby', { replace: true });
  await eventually(() => expect(shown).toEqual(['Hall query=gem', 'Hall query=ruby']));
  expect([at(), app.depth()]).toEqual(['/gamehall?query=ruby', 0]);
});

test('2.2-8 another address of the page that is pressed takes the place of the page on its way', async () => {
  const { navigation: app, at, title, arrives } = visit();
  app.go('/jackpots');
  app.go('/gamehall?category=slots');
  await eventually(() => expect(shown).toEqual(['Hall category=slots']));
  arrives();
  await settle();
  expect([at(), title()]).toEqual(['/gamehall?category=slots', 'Hall']);
});

test('17-6 a link to another language stays on the page where the site is silent, and goes on once it answers', async () => {
  const { root, site, at } = visit();
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  document.body.innerHTML = '<a href="/ru/gamehall?query=gem#top" hreflang="ru">Русский</a>';
  document.querySelector('a')?.click();
  await eventually(() => expect(root.coming.retry).not.toBeNull());
  expect([at(), assign.mock.calls]).toEqual(['/gamehall', []]);
  site.isSilent = false;
  root.coming.retry?.();
  await eventually(() => expect(assign.mock.calls).toEqual([['/ru/gamehall?query=gem#top']]));
  assign.mockRestore();
});
