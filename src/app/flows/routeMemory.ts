import { reaction } from 'mobx';
import type { Root } from '../createRoot.ts';
import type { Stop } from '../../kernel/manifest.ts';

/**
 * 1-22: a messenger may relaunch the app at its start page during a visit; this returns the player to the last visited
 * page. Only from the start page: any other address was chosen on purpose.
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
