import { reaction, when } from 'mobx';
import { isHandPath } from '../../../domains/handoff/paths.ts';
import type { Root } from '../../createRoot.ts';
import type { Stop } from '../../../kernel/manifest.ts';
import { pathOfStartParam } from '../../routing/startParams.ts';

/** Longest time that the shell's loading screen covers the app, in ms. */
const coverMs = 2_500;

const here = ({ path, search, hash }: Root['place']): string => path + search + hash;

/**
 * 1-22: a messenger may relaunch the app at its start page during a visit; this returns the player to the last visited
 * page. Only from the page of the launch: any other address was chosen on purpose. A launch for a page of its own whose
 * address did not say so (an older client) is led there. The shell's loading screen stays until that page is shown.
 */
export function startRouteMemory(root: Root): Stop {
  const { platform, place } = root;
  let stopRemembering: Stop = () => {};
  let isStopped = false;
  const started = pathOfStartParam(platform.launch.startParam ?? '');

  async function restore(): Promise<void> {
    const isAtStart = place.path === '/' || place.path === started?.split('?')[0];
    const last = await platform.lastRoute();
    if (isStopped) return;
    const wanted = last ?? (place.path === '/' ? started : null);
    if (wanted !== null && isAtStart && wanted !== here(place)) {
      root.navigate(wanted, { replace: true });
      await when(() => here(place) === wanted || root.status.current !== null, {
        timeout: coverMs,
      }).catch(() => undefined);
      if (isStopped) return;
    }
    platform.ready();
    stopRemembering = reaction(
      () => here(place),
      (path) => {
        // Its code is a secret, and counts once.
        if (!isHandPath(path)) platform.rememberRoute(path);
      },
      { fireImmediately: true },
    );
  }

  void restore();
  return () => {
    isStopped = true;
    stopRemembering();
  };
}
