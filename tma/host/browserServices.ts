import type { Place } from './HostView.ts';

/** The copied text; null if the browser refuses. */
export async function readClipboard(): Promise<string | null> {
  try {
    return await navigator.clipboard.readText();
  } catch {
    return null;
  }
}

/** Where the browser says the user is; null if it refuses or does not know. */
export const locate = (): Promise<Place | null> =>
  new Promise((resolve) => {
    if (!('geolocation' in navigator)) {
      resolve(null);
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => resolve({ latitude, longitude, accuracy }),
      () => resolve(null),
      { timeout: 10_000 },
    );
  });

export function download(url: string, fileName: string): void {
  if (!/^https?:\/\//.test(url)) return;
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.rel = 'noopener';
  link.target = '_blank';
  link.click();
}
