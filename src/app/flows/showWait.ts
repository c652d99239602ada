import { slowAnswerMs } from '../../shared/slowAnswerMs.ts';
import type { Root } from '../createRoot.ts';

/** Delay before the progress bar, in ms: fast pages do not show it, and it appears before a second click. */
const signAfterMs = 150;

/** While a page is loading for long: `data-coming` on `<html>`, from which base.css draws a progress bar; then words. */
export async function showWait<T>(
  { clock, coming: page }: Pick<Root, 'clock' | 'coming'>,
  { document }: Window,
  coming: Promise<T>,
  isWanted: () => boolean,
): Promise<T> {
  const show = (isComing: boolean) => {
    if (isWanted()) document.documentElement.toggleAttribute('data-coming', isComing);
  };
  const tellSlow = (isSlow: boolean) => {
    if (isWanted()) page.slows(isSlow);
  };
  const patience = setTimeout(show, signAfterMs, true);
  const stopSlow = clock.after(slowAnswerMs, () => tellSlow(true));
  try {
    return await coming;
  } finally {
    clearTimeout(patience);
    stopSlow();
    show(false);
    tellSlow(false);
  }
}
