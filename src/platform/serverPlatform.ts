import { memoryStore } from '../lib/keyValueStore.ts';
import { noInsets } from './Platform.ts';
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
    launch: { startParam: null, registration: null, userName: '', givenName: '', picture: null, language: null },
    storage: memoryStore(),
    start: () => Promise.resolve(),
    ready: () => {},
    setBackHandler: () => {},
    setCloseConfirmation: () => {},
    insets: () => noInsets,
    onInsets: () => nothingToStop,
    haptic: () => {},
    buttons: null,
    onButtons: () => () => {},
    setSettingsHandler: () => {},
    ask: null,
    setColours: () => {},
    requestContact: null,
    requestWriteAccess: null,
    scanCode: null,
    sendPrepared: null,
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
