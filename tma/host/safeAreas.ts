import type { SafeAreaInsets } from '@tma.js/bridge';
import type { HostSettings } from './HostSettings.ts';

/** Insets of a phone with a notch and a home indicator, and the height of the buttons over a full-screen app, CSS px. */
export const notch = { top: 47, bottom: 34 } as const;
const floatingButtons = 46;

export interface WindowState {
  readonly isFullscreen: boolean;
  readonly hasBottomBar: boolean;
}

export interface Areas {
  readonly device: SafeAreaInsets;
  /** Inside the device's: kept clear of the host's floating buttons. */
  readonly content: SafeAreaInsets;
}

/** What of the app is covered: the host's header and bottom bar keep it clear of the notch and the home indicator. */
export function areasOf({ fixedAreas, isNotched }: HostSettings, { isFullscreen, hasBottomBar }: WindowState): Areas {
  if (fixedAreas !== null) return fixedAreas;
  const top = isNotched && isFullscreen ? notch.top : 0;
  const bottom = isNotched && !hasBottomBar ? notch.bottom : 0;
  return {
    device: { top, bottom, left: 0, right: 0 },
    content: { top: isFullscreen ? floatingButtons : 0, bottom: 0, left: 0, right: 0 },
  };
}
