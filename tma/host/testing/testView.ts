import { vi } from 'vitest';
import type { HostView, Place, SharedChat } from '../HostView.ts';

export const signedContact = 'contact=%7B%7D&auth_date=1&hash=ab';

export const someGroup: SharedChat = { id: -7, title: 'Family' };

/** A bot that has prepared one message, `m1`, and one button, `b1`. */
export const testBot = () => ({
  allowWriting: vi.fn(async () => {}),
  sendPrepared: vi.fn(async () => {}),
  preparedChats: vi.fn(async (id: string): Promise<readonly SharedChat[] | null> => (id === 'b1' ? [someGroup] : null)),
  shareChat: vi.fn(async () => true),
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
    hideKeyboard: vi.fn(),
    openLink: vi.fn(),
    openTelegramLink: vi.fn(),
    popup: vi.fn(async (): Promise<string | null> => 'ok'),
    ask: vi.fn(async () => true),
    chooseChat: vi.fn<HostView['chooseChat']>(async (_title, chats) => chats[0] ?? null),
    notify: vi.fn(),
    readClipboard: vi.fn(async (): Promise<string | null> => 'copied'),
    locate: vi.fn(async (): Promise<Place | null> => ({ latitude: 56.95, longitude: 24.1, accuracy: 20 })),
    download: vi.fn(),
    openScanner: vi.fn<HostView['openScanner']>(),
    closeScanner: vi.fn(),
  } satisfies HostView;
}
