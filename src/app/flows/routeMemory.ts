import { reaction } from 'mobx';
import type { Root } from '../createRoot.ts';
import type { Stop } from '../../kernel/manifest.ts';

/**
 * 1-22: a messenger may reopen the app at its first address in the middle of a visit; the player comes back to where
 * they were. Only from the start page: an address that names a page was meant.
 */
export function startRouteMemory(root: Root): Stop {
  const { platform, place } = root;
  let stopRemembering: Stop = () => {};
  let isStopped = false;

  async function restore(): Promise<void> {
    const last = await platform.lastRoute();
    if (isStopped) return;
    if (last !== null && last !== '/' && place.path === '/') root.navigate(last, { replace: true });
    stopRemembering = reaction(
      () => place.path + place.search,
      (path) => platform.rememberRoute(path),
      { fireImmediately: true },
    );
  }

  void restore();
  return () => {
    isStopped = true;
    stopRemembering();
  };
}
