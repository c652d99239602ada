import { reaction } from 'mobx';
import type { Root } from '../createRoot.ts';
import type { Stop } from '../../kernel/manifest.ts';
import { decoded } from '../../shared/navigation/decoded.ts';

/** 9-15: the target may still be loading. */
const RETRIES = 5;
const RETRY_MS = 300;

/**
 * 9-15: scrolls to the element that the address's hash names, smoothly unless the player wants less motion. Hashes that
 * name no element, such as `#real`, do nothing.
 */
export function startScrollToHash(root: Pick<Root, 'place' | 'clock'>, page: Window): Stop {
  let stopWaiting: Stop = () => {};
  const look = (id: string, retries: number) => {
    const target = page.document.getElementById(id);
    if (target !== null) {
      const isCalm = page.matchMedia('(prefers-reduced-motion: reduce)').matches;
      target.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth' });
    } else if (retries > 0) stopWaiting = root.clock.after(RETRY_MS, () => look(id, retries - 1));
  };
  const stopWatching = reaction(
    () => [root.place.path, root.place.hash] as const,
    ([, hash]) => {
      stopWaiting();
      if (hash.length > 1) look(decoded(hash.slice(1)) ?? hash.slice(1), RETRIES);
    },
    { fireImmediately: true },
  );
  return () => {
    stopWatching();
    stopWaiting();
  };
}
