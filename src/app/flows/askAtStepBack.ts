import type { Root } from '../createRoot.ts';

interface Steps {
  /** Position of the history entry that is shown on screen. */
  readonly shown: () => number;
  /** Position of the browser's present entry. */
  readonly present: () => number;
}

/**
 * The browser has already gone back (or on) when it tells: if the player has to be asked first, the step is taken back,
 * and repeated after their consent. The returned function tells whether it has taken over.
 */
export function askAtStepBack(root: Root, page: Pick<Window, 'history'>, { shown, present }: Steps): () => boolean {
  let isTakingBack = false;
  let isAsking = false;
  const ask = async (steps: number) => {
    isTakingBack = true;
    page.history.go(-steps);
    // Back was pressed again while the question is open: one answer, one step.
    if (isAsking) return;
    isAsking = true;
    const isAgreed = await root.leaving.mayLeavePage();
    isAsking = false;
    if (isAgreed) page.history.go(steps);
  };
  return () => {
    if (isTakingBack) {
      isTakingBack = false;
      return true;
    }
    const steps = present() - shown();
    if (steps === 0 || !root.leaving.isPageHeld) return false;
    void ask(steps);
    return true;
  };
}
