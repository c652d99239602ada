// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mayPreview, onDwell } from './onDwell.ts';

let rested: (string | null)[] = [];
let stop = () => {};
beforeEach(() => {
  vi.useFakeTimers();
  rested = [];
  document.body.innerHTML = '<ul><li id="a"><b></b></li><li id="b"></li></ul>';
  stop = onDwell(find('ul'), 'li', 600, (element) => rested.push(element?.id ?? null));
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const over = (selector: string, pointerType = 'mouse') =>
  find(selector).dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType }));

test('a mouse that rests on a tile is reported after the time, and its leaving at once', () => {
  over('b');
  vi.advanceTimersByTime(599);
  over('#a');
  expect(rested).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(rested).toEqual(['a']);
  over('#b');
  expect(rested).toEqual(['a', null]);
  vi.advanceTimersByTime(600);
  expect(rested).toEqual(['a', null, 'b']);
  find('ul').dispatchEvent(new PointerEvent('pointerleave'));
  expect(rested).toEqual(['a', null, 'b', null]);
});

test('passing over tiles, a finger, a press and an end report nothing', () => {
  over('#a');
  vi.advanceTimersByTime(300);
  over('#b');
  vi.advanceTimersByTime(300);
  over('#a', 'touch');
  vi.advanceTimersByTime(600);
  over('#b');
  find('#b').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  vi.advanceTimersByTime(600);
  over('#a');
  stop();
  vi.advanceTimersByTime(600);
  expect(rested).toEqual([]);
});

test.each([
  [true, false, false, true],
  [false, false, false, false],
  [true, true, false, false],
  [true, false, true, false],
])(
  'a preview needs a hovering pointer (%s), no wish for less motion (%s) or data (%s): %s',
  (hover, calm, saves, may) => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduce') ? calm : hover }));
    vi.stubGlobal('navigator', { connection: { saveData: saves } });
    expect(mayPreview()).toBe(may);
  },
);
