import type { Root } from '../createRoot.ts';

interface Steps {
  /** Position of the history entry that is shown on screen. */
  readonly shown: () => number;
  /** Position of the browser's present entry. */
  readonly present: () => number;
}

/**
 * The browser has already gone back (or on) when it tells: if the player has to be asked first, the step is taken back,
 * then they are asked, and with their consent it is repeated. The returned function tells whether it has taken over.
 */
export function askAtStepBack(root: Root, page: Pick<Window, 'history'>, { shown, present }: Steps): () => boolean {
  /** Asks once the step is taken back: the question gets an entry above the page's. */
  let askOnReturn: (() => void) | null = null;
  let isAsking = false;
  const ask = async (target: number) => {
    // Back was pressed again while the question is open: one answer, one step.
    if (isAsking) return;
    isAsking = true;
    const isAgreed = await root.leaving.mayLeavePage();
    isAsking = false;
    if (isAgreed) page.history.go(target - present());
  };
  return () => {
    if (askOnReturn) {
      askOnReturn();
      askOnReturn = null;
      return true;
    }
    const target = present();
    const steps = target - shown();
    if (steps === 0 || !root.leaving.isPageHeld) return false;
    askOnReturn = () => void ask(target);
    page.history.go(-steps);
    return true;
  };
}
