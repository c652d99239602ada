import { expect, test, vi } from 'vitest';
import { FakeWindow } from '../../../tests/fakes/FakeWindow.ts';
import { ViewportStore } from './ViewportStore.ts';

test.each([
  ['2.12-5', 0, 767.9, 'mobile'],
  ['2.12-6', 768, 991.9, 'tablet'],
  ['2.12-7', 992, 1279, 'laptop'],
  ['2.12-8', 1280, 1365, 'laptopLarge'],
  ['2.12-9', 1366, 1439, 'desktopSmall'],
  ['2.12-10', 1440, 1695, 'desktop'],
  ['2.12-11', 1696, 1919, 'desktopMedium'],
  ['2.12-12', 1920, 7680, 'desktopLarge'],
] as const)('%s windows %d to %d wide are %s', (_clause, first, last, name) => {
  expect([first, last].map((width) => new ViewportStore(new FakeWindow(width)).current)).toEqual([name, name]);
});

test('2.12-4 the store notifies of a new class, not of a new width inside of one', () => {
  const page = new FakeWindow(390);
  const store = new ViewportStore(page);
  const listener = vi.fn(() => store.current);
  const stop = store.subscribe(listener);
  page.resize(700);
  expect(listener).not.toHaveBeenCalled();
  page.resize(800);
  page.resize(1279);
  page.resize(991.5);
  page.resize(767.5);
  expect(listener.mock.results.map(({ value }) => value as string)).toEqual(['tablet', 'laptop', 'tablet', 'mobile']);
  stop();
  page.resize(1920);
  expect(listener).toHaveBeenCalledTimes(4);
});

test('2.12-4 in a server render the class is null', () => {
  expect(new ViewportStore(null).current).toBeNull();
});
