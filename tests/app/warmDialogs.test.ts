// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { startWarmDialogs } from '../../src/app/flows/warmDialogs.ts';

test('dialogs are fetched with the first touch and once, not by a page that is only read', () => {
  const words = vi.fn(async () => undefined);
  const stop = startWarmDialogs({ words }, window);
  expect(words).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('pointerdown'));
  window.dispatchEvent(new Event('keydown'));
  expect(words.mock.calls).toEqual([[[]], [['forms']], [['forms']]]);
  stop();
});

test('after the stop no touch fetches anything', () => {
  const words = vi.fn(async () => undefined);
  startWarmDialogs({ words }, window)();
  window.dispatchEvent(new Event('pointerdown'));
  expect(words).not.toHaveBeenCalled();
});

test('the drawer’s properties are registered while the page is idle; a browser that refuses goes on', () => {
  const registerProperty = vi.fn();
  vi.stubGlobal('CSS', { registerProperty });
  const [words, whenIdle] = [vi.fn(async () => undefined), vi.fn((run: () => void) => run() ?? 1)];
  const page = Object.assign(new EventTarget(), { requestIdleCallback: whenIdle, cancelIdleCallback: vi.fn() }) as unknown as Window;
  startWarmDialogs({ words }, page)();
  expect(registerProperty.mock.calls.map(([property]) => property.name)).toEqual(['--drawer-swipe-movement-x', '--drawer-swipe-movement-y', '--drawer-snap-point-offset', '--drawer-swipe-progress', '--drawer-swipe-strength']);
  registerProperty.mockImplementation(() => {
    throw new Error('InvalidModificationError');
  });
  expect(() => startWarmDialogs({ words }, page)).not.toThrow();
  vi.unstubAllGlobals();
});
