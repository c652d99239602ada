/** `scroll` is the document's; a wheel or a finger scrolls its inner parts. Carousels scroll by themselves. */
const documentEvents = ['keydown', 'click', 'wheel', 'touchmove'] as const;

/** Reports key presses, clicks and scrolling on this page (4-3), before the page's own handlers and without delaying them. */
export function onUserActivity(listener: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  for (const type of documentEvents)
    document.addEventListener(type, listener, { passive: true, capture: true, signal });
  document.addEventListener('scroll', listener, { passive: true, signal });
  return () => controller.abort();
}

/** Reports a click or tap anywhere on this page, and the press of a button by key. */
export function onPress(listener: () => void): () => void {
  document.addEventListener('click', listener, { capture: true });
  return () => document.removeEventListener('click', listener, { capture: true });
}

/** Reports that the page is visible again, for instance after the machine slept. */
export function onShown(listener: () => void): () => void {
  const hear = () => {
    if (document.visibilityState === 'visible') listener();
  };
  document.addEventListener('visibilitychange', hear);
  return () => document.removeEventListener('visibilitychange', hear);
}
