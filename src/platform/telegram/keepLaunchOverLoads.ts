/**
 * A load of another page of this site (another language, a page whose code is gone) loses the launch data if the
 * browser blocks the frame's storage: such loads are replaced by `restart`, which keeps it. Browsers without the
 * Navigation API do not block storage in frames.
 */
export function keepLaunchOverLoads(page: Window, restart: (address: string) => void): void {
  const navigation = page.navigation as Navigation | undefined;
  navigation?.addEventListener('navigate', (event) => {
    const { destination, navigationType } = event;
    if (!event.cancelable || destination.sameDocument || event.downloadRequest !== null || event.formData !== null)
      return;
    if (navigationType !== 'push' && navigationType !== 'replace') return;
    const url = new URL(destination.url);
    if (url.origin !== page.location.origin) return;
    event.preventDefault();
    // Deferred: a navigation started inside the event is cancelled with it.
    setTimeout(() => restart(url.pathname + url.search + url.hash), 0);
  });
}
