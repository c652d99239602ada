import { isStorageBlocked } from '../../lib/isStorageBlocked.ts';

/**
 * If the browser blocks the frame's storage, launch data survives a reload of the frame only in the address, but page
 * changes write addresses without it: this adds it again after every page change. The app ignores a launch's hash, so
 * it does not get into links. Browsers without the Navigation API do not block storage in frames.
 *
 * `write` adds the launch to the address; returns the function that does so from now on.
 */
export function keepLaunchInAddress(page: Window, write: () => void): () => void {
  const navigation = page.navigation as Navigation | undefined;
  if (navigation === undefined || !isStorageBlocked(page)) return () => undefined;
  const keep = () => {
    if (!page.location.hash.includes('tgWebAppPlatform=')) write();
  };
  // Deferred, because the code that changed the page still reads its hash.
  navigation.addEventListener('currententrychange', () => queueMicrotask(keep));
  keep();
  return write;
}
