import { fetchFont } from './fontFaces.ts';

/** Calls back when nobody waits for the page, at the latest after a second. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 1000 });
  else setTimeout(run, 200);
}

async function load(): Promise<void> {
  const faces = await fetchFont(document.documentElement.lang);
  whenIdle(() => {
    for (const face of faces) document.fonts.add(face);
  });
}

/**
 * Asks for Onest once the page has been painted and gone quiet, so that the font never competes with the first picture.
 * The fallback faces in base.css have its metrics: the later swap moves nothing. Where it does not arrive they stay.
 */
export function loadFont(): void {
  requestAnimationFrame(() => whenIdle(() => void load().catch(() => undefined)));
}
