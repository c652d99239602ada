import { afterNextPaint } from './afterNextPaint.ts';

/**
 * The page stands still from the next frame on: what was touched answers first. Where a scrollbar took room, its room is
 * kept, so that nothing moves aside. The answer lets the page scroll again.
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
