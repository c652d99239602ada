import type { Clock } from '../lib/clock.ts';

/** How long a press waits for its part, in ms: made later, it would surprise. */
const PATIENCE_MS = 5_000;
const LOOK_MS = 30;

/** React's mark on an element that it has hydrated or rendered. */
const isAlive = (element: Element): boolean => Object.keys(element).some((key) => key.startsWith('__reactProps$'));

/**
 * Navigation and footer hydrate after the page, once their code has loaded. A press of one of their buttons before that
 * is made again as soon as the button can take it; links need no script.
 */
export function keepEarlyPresses(app: HTMLElement, clock: Clock): void {
  const keep = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    const page = app.firstElementChild;
    // The outermost element hydrates with the page. If even that has no mark, React's marks are other ones.
    if (button === null || !event.isTrusted || page === null || !isAlive(page) || isAlive(button)) return;
    const until = clock.device() + PATIENCE_MS;
    const stop = clock.every(LOOK_MS, () => {
      const isReady = isAlive(button);
      if (isReady) button.click();
      if (isReady || !button.isConnected || clock.device() > until) stop();
    });
  };
  app.addEventListener('click', keep, { capture: true });
}
