import { act, render } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';
import { DialogHost } from '../../src/app/DialogHost.tsx';
import type { Root } from '../../src/app/createRoot.ts';
import { AppProvider } from '../../src/kernel/AppContext.tsx';
import type { FakeClock } from './FakeClock.ts';
import { settle } from './FakeClock.ts';

/**
 * Draws the root's dialogs, none of which can be shown until `arrive`: what they need does not load. `attempts` counts the
 * tries of the dialog that needs these words. Undone after the test.
 */
export function dialogsWithoutCode(root: Root) {
  // A hidden page waits for no frame, of which the fake clock knows nothing.
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  onTestFinished(() => hidden.mockRestore());
  const { loadMessages } = root;
  const load = vi.fn<Root['loadMessages']>(() =>
    Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
  );
  Object.assign(root, { loadMessages: load });
  render(
    <AppProvider value={root}>
      <DialogHost />
    </AppProvider>,
  );
  return {
    attempts: (namespaces: readonly string[]) =>
      load.mock.calls.filter(([wanted]) => wanted.join() === namespaces.join()).length,
    arrive: () => void load.mockImplementation((wanted) => loadMessages(wanted)),
  };
}

/** Passes time second by second: what opens in one of them is drawn before the next. */
export async function passSeconds(clock: FakeClock, seconds: number): Promise<void> {
  for (let passed = 0; passed < seconds; passed += 1) {
    await act(() => clock.advance(1_000));
    await act(settle);
  }
}
