import { consentStore } from '../../../domains/analytics/face/ConsentStore.ts';
import type { Stop } from '../../../kernel/manifest.ts';
import type { Root } from '../../createRoot.ts';
import type { Navigation } from '../startNavigation.ts';
import type { ToServiceWorker } from './caches.ts';
import { mayReload } from './mayReload.ts';
import { atQuietMoment } from './quietMoment.ts';

const hourMs = 3_600_000;
const toldKey = 'offlineReady';
/** Longest wait of a change of the page for a new worker, in ms. */
const takeOverMs = 1_500;

/**
 * Whether the worker is active: it waits until the one before has answered its requests. Between the two the browser
 * may leave the request for a document unanswered, so a page that cannot wait so long stays in the app.
 */
const tookOver = (worker: ServiceWorker, clock: Root['clock']): Promise<boolean> =>
  new Promise((resolve) => {
    const isOver = () => worker.state !== 'installed';
    if (isOver()) return resolve(true);
    clock.after(takeOverMs, () => resolve(false));
    worker.addEventListener('statechange', () => {
      if (isOver()) resolve(true);
    });
  });

/**
 * 4-59, 7-120: tells once that the app opens offline, looks for a newer build every hour, and lets a new worker take
 * over at the next change of the page, which then loads the new build; a later one does if that takes too long. Never while a game, a dialog or a form with
 * something to lose is open.
 */
export function watchUpdates(root: Root, registration: ServiceWorkerRegistration, navigation: Navigation): Stop {
  const { serviceWorker } = navigator;
  let isStopped = false;
  let stopWaiting: () => void = () => {};
  let stopWaitingToSay: () => void = () => {};

  const tell = (worker: ServiceWorker | null, message: ToServiceWorker) => worker?.postMessage(message);

  async function say(key: 'installed:ready' | 'installed:update'): Promise<void> {
    await root.loadMessages(['installed']);
    if (!isStopped) root.notices.show(root.t(key));
  }

  /** Once, at a quiet moment and not beside the question for consent: a page that is closed before leaves it to the next one. */
  function sayReady(): void {
    if (root.storage.get(toldKey) !== null) return;
    const consent = root.store(consentStore);
    const sayIt = () => {
      root.storage.set(toldKey, '1');
      void say('installed:ready').catch(() => root.storage.remove(toldKey));
    };
    stopWaitingToSay = atQuietMoment(root, window, () => !consent.isOpen, sayIt);
  }

  function offer(worker: ServiceWorker): void {
    void say('installed:update').catch(() => undefined);
    navigation.loadNext(async () => {
      if (isStopped || !mayReload(root)) return false;
      tell(worker, { kind: 'takeOver' });
      return tookOver(worker, root.clock);
    });
  }

  function follow(worker: ServiceWorker): void {
    const isFirst = registration.active === null;
    worker.addEventListener('statechange', () => {
      if (isStopped) return;
      if (worker.state === 'installed' && !isFirst) offer(worker);
      if (worker.state === 'activated' && isFirst) sayReady();
    });
  }

  const handleFound = () => {
    if (registration.installing) follow(registration.installing);
  };
  const checkLater = () => {
    stopWaiting = root.clock.after(hourMs, () => {
      // Offline: the next hour tries again.
      registration.update().catch(() => undefined);
      checkLater();
    });
  };

  registration.addEventListener('updatefound', handleFound);
  handleFound();
  // Found by an earlier page: this one came from the network and is of the new build already.
  tell(registration.waiting, { kind: 'takeOver' });
  if (registration.active !== null) sayReady();
  void serviceWorker.ready.then(({ active }) => tell(active, { kind: 'keepCatalogue', locale: root.locale.code }));
  checkLater();
  return () => {
    isStopped = true;
    stopWaiting();
    stopWaitingToSay();
    registration.removeEventListener('updatefound', handleFound);
  };
}
