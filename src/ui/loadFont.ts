/**
 * Asks for Onest once the page has been painted and gone quiet, so that the font never competes with the first picture.
 * The fallback faces in base.css have its metrics: the later swap moves nothing.
 */
export function loadFont(): void {
  const load = () => void import('./fonts.css');
  requestAnimationFrame(() => {
    if ('requestIdleCallback' in window) {
      requestIdleCallback(load, { timeout: 1000 });
      return;
    }
    setTimeout(load, 200);
  });
}
