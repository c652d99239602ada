// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settle } from '../fakes/FakeClock.ts';
import { startWarmDialogs } from '../../src/app/flows/warmDialogs.ts';
import { fetchManifests } from '../../src/app/routing/fetchManifests.ts';
import { eventually } from '../eventually.ts';

const ofDomains = async () => (await fetchManifests()).flatMap(({ dialogs = [] }) => dialogs);
/** Those of the menu and of the balance. */
const ofFrame = 2;

/** What waits until the browser is idle. */
let waiting: (() => void)[] = [];
const isIdle = () => waiting.shift()?.();

beforeEach(() => {
  waiting = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => void waiting.push(run));
});
afterEach(() => vi.unstubAllGlobals());

test('the code of dialogs is fetched once, from the first touch or key press on: the frame’s, then one at a time', async () => {
  const dialogs = await ofDomains();
  const words = vi.fn(async (_names: readonly string[]) => undefined);
  const stop = startWarmDialogs({ loadMessages: words }, window);
  expect(words).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('pointerdown'));
  window.dispatchEvent(new Event('keydown'));
  await eventually(() => expect(waiting).toHaveLength(1));
  expect(words).toHaveBeenCalledTimes(ofFrame);
  for (const [index] of dialogs.entries()) {
    isIdle();
    // The last one is not followed by another.
    await eventually(() => expect(waiting).toHaveLength(index === dialogs.length - 1 ? 0 : 1));
    await eventually(() => expect(words).toHaveBeenCalledTimes(ofFrame + index + 1));
  }
  // Of the popup of signing in, for one.
  expect(words.mock.calls).toContainEqual([['forms', 'auth']]);
  window.dispatchEvent(new Event('pointerdown'));
  await settle();
  expect([words.mock.calls.length, waiting]).toEqual([ofFrame + dialogs.length, []]);
  stop();
});

test('after stop() a touch fetches nothing, and no further dialog is fetched', async () => {
  const words = vi.fn(async () => undefined);
  startWarmDialogs({ loadMessages: words }, window)();
  window.dispatchEvent(new Event('pointerdown'));
  expect(words).not.toHaveBeenCalled();
  const stop = startWarmDialogs({ loadMessages: words }, window);
  window.dispatchEvent(new Event('pointerdown'));
  await eventually(() => expect(waiting).toHaveLength(1));
  stop();
  isIdle();
  await settle();
  expect([words.mock.calls.length, waiting]).toEqual([ofFrame, []]);
});
