// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { countInteractions, onHidden } from './countInteractions.ts';

test('9-20 clicks, double clicks and touches are counted by kind, until the count is taken', () => {
  const page = new EventTarget();
  const counter = countInteractions(() => true, page);
  expect(counter.take()).toBeNull();
  for (const kind of ['click', 'click', 'dblclick', 'touchstart', 'touchmove', 'touchmove', 'touchend', 'keydown'])
    page.dispatchEvent(new Event(kind));
  expect(counter.take()).toEqual({ click: 2, dblclick: 1, touchstart: 1, touchmove: 2, touchend: 1 });
  expect(counter.take()).toBeNull();
  counter.stop();
  page.dispatchEvent(new Event('click'));
  expect(counter.take()).toBeNull();
});

test('9-20 the last count is taken when the page is hidden', () => {
  let times = 0;
  let state = 'visible';
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
  const stop = onHidden(() => (times += 1));
  document.dispatchEvent(new Event('visibilitychange'));
  state = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
  stop();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(times).toBe(1);
  Reflect.deleteProperty(document, 'visibilityState');
});
