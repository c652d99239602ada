import { memoryStore } from '../lib/keyValueStore.ts';
import { noInsets, noLaunch } from './Platform.ts';
import type { Platform } from './Platform.ts';

const nothingToStop = () => {};

/** The adapter for server rendering: every method is a no-op. */
export function createServerPlatform(): Platform {
  return {
    kind: 'server',
    can: {
      cookies: true,
      backButton: false,
      haptics: false,
      share: false,
      serviceWorker: false,
      ownHeader: false,
      hostTheme: false,
      windows: false,
      passkeys: false,
      installGuide: null,
    },
    launch: noLaunch,
    storage: memoryStore(),
    start: () => Promise.resolve(),
    ready: () => {},
    setBackHandler: () => {},
    setCloseConfirmation: () => {},
    insets: () => noInsets,
    onInsets: () => nothingToStop,
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
    setBadge: null,
    push: null,
    preferences: { get: () => Promise.resolve(null), set: () => Promise.resolve() },
    fullScreen: null,
    openExternal: () => 'opened',
    openWindow: () => null,
    onWindowMessage: () => nothingToStop,
    share: () => Promise.resolve(false),
    installPrompt: () => null,
    onInstallable: () => nothingToStop,
    rememberRoute: () => {},
    lastRoute: () => Promise.resolve(null),
    close: null,
    restart: () => {},
  };
}
