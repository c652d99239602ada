import { flushSync } from 'react-dom';

/** `view-transition-name` of the clicked picture and of the poster it grows into. */
const NAME = 'opened';

/**
 * Draws a change of page. With view transitions, and unless the user prefers reduced motion, the old page fades into
 * the new one and the clicked picture grows into the new page's poster (`data-poster`). Resolves when the DOM has
 * changed; does not wait for the animation.
 */
export async function drawChange(page: Window, touched: Element | null, change: () => void): Promise<void> {
  const { document } = page;
  if (
    !('startViewTransition' in document) ||
    document.hidden ||
    page.matchMedia('(prefers-reduced-motion: reduce)').matches
  )
    return change();
  // Two elements of one name make the browser skip the transition. A game page has both its poster and tiles.
  const picture = posterIn(document) ? null : pictureIn(touched);
  const leaveOld = carryName(picture);
  let leaveNew: () => void = () => undefined;
  const transition = document.startViewTransition(() => {
    leaveOld();
    flushSync(change);
    if (picture) leaveNew = carryName(pictureIn(posterIn(document)));
  });
  // Rejects if the page is hidden or another transition starts meanwhile; the change is applied all the same.
  transition.ready.catch(() => undefined);
  void transition.finished.finally(() => leaveNew()).catch(() => undefined);
  await transition.updateCallbackDone;
}

const posterIn = (document: Document): Element | null => document.querySelector('main [data-poster]');

/** The frame element of a loaded picture, which has the rounded corners. */
const pictureIn = (element: Element | null): HTMLElement | null =>
  element?.querySelector('img')?.closest('span') ?? null;

/** Gives an element the transition name; the returned function removes it. */
function carryName(element: HTMLElement | null): () => void {
  element?.style.setProperty('view-transition-name', NAME);
  return () => element?.style.removeProperty('view-transition-name');
}
