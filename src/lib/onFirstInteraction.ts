const events = ['scroll', 'click', 'mousemove', 'keydown', 'touchstart', 'focus'] as const;

/** 4-53: used where the browser does not say when it is idle, and as the longest wait, in ms. */
const longestWaitMs = 1_000;

/**
 * Runs once: at the first interaction with the page, when the browser is idle, or after a second. The result calls it
 * off.
 */
export function onFirstInteraction(run: () => void): () => void {
  const controller = new AbortController();
  const once = () => {
    if (controller.signal.aborted) return;
    controller.abort();
    clearTimeout(timer);
    run();
  };
  const timer = setTimeout(once, longestWaitMs);
  for (const type of events)
    window.addEventListener(type, once, { passive: true, capture: true, signal: controller.signal });
  if ('requestIdleCallback' in globalThis) requestIdleCallback(once, { timeout: longestWaitMs });
  return () => {
    controller.abort();
    clearTimeout(timer);
  };
}
