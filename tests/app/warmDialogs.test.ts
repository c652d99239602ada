// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { settle } from '../fakes/FakeClock.ts';
import { startWarmDialogs } from '../../src/app/flows/warmDialogs.ts';
import { drawnKind } from '../../src/app/DialogStore.ts';
import { fetchManifests } from '../../src/app/routing/fetchManifests.ts';
import { eventually } from '../eventually.ts';

test('the code of dialogs is fetched once, at the first touch or key press, and not before', async () => {
  const words = vi.fn(async () => undefined);
  const stop = startWarmDialogs({ loadMessages: words }, window);
  expect(words).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('pointerdown'));
  window.dispatchEvent(new Event('keydown'));
  // Of the popup of signing in, for one.
  await eventually(() => expect(words.mock.calls).toContainEqual([['forms', 'auth']]));
  // All of it, before the file ends: what is still loading then fails in the files after it, too.
  const dialogs = (await fetchManifests()).flatMap(({ dialogs: own = [] }) => own);
  await Promise.all(dialogs.map((dialog) => drawnKind(dialog).load()));
  const fetched = words.mock.calls.length;
  window.dispatchEvent(new Event('pointerdown'));
  await settle();
  expect(words.mock.calls).toHaveLength(fetched);
  stop();
});

test('after stop() a touch fetches nothing', () => {
  const words = vi.fn(async () => undefined);
  startWarmDialogs({ loadMessages: words }, window)();
  window.dispatchEvent(new Event('pointerdown'));
  expect(words).not.toHaveBeenCalled();
});
