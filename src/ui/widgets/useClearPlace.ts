import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import { transitionsEnd } from '../basics/transitionsEnd.ts';
import { takeClearPlace } from './clearPlace.ts';

interface ClearPlace {
  /** From the one it likes best on; a constant. */
  readonly places: readonly string[];
  /** The name of what is below or in the box: another one makes it look anew. */
  readonly over: string | number | undefined;
  /** The dialog that it stands over, if one is open. */
  readonly dialog?: HTMLElement | null;
  /** Whether it looks anew while the content of a new page comes. */
  readonly comesWithPage?: boolean;
}

/** Puts a box over a dialog, or else the page, at the first place (`data-place`) where it covers no title and no control. */
export function useClearPlace(
  box: RefObject<HTMLElement | null>,
  { places, over, dialog = null, comesWithPage = false }: ClearPlace,
): void {
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const look = () => takeClearPlace(element, places, dialog ?? document);
    look();
    if (dialog !== null) return whileDialogSettles(dialog, look);
    return comesWithPage ? whilePageComes(look) : undefined;
  }, [box, places, over, dialog, comesWithPage]);
}

const uses = ['pointerdown', 'wheel', 'touchmove', 'keydown'] as const;

/**
 * The texts of a page come after its frame, which leaves other places free than they do. Nothing moves any more once the
 * player has begun to use the page.
 */
function whilePageComes(look: () => void): () => void {
  const observer = new ResizeObserver(look);
  for (const main of document.querySelectorAll('main')) observer.observe(main);
  const stop = (): void => {
    observer.disconnect();
    for (const use of uses) document.removeEventListener(use, stop, true);
  };
  for (const use of uses) document.addEventListener(use, stop, { capture: true, passive: true });
  return stop;
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
