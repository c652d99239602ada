import { afterNextPaint } from './afterNextPaint.ts';

/**
 * Locks the page's scrolling from the next frame on, after the pressed element's feedback. The width of a removed
 * scrollbar is kept, so that nothing moves sideways. The returned function unlocks.
 */
export function lockScroll(): () => void {
  const root = document.documentElement;
  let isWanted = true;
  void afterNextPaint().then(() => {
    if (isWanted) root.dataset['locked'] = innerWidth > root.clientWidth ? 'bar' : '';
  });
  return () => {
    isWanted = false;
    delete root.dataset['locked'];
  };
}
