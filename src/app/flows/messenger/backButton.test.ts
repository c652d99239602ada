// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { fakePlatform } from '../../../../tests/fakes/fakePlatform.ts';
import { testRoot } from '../../../../tests/fakes/testRoot.ts';
import { settle } from '../../../../tests/fakes/FakeClock.ts';
import { startBackButton } from './backButton.ts';

const task = { name: 'task', dismissed: false, load: () => new Promise<never>(() => {}) };

/** The shell's back button on a page with a dialog open; `press` presses it. */
function opened(preventClose: boolean) {
  let press: (() => void) | null = null;
  const base = fakePlatform();
  const platform = {
    ...base,
    can: { ...base.can, backButton: true },
    setBackHandler: (handler: (() => void) | null) => {
      press = handler;
    },
  };
  const { root, navigated } = testRoot({ platform, address: '/gamehall' });
  const stop = startBackButton(root, { go: () => {}, depth: () => 0, loadNext: () => {}, stop: () => {} });
  void root.dialogs.open(task, {}, { preventClose });
  return { root, navigated, stop, press: () => press?.() };
}

test('2.8-2 the shell’s back button neither closes a dialog that prevents closing nor leaves its page', async () => {
  const { root, navigated, stop, press } = opened(true);
  press();
  await settle();
  expect([root.dialogs.isAnyOpen, navigated]).toEqual([true, []]);
  stop();
});

test('the back button closes another dialog first, then goes to the parent page', () => {
  const { root, navigated, stop, press } = opened(false);
  press();
  expect([root.dialogs.isAnyOpen, navigated]).toEqual([false, []]);
  press();
  expect(navigated.map(({ path }) => path)).toEqual(['/']);
  stop();
});
