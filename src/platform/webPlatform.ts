import { safeStore } from '../lib/keyValueStore.ts';
import { pageFullScreen } from './pageFullScreen.ts';
import { listenToWindows, openOwnWindow } from './ownWindows.ts';
import { noInsets, noLaunch } from './Platform.ts';
import type { Platform } from './Platform.ts';

/** Chromium's install event; not in the DOM library. */
interface InstallEvent extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

const isInstallEvent = (event: Event): event is InstallEvent => 'prompt' in event && typeof event.prompt === 'function';

/** The icon's badge; browsers reject for a site that is not installed, where there is no icon. */
function showBadge(navigator: Navigator, count: number): Promise<void> {
  const shown = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge();
  return shown.catch(() => undefined);
}

/** The browser can show push messages, and the page is not in a frame, where it would have none. */
const hasPush = (page: Window): boolean =>
  'PushManager' in page && 'serviceWorker' in page.navigator && page.parent === page;

/** Only browsers of Apple's phones and tablets have this flag: false in a tab, which can be put on the home screen. */
const isInTabOfIos = ({ navigator }: Window): boolean => 'standalone' in navigator && navigator.standalone === false;

/** The website in a browser tab, and (as `pwa`) the same site opened as an installed app. */
export function createWebPlatform(kind: 'web' | 'pwa', page: Window): Platform {
  let install: InstallEvent | null = null;
  const installListeners = new Set<() => void>();
  let hasCloseConfirmation = false;
  let isStarted = false;
  const storage = safeStore(() => page.localStorage);

  function setInstall(event: InstallEvent | null): void {
    install = event;
    for (const listener of installListeners) listener();
  }

  const confirmClose = (event: BeforeUnloadEvent) => {
    event.preventDefault();
  };

  return {
    kind,
    can: {
      cookies: true,
      backButton: false,
      haptics: false,
      share: 'share' in page.navigator,
      serviceWorker: 'serviceWorker' in page.navigator,
      ownHeader: false,
      hostTheme: false,
      windows: true,
      passkeys: 'PublicKeyCredential' in page && page.parent === page,
      installGuide: isInTabOfIos(page) && page.parent === page ? 'ios' : null,
    },
    launch: noLaunch,
    storage,
    start() {
      if (isStarted) return Promise.resolve();
      isStarted = true;
      page.addEventListener('beforeinstallprompt', (event) => {
        if (!isInstallEvent(event)) return;
        event.preventDefault();
        setInstall(event);
      });
      page.addEventListener('appinstalled', () => setInstall(null));
      return Promise.resolve();
    },
    ready: () => {},
    setBackHandler: () => {},
    setCloseConfirmation(isOn) {
      if (isOn === hasCloseConfirmation) return;
      hasCloseConfirmation = isOn;
      if (isOn) page.addEventListener('beforeunload', confirmClose);
      else page.removeEventListener('beforeunload', confirmClose);
    },
    insets: () => noInsets,
    onInsets: () => () => {},
    haptic: () => {},
    hideKeyboard: () => {},
    buttons: null,
    onButtons: () => () => {},
    setSettingsHandler: () => {},
    ask: null,
    setColours: () => {},
    requestContact: null,
    requestWriteAccess: null,
    scanCode: null,
    sendPrepared: null,
    requestChat: null,
    close: null,
    setBadge: 'setAppBadge' in page.navigator ? (count) => void showBadge(page.navigator, count) : null,
    push: hasPush(page) ? async () => (await import('./webPush.ts')).createWebPush(page.navigator.serviceWorker) : null,
    preferences: {
      get: (key) => Promise.resolve(storage.get(key)),
      set: (key, value) => Promise.resolve(storage.set(key, value)),
    },
    fullScreen: pageFullScreen(page),
    openExternal(url) {
      if (hasCloseConfirmation) this.setCloseConfirmation(false);
      page.location.assign(url);
      return 'left';
    },
    openWindow: (address, size) => openOwnWindow(page, address, size),
    onWindowMessage: (source, listener) => listenToWindows(page, source, listener),
    async share(content) {
      try {
        await page.navigator.share(content);
        return true;
      } catch {
        // Dismissed, or refused by the browser: both count as not shared.
        return false;
      }
    },
    installPrompt() {
      const event = install;
      if (!event) return null;
      return async () => {
        setInstall(null);
        const choice = await event.prompt();
        return choice.outcome === 'accepted';
      };
    },
    onInstallable(listener) {
      installListeners.add(listener);
      return () => installListeners.delete(listener);
    },
    rememberRoute: () => {},
    lastRoute: () => Promise.resolve(null),
    restart(address, state) {
      this.setCloseConfirmation(false);
      if (state === undefined) return page.location.assign(address);
      page.history.pushState(state, '', address);
      page.location.reload();
    },
  };
}
