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

/** What a press says besides the name of its button: a toggle that has turned meanwhile would be turned back. */
const STATES = ['aria-pressed', 'aria-checked', 'aria-selected', 'aria-expanded'] as const;

/** As it is read out, near enough to tell whether it has become another. */
function nameOf(button: HTMLButtonElement): string {
  const labels = (button.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter((id) => id !== '');
  const labelled = labels.map((id) => button.ownerDocument.getElementById(id)?.textContent ?? '').join(' ');
  return labelled || (button.getAttribute('aria-label') ?? button.textContent);
}

/** What its press means: its name and state, and where it sends its form. The same button can change in all of them. */
const meaningOf = (button: HTMLButtonElement): string =>
  JSON.stringify([
    nameOf(button).trim(),
    STATES.map((state) => button.getAttribute(state)),
    button.getAttribute('formaction'),
    button.value,
  ]);

/**
 * The button of the same meaning in what is left of the place of a lost one, if there is only one: a part of the frame
 * that comes alive is rendered anew (`HeldPart`).
 */
function heirOf(meaning: string, places: readonly Element[]): HTMLButtonElement | undefined {
  const place = places.find(({ isConnected }) => isConnected);
  const heirs = [...(place?.querySelectorAll('button') ?? [])].filter((button) => meaningOf(button) === meaning);
  return heirs.length === 1 ? heirs[0] : undefined;
}

/** Where a button is, from the nearest element outwards. */
const placesOf = (element: Element): readonly Element[] =>
  element.parentElement === null ? [] : [element.parentElement, ...placesOf(element.parentElement)];

const isEnabled = (button: HTMLButtonElement): boolean =>
  !button.matches(':disabled') && button.getAttribute('aria-disabled') !== 'true';

/**
 * The page hydrates once its code and words have come, navigation and footer after it. A press of one of the buttons
 * before that is made again as soon as the button can take it, if it is still what the player has pressed: in the page,
 * or the same one in its place, enabled, and with the same name and state. Links need no script.
 */
export function keepEarlyPresses(page: PressedPage, clock: Clock): void {
  const keep = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    const waited = page.performance.now() - event.timeStamp;
    if (button === null || !event.isTrusted || waited > PATIENCE_MS || isAlive(button)) return;
    const until = clock.device() + PATIENCE_MS - waited;
    const meaning = meaningOf(button);
    const places = placesOf(button);
    const stop = clock.every(LOOK_MS, () => {
      const present = button.isConnected ? button : heirOf(meaning, places);
      const isReady = present !== undefined && isAlive(present);
      if (!isReady && present !== undefined && clock.device() <= until) return;
      stop();
      if (isReady && isEnabled(present) && meaningOf(present) === meaning) present.click();
    });
  };
  const before = Array.isArray(page.presses) ? page.presses : [];
  page.presses = { push: keep };
  for (const event of before) keep(event);
}
