import { latestBuild, ownBuild } from '../../../lib/build.ts';
import type { Stop } from '../../../kernel/manifest.ts';
import type { Root } from '../../createRoot.ts';
import type { Navigation } from '../startNavigation.ts';
import { mayReload } from './mayReload.ts';

/** 9-23: as often as a service worker is looked for. */
const hourMs = 3_600_000;

export interface Builds {
  readonly own: () => string;
  /** Null if it cannot be known now. */
  readonly latest: () => Promise<string | null>;
}

/**
 * 7-120: where no service worker looks for it, as in the messenger, the site is asked every hour which build it serves. A
 * newer one is offered once, and loaded with the next change of the page that loses nothing.
 */
export function watchBuild(
  root: Root,
  navigation: Pick<Navigation, 'loadNext'>,
  builds: Builds = { own: ownBuild, latest: latestBuild },
): Stop {
  const own = builds.own();
  let offered = own;
  let isStopped = false;

  async function look(): Promise<void> {
    const latest = await builds.latest();
    if (isStopped || latest === null || own === '' || latest === offered) return;
    offered = latest;
    // A deploy that was taken back: this page is the latest again.
    if (latest === own) return navigation.loadNext(() => Promise.resolve(false));
    navigation.loadNext(() => Promise.resolve(!isStopped && mayReload(root)));
    await root.loadMessages(['installed']);
    if (!isStopped) root.notices.show(root.t('installed:update'));
  }

  const stopLooking = root.clock.every(hourMs, () => void look().catch(() => undefined));
  return () => {
    isStopped = true;
    stopLooking();
  };
}
