// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { testRoot } from '../../../tests/fakes/testRoot.ts';
import { startLeaving } from './leaving.ts';

test('the browser asks before a page with something to lose is closed, and only then', () => {
  const { root } = testRoot();
  const stop = startLeaving(root, window);
  const isAsked = () => {
    const closing = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(closing);
    return closing.defaultPrevented;
  };
  expect(isAsked()).toBe(false);
  const drop = root.leaving.hold({ isNeeded: () => true, ask: () => Promise.resolve(true) });
  expect(isAsked()).toBe(true);
  drop();
  expect(isAsked()).toBe(false);
  root.leaving.hold({ isNeeded: () => true, ask: () => Promise.resolve(true) });
  stop();
  expect(isAsked()).toBe(false);
});
