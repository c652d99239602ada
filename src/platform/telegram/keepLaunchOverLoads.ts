/**
 * A load of another page of this site (another language, a page whose code is gone) would lose the launch where the
 * browser blocks the frame's storage: such loads go through `restart`, which carries it. Browsers without the Navigation
 * API keep storage in frames, so there nothing is lost.
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
    // Outside of the event: a navigation that starts within one is cancelled with it.
    setTimeout(() => restart(url.pathname + url.search), 0);
  });
}
