import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import { transitionsEnd } from '../basics/transitionsEnd.ts';
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
    const element = box.current;
    if (element === null) return undefined;
    const look = () => takeClearPlace(element, places, dialog ?? document);
    look();
    return dialog === null ? undefined : whileDialogSettles(dialog, look);
  }, [box, places, over, dialog]);
}

/** A dialog slides in, and its content may come and grow later: where it covers nothing at first, it does then. */
function whileDialogSettles(dialog: HTMLElement, look: () => void): () => void {
  let isOver = false;
  void transitionsEnd(dialog).then(() => {
    if (!isOver) look();
  });
  const observer = new ResizeObserver(look);
  for (const part of dialog.children) observer.observe(part);
  return () => {
    isOver = true;
    observer.disconnect();
  };
}
