export const isPageVisible = (): boolean => document.visibilityState === 'visible';

/** Tells when the page is seen again: browsers slow the timers of pages that nobody sees. */
export function onPageVisible(listener: () => void): () => void {
  const hear = () => {
    if (isPageVisible()) listener();
  };
  document.addEventListener('visibilitychange', hear);
  return () => document.removeEventListener('visibilitychange', hear);
}
