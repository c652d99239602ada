/** Tells when the page is left: by a load of another one, a reload, or a step that may come back to it. */
export function onPageHide(listener: () => void): () => void {
  addEventListener('pagehide', listener);
  return () => removeEventListener('pagehide', listener);
}
