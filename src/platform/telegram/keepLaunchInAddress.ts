/**
 * Where the browser blocks the frame's storage, nothing but the address outlives a reload of the frame, and each step in
 * the app writes an address without the launch: it is put back behind every step. The app reads a launch's hash as none,
 * so no link carries it on. Browsers without the Navigation API keep storage in frames, so there nothing is lost.
 *
 * `write` gives the address its launch; returns what does so now.
 */
export function keepLaunchInAddress(page: Window, write: () => void): () => void {
  const navigation = page.navigation as Navigation | undefined;
  if (navigation === undefined || !isStorageBlocked(page)) return () => undefined;
  const keep = () => {
    if (!page.location.hash.includes('tgWebAppPlatform=')) write();
  };
  // After the step's own code, which still reads the hash that it asked for.
  navigation.addEventListener('currententrychange', () => queueMicrotask(keep));
  keep();
  return write;
}

function isStorageBlocked(page: Window): boolean {
  try {
    // `sessionStorage` may have a stand-in in memory by now (app/inlineScript.ts); both are blocked alike.
    page.localStorage.getItem('');
    return false;
  } catch {
    return true;
  }
}
