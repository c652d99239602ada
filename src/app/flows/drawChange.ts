import { flushSync } from 'react-dom';

/** What is touched and what it grows into are one to the browser while the page changes. */
const NAME = 'opened';

/**
 * Draws a change of page: where the browser has view transitions and motion is wanted, the old page fades into the new
 * one, and the picture that was touched grows into the new page's poster (`data-poster`). Resolves when the new page
 * stands; what moves after that is the browser's own and holds nobody up.
 */
export async function drawChange(page: Window, touched: Element | null, change: () => void): Promise<void> {
  const { document } = page;
  if (
    !('startViewTransition' in document) ||
    document.hidden ||
    page.matchMedia('(prefers-reduced-motion: reduce)').matches
  )
    return change();
  // Two of one name, and the browser would drop the transition: a game's page has its poster, and tiles beside it.
  const picture = posterIn(document) ? null : pictureIn(touched);
  const leaveOld = carryName(picture);
  let leaveNew: () => void = () => undefined;
  const transition = document.startViewTransition(() => {
    leaveOld();
    flushSync(change);
    if (picture) leaveNew = carryName(pictureIn(posterIn(document)));
  });
  // Dropped where the page is hidden meanwhile or changes once more: the change is drawn all the same.
  transition.ready.catch(() => undefined);
  void transition.finished.finally(() => leaveNew()).catch(() => undefined);
  await transition.updateCallbackDone;
}

const posterIn = (document: Document): Element | null => document.querySelector('main [data-poster]');

/** The frame of a picture that is there, corners and all. */
const pictureIn = (element: Element | null): HTMLElement | null =>
  element?.querySelector('img')?.closest('span') ?? null;

/** Gives an element the name; the answer takes it back. */
function carryName(element: HTMLElement | null): () => void {
  element?.style.setProperty('view-transition-name', NAME);
  return () => element?.style.removeProperty('view-transition-name');
}
