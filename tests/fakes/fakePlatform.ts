import type { LaunchRegistration, Platform } from '../../src/platform/Platform.ts';
import { createServerPlatform } from '../../src/platform/serverPlatform.ts';

export interface FakePlatform extends Platform {
  readonly restarts: string[];
  readonly remembered: string[];
  readonly confirmations: boolean[];
  backHandler: (() => void) | null;
}

interface Options {
  readonly registration?: LaunchRegistration;
  readonly hasBackButton?: boolean;
  readonly lastRoute?: string | null;
}

/** A platform that records the calls it gets. */
export function fakePlatform({ registration, hasBackButton = false, lastRoute = null }: Options = {}): FakePlatform {
  const server = createServerPlatform();
  const platform: FakePlatform = {
    ...server,
    kind: 'web',
    can: { ...server.can, backButton: hasBackButton },
    launch: {
      startParam: null,
      registration: registration ?? null,
      userName: registration ? `@${registration.username}` : '',
    },
    restarts: [],
    remembered: [],
    confirmations: [],
    backHandler: null,
    setBackHandler: (handler) => {
      platform.backHandler = handler;
    },
    setCloseConfirmation: (isOn) => void platform.confirmations.push(isOn),
    rememberRoute: (path) => void platform.remembered.push(path),
    lastRoute: () => Promise.resolve(lastRoute),
    restart: (address) => void platform.restarts.push(address),
  };
  return platform;
}
