import { whenIdle } from './basics/whenIdle.ts';
import { fetchFont } from './fontFaces.ts';

async function load(): Promise<void> {
  const faces = await fetchFont(document.documentElement.lang);
  whenIdle(() => {
    for (const face of faces) document.fonts.add(face);
  });
}

/**
 * Loads Onest once the page has been painted and the browser is idle, so that the font does not compete with the first
 * picture. The fallback faces (`fallbackFaces.ts`) have its metrics, so the swap moves nothing. If loading fails they stay.
 */
export function loadFont(): void {
  requestAnimationFrame(() => whenIdle(() => void load().catch(() => undefined)));
}
