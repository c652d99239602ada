import type { LaunchRegistration, Platform } from '../../src/platform/Platform.ts';
import { createServerPlatform } from '../../src/platform/serverPlatform.ts';

export interface FakePlatform extends Platform {
  readonly restarts: string[];
  /** The state that the last restart gave to its history entry. */
  entryState: object | null;
  readonly remembered: string[];
  readonly confirmations: boolean[];
  backHandler: (() => void) | null;
  /** Windows that the app has opened; none can be opened while `areWindowsBlocked`. */
  readonly windows: FakeOwnWindow[];
  areWindowsBlocked: boolean;
  /** What the app hears from such a window. */
  say(message: Readonly<Record<string, unknown>>): void;
  /** How many listen to windows. */
  readonly listening: () => number;
}

export interface FakeOwnWindow {
  address: string;
  readonly size: { readonly width: number; readonly height: number };
  isClosed: boolean;
  timesShown: number;
}

interface Options {
  readonly registration?: LaunchRegistration;
  readonly hasBackButton?: boolean;
  readonly lastRoute?: string | null;
}

/** A platform that records the calls it gets. */
export function fakePlatform({ registration, hasBackButton = false, lastRoute = null }: Options = {}): FakePlatform {
  const server = createServerPlatform();
  const listeners = new Set<(message: Readonly<Record<string, unknown>>) => void>();
  const platform: FakePlatform = {
    ...server,
    kind: 'web',
    can: { ...server.can, backButton: hasBackButton, windows: true },
    launch: {
      startParam: null,
      language: null,
      givenName: '',
      picture: null,
      joinRequest: null,
      registration: registration ?? null,
      userName: registration ? `@${registration.username}` : '',
    },
    restarts: [],
    entryState: null,
    remembered: [],
    confirmations: [],
    backHandler: null,
    windows: [],
    areWindowsBlocked: false,
    openWindow(address, size) {
      if (platform.areWindowsBlocked) return null;
      const opened: FakeOwnWindow = { address, size, isClosed: false, timesShown: 0 };
      platform.windows.push(opened);
      return {
        isClosed: () => opened.isClosed,
        focus: () => void (opened.timesShown += 1),
        close: () => void (opened.isClosed = true),
        go: (target) => void (opened.address = target),
      };
    },
    onWindowMessage(_source, listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    say: (message) => listeners.forEach((listener) => listener(message)),
    listening: () => listeners.size,
    setBackHandler: (handler) => {
      platform.backHandler = handler;
    },
    setCloseConfirmation: (isOn) => void platform.confirmations.push(isOn),
    rememberRoute: (path) => void platform.remembered.push(path),
    lastRoute: () => Promise.resolve(lastRoute),
    restart(address, state) {
      platform.restarts.push(address);
      platform.entryState = state ?? null;
    },
  };
  return platform;
}
