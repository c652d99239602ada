/** Whether the browser reports a network connection; a hint only, no call depends on it. */
export const isOnline = (): boolean => navigator.onLine;

export function onOnline(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
