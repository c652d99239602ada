import type { Clock } from '../lib/clock.ts';

/** How long a press waits for its part, in ms: made later, it would surprise. */
const PATIENCE_MS = 5_000;
const LOOK_MS = 30;

/** Where the inline script puts clicks until the app's code is here; afterwards each is told to `push`. */
export interface PressedPage {
  readonly performance: Pick<Performance, 'now'>;
  presses?: { push(event: MouseEvent): unknown } | MouseEvent[];
}

/** React's mark on an element that it has hydrated or rendered. */
const isAlive = (element: Element): boolean => Object.keys(element).some((key) => key.startsWith('__reactProps$'));

/**
 * The page hydrates once its code and words have come, navigation and footer after it. A press of one of the buttons
 * before that is made again as soon as the button can take it; links need no script.
 */
export function keepEarlyPresses(page: PressedPage, clock: Clock): void {
  const keep = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    const waited = page.performance.now() - event.timeStamp;
    if (button === null || !event.isTrusted || waited > PATIENCE_MS || isAlive(button)) return;
    const until = clock.device() + PATIENCE_MS - waited;
    const stop = clock.every(LOOK_MS, () => {
      const isReady = isAlive(button);
      if (isReady) button.click();
      if (isReady || !button.isConnected || clock.device() > until) stop();
    });
  };
  const before = Array.isArray(page.presses) ? page.presses : [];
  page.presses = { push: keep };
  for (const event of before) keep(event);
}
