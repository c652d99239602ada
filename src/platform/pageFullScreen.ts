import { useSyncExternalStore } from 'react';
import type { FullScreen } from './Platform.ts';

/** The browser's full screen; null if it has none for pages (iPhones). */
export function pageFullScreen({ document: page }: Window): FullScreen | null {
  if (!page.fullscreenEnabled) return null;
  const subscribe = (listener: () => void) => {
    page.addEventListener('fullscreenchange', listener);
    return () => page.removeEventListener('fullscreenchange', listener);
  };
  const isOn = () => page.fullscreenElement !== null;
  // Refused without a user gesture, or if the embedding page forbids it: the page stays as it is.
  const dropped = () => {};
  return {
    isForGames: false,
    useIsOn: () => useSyncExternalStore(subscribe, isOn, () => false),
    enter: (part) => void part.requestFullscreen().catch(dropped),
    exit: () => void page.exitFullscreen().catch(dropped),
  };
}
