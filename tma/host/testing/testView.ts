import { vi } from 'vitest';
import type { HostView, Place } from '../HostView.ts';

export const signedContact = 'contact=%7B%7D&auth_date=1&hash=ab';

/** A bot that has prepared one message, `m1`. */
export const testBot = () => ({
  allowWriting: vi.fn(async () => {}),
  sendPrepared: vi.fn(async () => {}),
  preparedText: vi.fn(async (id: string): Promise<string | null> => (id === 'm1' ? 'Play with me.' : null)),
});

/** A window that records what the protocol does; its user agrees to everything. */
export function testView() {
  let isFullscreen = false;
  return {
    setBackButton: vi.fn(),
    setSettingsButton: vi.fn(),
    setBottomButton: vi.fn(),
    setCloseConfirmation: vi.fn(),
    setVerticalSwipes: vi.fn(),
    setOrientationLock: vi.fn(),
    setColour: vi.fn(),
    isFullscreen: () => isFullscreen,
    setFullscreen: vi.fn((isOn: boolean) => void (isFullscreen = isOn)),
    expand: vi.fn(),
    showApp: vi.fn(),
    close: vi.fn(),
    vibrate: vi.fn(),
    openLink: vi.fn(),
    openTelegramLink: vi.fn(),
    popup: vi.fn(async (): Promise<string | null> => 'ok'),
    ask: vi.fn(async () => true),
    notify: vi.fn(),
    readClipboard: vi.fn(async (): Promise<string | null> => 'copied'),
    locate: vi.fn(async (): Promise<Place | null> => ({ latitude: 56.95, longitude: 24.1, accuracy: 20 })),
    download: vi.fn(),
    openScanner: vi.fn<HostView['openScanner']>(),
    closeScanner: vi.fn(),
  } satisfies HostView;
}
