// @vitest-environment happy-dom
import { makeAutoObservable, runInAction } from 'mobx';
import { afterEach, expect, test, vi } from 'vitest';
import type { ViewportClass } from '../../shared/viewport/viewportClass.ts';
import type { SessionStatus } from '../views.ts';
import { forPlayer, whenNear, whileShown } from './Need.ts';

afterEach(() => vi.unstubAllGlobals());

function phoneThatTurns() {
  const listeners = new Set<() => void>();
  const view = {
    current: 'mobile' as ViewportClass | null,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    become: (name: ViewportClass) => {
      view.current = name;
      listeners.forEach((listener) => listener());
    },
  };
  return view;
}

test('D17 what only wide windows show is needed once the window is wide, not at another narrow width', () => {
  const view = phoneThatTurns();
  const need = whileShown(view, ({ current }) => current !== 'mobile');
  const met = vi.fn();
  const before = need.isMet();
  need.whenMet(document.body, met);
  view.become('mobile');
  expect([before, met.mock.calls.length]).toEqual([false, 0]);
  view.become('tablet');
  expect([need.isMet(), met.mock.calls.length]).toEqual([true, 1]);
});

test('D17 what is for players is needed once the visitor is known to be one, and no longer watched after that', () => {
  const session = makeAutoObservable({ status: 'unknown' as SessionStatus });
  const become = (status: SessionStatus) => runInAction(() => void (session.status = status));
  const need = forPlayer(session);
  const [met, stopped] = [vi.fn(), vi.fn()];
  need.whenMet(document.body, met);
  need.whenMet(document.body, stopped)();
  become('guest');
  expect([need.isMet(), met.mock.calls.length]).toEqual([false, 0]);
  become('player');
  expect([need.isMet(), met.mock.calls.length, stopped.mock.calls.length]).toEqual([true, 1, 0]);
});

test('D17 the end of the page is needed when the keyboard is used, though nobody has scrolled to it', () => {
  // An observer that never sees the part.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe(): void {}
      unobserve(): void {}
    },
  );
  const [met, stopped] = [vi.fn(), vi.fn()];
  whenNear.whenMet(document.body, met);
  whenNear.whenMet(document.body, stopped)();
  expect([whenNear.isMet(), met.mock.calls.length]).toEqual([false, 0]);
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
  expect([met.mock.calls.length, stopped.mock.calls.length]).toEqual([1, 0]);
});
