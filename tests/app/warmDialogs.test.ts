// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { startWarmDialogs } from '../../src/app/flows/warmDialogs.ts';

test('the code of dialogs is fetched once, at the first touch or key press, and not before', async () => {
  const words = vi.fn(async () => undefined);
  const stop = startWarmDialogs({ loadMessages: words }, window);
  expect(words).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('pointerdown'));
  window.dispatchEvent(new Event('keydown'));
  await vi.waitFor(() => expect(words.mock.calls).toEqual([[[]], [['forms']], [['forms', 'auth']]]), {
    timeout: 20_000,
  });
  stop();
});

test('after stop() a touch fetches nothing', () => {
  const words = vi.fn(async () => undefined);
  startWarmDialogs({ loadMessages: words }, window)();
  window.dispatchEvent(new Event('pointerdown'));
  expect(words).not.toHaveBeenCalled();
});
