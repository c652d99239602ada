import type { Capabilities } from '../Platform.ts';

/** What every one of the messenger's clients can do. */
export const telegramCapabilities: Capabilities = {
  cookies: false,
  backButton: true,
  haptics: true,
  share: true,
  serviceWorker: false,
  ownHeader: true,
  hostTheme: true,
  // They would have neither this frame's session nor a way to report back to it.
  windows: false,
  passkeys: false,
  installGuide: null,
};
