import { trustedScriptUrl } from '../../lib/trustedScriptUrl.ts';
import type { Root } from '../createRoot.ts';
import type { Stop } from '../../kernel/manifest.ts';
import type { Navigation } from './startNavigation.ts';
import { stopAll } from './stopAll.ts';

/**
 * 4-58, 4-59: registers the service worker at the site root, never inside the messenger, and follows its updates
 * (`installed/watchUpdates.ts`). Where there is none, updates are asked for (`installed/watchBuild.ts`).
 */
export function startServiceWorker(root: Root, navigation: Navigation): Stop {
  if (import.meta.env.DEV) return () => {};
  let isStopped = false;
  let stopWatching: Stop = () => {};

  async function register(): Promise<void> {
    const registration = await navigator.serviceWorker.register(trustedScriptUrl('/sw.js'));
    const [{ watchUpdates }, { openNotified }] = await Promise.all([
      import('./installed/watchUpdates.ts'),
      import('./installed/openNotified.ts'),
    ]);
    if (isStopped) return;
    stopWatching = stopAll([watchUpdates(root, registration, navigation), openNotified(root, navigator.serviceWorker)]);
  }

  async function ask(): Promise<void> {
    const { watchBuild } = await import('./installed/watchBuild.ts');
    if (!isStopped) stopWatching = watchBuild(root, navigation);
  }

  // Blocked by the browser's settings: the site works without it.
  const isPossible = root.platform.can.serviceWorker;
  const start = () => void (isPossible ? register().catch(ask) : ask()).catch(() => undefined);
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 5_000 });
  else root.clock.after(2_000, start);
  return () => {
    isStopped = true;
    stopWatching();
  };
}
