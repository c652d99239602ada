// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eventually } from '../../../tests/eventually.ts';
import { BrokenImport } from '../../lib/BrokenImport.ts';
import { settle } from '../../../tests/fakes/FakeClock.ts';
import { testRoot } from '../../../tests/fakes/testRoot.ts';
import { routes } from '../routing/routes.ts';
import { startNavigation } from './startNavigation.ts';
import type { Navigation } from './startNavigation.ts';
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
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  const loading = vi.spyOn(made.root, 'loadMessages').mockRejectedValue(new TypeError('Failed to fetch'));
  navigation = startNavigation(made.root, window, {
    askForBuild: () => Promise.resolve(served),
    ownBuild: () => own,
  });
  const arrives = () => {
    served = { entry: own };
    loading.mockResolvedValue(undefined);
  };
  return { ...made, navigation, reload, arrives, loading };
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
  expect([visit.root.place.path, location.pathname, visit.reload.mock.calls.length]).toEqual(['/', '/', 0]);
  visit.arrives();
  await what(visit);
  await hasCome(visit);
  expect(visit.reload).not.toHaveBeenCalled();
});

test('4-59 each failure is waited for anew, without a reload, while what is said stays', async () => {
  const visit = offline();
  visit.navigation.go('/providers#b');
  await waits(visit);
  const first = visit.root.coming.retry;
  dispatchEvent(new Event('online'));
  await eventually(() => expect(visit.root.coming.retry).not.toBe(first));
  expect([visit.loading.mock.calls.length, visit.reload.mock.calls.length]).toEqual([2, 0]);
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
  await eventually(() => expect(visit.reload).toHaveBeenCalledTimes(1));
  expect([location.pathname + location.search + location.hash, visit.root.coming.retry]).toEqual([
    '/providers?a=1#b',
    null,
  ]);
});

test('4-59 a page whose import this document will not try again is loaded anew, and after a reload upon a press', async () => {
  const visit = offline();
  served = { entry: own };
  visit.loading.mockRejectedValue(new BrokenImport(new TypeError('Failed to fetch dynamically imported module')));
  visit.navigation.go('/providers#b');
  await eventually(() => expect(visit.reload).toHaveBeenCalledTimes(1));
  expect([location.pathname + location.hash, visit.root.coming.retry]).toEqual(['/providers#b', null]);
  // The next document fails in the same way.
  const made = vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'reload' }] as never);
  visit.navigation.go('/providers#b');
  await waits(visit);
  expect(visit.reload).toHaveBeenCalledTimes(1);
  visit.root.coming.retry?.();
  expect(visit.reload).toHaveBeenCalledTimes(2);
  made.mockRestore();
});

test('4-59 offline it is waited for, since a reload would end both pages', async () => {
  const visit = offline();
  visit.loading.mockRejectedValue(new BrokenImport(new TypeError('Failed to fetch dynamically imported module')));
  visit.navigation.go('/providers#b');
  await waits(visit);
  expect(visit.reload).not.toHaveBeenCalled();
});

test('7-120 offline no newer build is loaded in place of the page: it waits for the site', async () => {
  const visit = offline();
  visit.arrives();
  served = 'silent';
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  visit.navigation.loadNext(() => Promise.resolve(true));
  visit.navigation.go('/providers#b');
  await waits(visit);
  await settle();
  expect([assign.mock.calls, visit.root.place.path]).toEqual([[], '/']);
  served = { entry: '/assets/entry-2.js' };
  dispatchEvent(new Event('online'));
  await eventually(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/providers#b'));
});
