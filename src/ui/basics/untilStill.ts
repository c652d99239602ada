import { textFields } from '../../shared/text/textFields.ts';

/** In ms: who pauses that long has finished typing, or reads. */
const pauseMs = 4_000;
const signs = ['keydown', 'input', 'pointerdown', 'focusin'] as const;

/**
 * Resolves when nothing is being typed into the page: at once if no field has the focus, or else after a pause. What comes
 * by itself meanwhile would take the focus, and with it the rest of the word.
 */
export function untilStill(clock: { after(ms: number, run: () => void): () => void }): Promise<void> {
  if (document.activeElement?.matches(textFields) !== true) return Promise.resolve();
  return new Promise((resolve) => {
    let stopTimer = (): void => {};
    const wait = (): void => {
      stopTimer();
      stopTimer = clock.after(pauseMs, () => {
        for (const sign of signs) document.removeEventListener(sign, wait, true);
        resolve();
      });
    };
    for (const sign of signs) document.addEventListener(sign, wait, { capture: true, passive: true });
    wait();
  });
}
