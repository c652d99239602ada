import type { Stop } from '../../../kernel/manifest.ts';
import type { Root } from '../../createRoot.ts';
import type { Navigation } from '../startNavigation.ts';
import type { ToServiceWorker } from './caches.ts';

const hourMs = 3_600_000;
const toldKey = 'offlineReady';
/** Longest wait for a new worker, in ms: the page that follows is of the new build in any case. */
const takeOverMs = 1_500;

/** Resolves when the worker is active: it waits until the one before has answered its requests. */
const tookOver = (worker: ServiceWorker, clock: Root['clock']): Promise<void> =>
  new Promise((resolve) => {
    const isOver = () => worker.state !== 'installed';
    if (isOver()) return resolve();
    clock.after(takeOverMs, resolve);
    worker.addEventListener('statechange', () => {
      if (isOver()) resolve();
    });
  });

/**
 * 4-59, 7-120: tells once that the app opens offline, looks for a newer build every hour, and lets a new worker take
 * over at the next change of the page, which then loads the new build. Never while a game, a dialog or a form with
 * something to lose is open.
 */
export function watchUpdates(root: Root, registration: ServiceWorkerRegistration, navigation: Navigation): Stop {
  const { serviceWorker } = navigator;
  let isStopped = false;
  let stopWaiting: () => void = () => {};

  const tell = (worker: ServiceWorker | null, message: ToServiceWorker) => worker?.postMessage(message);
  const mayReload = () =>
    !root.play.isPlaying && !root.play.isMoneyMoving && !root.leaving.isHeld && !root.dialogs.isAnyOpen;

  async function say(key: 'installed:ready' | 'installed:update'): Promise<void> {
    await root.loadMessages(['installed']);
    if (!isStopped) root.notices.show(root.t(key));
  }

  function sayReady(): void {
    if (root.storage.get(toldKey) !== null) return;
    root.storage.set(toldKey, '1');
    void say('installed:ready').catch(() => root.storage.remove(toldKey));
  }

  function offer(worker: ServiceWorker): void {
    void say('installed:update').catch(() => undefined);
    navigation.loadNext(async () => {
      if (isStopped || !mayReload()) return false;
      tell(worker, { kind: 'takeOver' });
      await tookOver(worker, root.clock);
      return true;
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
  void serviceWorker.ready.then(({ active }) => tell(active, { kind: 'keepCatalogue', locale: root.locale.code }));
  checkLater();
  return () => {
    isStopped = true;
    stopWaiting();
    registration.removeEventListener('updatefound', handleFound);
  };
}
