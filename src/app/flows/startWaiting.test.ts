// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eventually } from '../../../tests/eventually.ts';
import { BrokenImport } from '../../lib/BrokenImport.ts';
import { FileMissing } from '../../lib/KeptFetch.ts';
import { settle } from '../../../tests/fakes/FakeClock.ts';
import { fakePlatform } from '../../../tests/fakes/fakePlatform.ts';
import { testRoot } from '../../../tests/fakes/testRoot.ts';
import { routes } from '../routing/routes.ts';
import { startNavigation } from './startNavigation.ts';
import type { Navigation } from './startNavigation.ts';
import { startWaiting } from './startWaiting.ts';
import type { ServedBuilds } from './startWaiting.ts';

const own = '/assets/entry-1.js';
let navigation: Navigation | null = null;
let served: Awaited<ReturnType<ServedBuilds['askForBuild']>> = 'silent';

beforeEach(() => {
  served = 'silent';
  history.replaceState(null, '', '/');
});
afterEach(() => navigation?.stop());

/** A visit at the index whose network does not bring the words of the providers' page until `arrives`. */
function offline() {
  const made = testRoot({ answers: { 'GET games.getProviders': () => ({ items: [] }) } });
  const route = routes.find(({ name }) => name === 'providers')!;
  const module = { Page: () => null, head: () => ({ title: 'Providers', description: '' }) };
  vi.spyOn(route, 'importModule').mockResolvedValue(module as never);
  const loading = vi.spyOn(made.root, 'loadMessages').mockRejectedValue(new TypeError('Failed to fetch'));
  navigation = startNavigation(made.root, window, {
    askForBuild: () => Promise.resolve(served),
    ownBuild: () => own,
  });
  const arrives = () => {
    served = { entry: own };
    loading.mockResolvedValue(undefined);
  };
  return { ...made, navigation, arrives, loading };
}

type Visit = ReturnType<typeof offline>;

const waits = ({ root }: Visit) => eventually(() => expect(root.coming.retry).not.toBeNull());
const hasCome = ({ root }: Visit) =>
  eventually(() => expect([root.place.path, root.place.hash, root.coming.retry]).toEqual(['/providers', '#b', null]));

test.each([
  ['when the browser is online again', () => void dispatchEvent(new Event('online'))],
  ['upon a press', ({ root }: Visit) => root.coming.retry?.()],
  ['after a pause', ({ clock }: Visit) => clock.advance(1_000)],
])('4-59 offline a page that has not been loaded yet is waited for, and comes by itself %s', async (_when, what) => {
  const visit = offline();
  visit.navigation.go('/providers#b');
  await waits(visit);
  expect([visit.root.place.path, location.pathname, visit.platform.restarts]).toEqual(['/', '/', []]);
  visit.arrives();
  await what(visit);
  await hasCome(visit);
  expect(visit.platform.restarts).toEqual([]);
});

test('4-59 each failure is waited for anew, without a reload, while what is said stays', async () => {
  const visit = offline();
  visit.navigation.go('/providers#b');
  await waits(visit);
  const first = visit.root.coming.retry;
  dispatchEvent(new Event('online'));
  await eventually(() => expect(visit.root.coming.retry).not.toBe(first));
  expect([visit.loading.mock.calls.length, visit.platform.restarts]).toEqual([2, []]);
});

test('4-59 another page that is wanted meanwhile ends the waiting', async () => {
  const visit = offline();
  visit.navigation.go('/providers#b');
  await waits(visit);
  // Its words are there already.
  visit.arrives();
  visit.navigation.go('/?a=1');
  await eventually(() => expect([visit.root.place.search, visit.root.coming.retry]).toEqual(['?a=1', null]));
  dispatchEvent(new Event('online'));
  await visit.clock.advance(60_000);
  expect(visit.root.place.path).toBe('/');
});

test('7-120 only a build that is gone is loaded anew, once, at the page that was wanted, with its hash', async () => {
  const visit = offline();
  served = { entry: '/assets/entry-2.js' };
  visit.navigation.go('/providers?a=1#b');
  await eventually(() => expect(visit.platform.restarts).toEqual(['/providers?a=1#b']));
  expect([location.pathname, visit.root.coming.retry]).toEqual(['/', null]);
});

const notImported = new BrokenImport(new TypeError('Failed to fetch dynamically imported module'));

test.each([
  ['whose build is gone', '/assets/entry-2.js', new FileMissing('gone', 1_000, () => Promise.resolve())],
  ['whose import this document will not try again', own, notImported],
])('4-59, 7-120 a page %s is loaded anew once, and from then on upon a press', async (_what, entry, cause) => {
  const visit = offline();
  served = { entry };
  visit.loading.mockRejectedValue(cause);
  visit.navigation.go('/providers#b');
  await eventually(() => expect(visit.platform.restarts).toEqual(['/providers#b']));
  expect(visit.root.coming.retry).toBeNull();
  // The next document fails in the same way.
  history.replaceState(visit.platform.entryState, '');
  visit.navigation.go('/providers#b');
  await waits(visit);
  expect(visit.platform.restarts).toHaveLength(1);
  visit.root.coming.retry?.();
  expect(visit.platform.restarts).toEqual(['/providers#b', '/providers#b']);
});

test('1-22 a shell that leads a redirected load back to its page does not load it again and again', async () => {
  const visit = offline();
  served = { entry: own };
  visit.loading.mockRejectedValue(notImported);
  vi.spyOn(visit.platform, 'lastRoute').mockResolvedValue('/providers#b');
  visit.navigation.go('/providers#b');
  await waits(visit);
  expect(visit.platform.restarts).toEqual([]);
});

test("7-120 a fault of a page's own code is reported once its document was loaded anew", async () => {
  const page = { ...testRoot().root, platform: fakePlatform({ lastRoute: '/providers' }) };
  const fault = new SyntaxError('not a module');
  const waiting = startWaiting(page, window, { askForBuild: async () => ({ entry: own }), ownBuild: () => own });
  const missing = { address: '/providers', isWanted: () => true, again: () => {} };
  await expect(waiting.forMissing(fault, missing)).rejects.toBe(fault);
  await waiting.forMissing(fault, { ...missing, address: '/winners' });
  expect(page.platform.restarts).toEqual(['/winners']);
});

test('4-59 offline it is waited for, since a reload would end both pages', async () => {
  const visit = offline();
  visit.loading.mockRejectedValue(notImported);
  visit.navigation.go('/providers#b');
  await waits(visit);
  expect(visit.platform.restarts).toEqual([]);
});

test('7-120 offline no newer build is loaded in place of the page: it waits for the site', async () => {
  const visit = offline();
  visit.arrives();
  served = 'silent';
  visit.navigation.loadNext(() => Promise.resolve(true));
  visit.navigation.go('/providers#b');
  await waits(visit);
  await settle();
  expect([visit.platform.restarts, visit.root.place.path]).toEqual([[], '/']);
  served = { entry: '/assets/entry-2.js' };
  dispatchEvent(new Event('online'));
  await eventually(() => expect(visit.platform.restarts).toEqual(['/providers#b']));
});
