// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scrollWhenReachable } from './pageScroll.ts';

/** The length of the page. */
let height = 0;
/** The positions that it was scrolled to. */
let at: number[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  height = 500;
  at = [];
  vi.stubGlobal('innerHeight', 400);
  Object.defineProperty(document.documentElement, 'scrollHeight', { configurable: true, get: () => height });
  vi.stubGlobal('scrollTo', ({ top }: { top: number }) => void at.push(top));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the page is scrolled once it is long enough, and held there until its content has arrived', () => {
  scrollWhenReachable(300);
  vi.advanceTimersByTime(500);
  expect(at).toEqual([]);
  height = 700;
  vi.advanceTimersByTime(300);
  height = 900;
  vi.advanceTimersByTime(5_000);
  expect(new Set(at)).toEqual(new Set([300]));
  expect([at.length, vi.getTimerCount()]).toEqual([12, 0]);
});

test('a page that stays shorter is scrolled as far as it goes, and given up after six seconds', () => {
  scrollWhenReachable(300);
  vi.advanceTimersByTime(1_200);
  expect(new Set(at)).toEqual(new Set([100]));
  vi.advanceTimersByTime(6_000);
  expect(vi.getTimerCount()).toBe(0);
});

test('whoever scrolls themselves is not taken back, and the top needs nothing', () => {
  height = 900;
  scrollWhenReachable(300);
  vi.advanceTimersByTime(100);
  dispatchEvent(new Event('wheel'));
  vi.advanceTimersByTime(5_000);
  expect([at, vi.getTimerCount()]).toEqual([[300], 0]);
  scrollWhenReachable(0);
  expect(vi.getTimerCount()).toBe(0);
  scrollWhenReachable(300)();
  expect(vi.getTimerCount()).toBe(0);
});
