// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { settle } from '../../../../tests/fakes/FakeClock.ts';
import { testRoot } from '../../../../tests/fakes/testRoot.ts';
import { consentStore } from '../../../domains/analytics/face/ConsentStore.ts';
import { usualSite } from '../../../shared/site/siteInfo.ts';
import type { Root } from '../../createRoot.ts';
import type { Navigation } from '../startNavigation.ts';
import { watchUpdates } from './watchUpdates.ts';
import { eventually } from '../../../../tests/eventually.ts';

const toldKey = 'offlineReady';
const ready = 'Croupier is ready to open without a connection.';
const navigation: Navigation = { go: () => {}, depth: () => 0, loadNext: () => {}, stop: () => {} };

beforeEach(() => {
  const serviceWorker = { ready: new Promise(() => {}) };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
});
afterEach(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));

/** A worker that is being installed for the first time, or is there already. */
function registrationWith(active: object | null) {
  const installing = Object.assign(new EventTarget(), { state: 'installing', postMessage: () => undefined });
  const registration = Object.assign(new EventTarget(), {
    active,
    installing: active ? null : installing,
    waiting: null,
  });
  const become = (state: string) => {
    installing.state = state;
    installing.dispatchEvent(new Event('statechange'));
    return settle();
  };
  return { registration: registration as unknown as ServiceWorkerRegistration, become };
}

function watched({ mustAsk, active = null }: { readonly mustAsk: boolean; readonly active?: object | null }) {
  const { root, clock } = testRoot({ site: { ...usualSite, hasAnalytics: mustAsk, needsConsent: mustAsk } });
  const { registration, become } = registrationWith(active);
  const stop = watchUpdates(root, registration, navigation);
  return { root, clock, become, stop };
}

const said = (root: Root) => root.notices.list.map(({ text }) => text);

/** A while in which nothing is done; then the words arrive. */
async function heard({ root, clock }: Pick<ReturnType<typeof watched>, 'root' | 'clock'>): Promise<void> {
  await clock.advance(8_000);
  await eventually(() => expect(said(root)).toEqual([ready]));
}

test('4-58 the first visit hears once that the app opens offline', async () => {
  const { root, clock, become, stop } = watched({ mustAsk: false });
  await become('installed');
  expect(said(root)).toEqual([]);
  await become('activated');
  await heard({ root, clock });
  expect(root.storage.get(toldKey)).toBe('1');
  stop();
});

test('4-58 it is not said beside the question for consent, but once that is answered', async () => {
  const { root, clock, become, stop } = watched({ mustAsk: true });
  const consent = root.store(consentStore);
  expect(consent.isOpen).toBe(true);
  await become('activated');
  await clock.advance(60_000);
  expect([said(root), root.storage.get(toldKey)]).toEqual([[], null]);
  consent.choose('none');
  await heard({ root, clock });
  stop();
});

test('4-58 a visit that left before it could be said leaves it to the next one; nobody hears it twice', async () => {
  const { root, clock, stop } = watched({ mustAsk: false, active: {} });
  await heard({ root, clock });
  stop();
  root.notices.list.forEach(({ id }) => root.notices.close(id));
  const { registration } = registrationWith({});
  const stopAgain = watchUpdates(root, registration, navigation);
  await root.loadMessages(['installed']);
  await clock.advance(60_000);
  expect(said(root)).toEqual([]);
  stopAgain();
});
