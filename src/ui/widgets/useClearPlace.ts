import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import { takeClearPlace } from './clearPlace.ts';

/**
 * Puts a box over a dialog, or else the page, at the first of its places (`data-place`) where it covers no title and no
 * control; looks anew when `over`, the name of what is below or in it, changes. `places` is a constant.
 */
export function useClearPlace(
  box: RefObject<HTMLElement | null>,
  places: readonly string[],
  over: string | number | undefined,
  dialog: HTMLElement | null = null,
): void {
  useLayoutEffect(() => {
    if (box.current) takeClearPlace(box.current, places, dialog ?? document);
  }, [box, places, over, dialog]);
}
