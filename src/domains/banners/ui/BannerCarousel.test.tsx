// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testRoot } from '../../../../tests/fakes/testRoot.ts';
import { AppProvider } from '../../../kernel/AppContext.tsx';
import { ViewportProvider } from '../../../ui/basics/useViewport.ts';
import type { Banner } from '../parseBanner.ts';
import { BannerCarousel } from './BannerCarousel.tsx';

/** Distance between two slides, in CSS pixels. */
const step = 400;
let reading: 1 | -1 = 1;
const scrolled = vi.fn<(options?: ScrollToOptions) => void>();

beforeEach(() => {
  reading = 1;
  // The test window lays nothing out.
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function at(this: HTMLElement) {
    return reading * step * [...(this.parentElement?.children ?? [])].indexOf(this);
  });
  vi.spyOn(Element.prototype, 'scrollTo').mockImplementation(scrolled as Element['scrollTo']);
  vi.spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  scrolled.mockClear();
});

const banner = (id: number): Banner => ({
  id,
  finishedAt: null,
  title: `Banner ${id}`,
  text: '',
  buttonText: 'Go',
  buttonLink: '/offers',
  imagePhone: '/phone.svg',
  imageWide: '/wide.svg',
  colour: '#000000',
  place: 'home',
});

async function shown(count: number) {
  const { root } = testRoot();
  await root.loadMessages(['banners']);
  render(
    <AppProvider value={root}>
      <ViewportProvider value={root.viewport}>
        <BannerCarousel banners={Array.from({ length: count }, (_, index) => banner(index + 1))} onOver={vi.fn()} />
      </ViewportProvider>
    </AppProvider>,
  );
  return document.querySelector('section')!;
}

const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => act(async () => button(name).click());
const lastLeft = () => scrolled.mock.lastCall?.[0]?.left;
/** What the browser does with the row, by touch or after a press. */
const scrollTo = (row: HTMLElement, left: number) => {
  row.scrollLeft = left;
  fireEvent.scroll(row);
};
const current = () => [1, 2, 3].filter((id) => button(`Banner ${id}`).getAttribute('aria-current') === 'true');

test('3-62 a dot, named by its banner, and arrows lead to each banner; the shown one is marked', async () => {
  const row = await shown(3);
  expect(current()).toEqual([1]);
  await press('Banner 3');
  expect(lastLeft()).toBe(2 * step);
  scrollTo(row, 2 * step);
  expect(current()).toEqual([3]);
  await press('Forward');
  expect(lastLeft()).toBe(0);
  await press('Back');
  expect(lastLeft()).toBe(step);
});

test('3-62 the arrow keys go on where they point, also on right-to-left pages', async () => {
  const row = await shown(3);
  fireEvent.keyDown(row, { key: 'ArrowRight' });
  expect(lastLeft()).toBe(step);
  reading = -1;
  vi.spyOn(row, 'matches').mockImplementation((selector) => selector === ':dir(rtl)');
  fireEvent.keyDown(row, { key: 'ArrowLeft' });
  expect(lastLeft()).toBe(-step);
  scrollTo(row, -step);
  expect(current()).toEqual([2]);
});

test('3-62 one banner alone has neither dots nor arrows', async () => {
  await shown(1);
  expect(screen.queryAllByRole('button')).toEqual([]);
});

const mouse = { pointerId: 1, pointerType: 'mouse', button: 0, buttons: 1 };
/** Presses the row, or something in it, and draws it to the left. */
function drag(on: Element, by: number, more: object = {}): void {
  fireEvent.pointerDown(on, { ...mouse, ...more, clientX: 300 });
  fireEvent.pointerMove(on, { ...mouse, ...more, clientX: 300 - by / 2 });
  fireEvent.pointerMove(on, { ...mouse, ...more, clientX: 300 - by });
}
const release = (on: Element, by: number) => fireEvent.pointerUp(on, { ...mouse, buttons: 0, clientX: 300 - by });
/** Whether a click on it is followed. */
const isFollowed = (on: Element, detail = 1) => fireEvent.click(on, { detail });

test('C16 a mouse draws the row, which then goes on to the next banner', async () => {
  const row = await shown(3);
  drag(row, 60);
  expect([row.scrollLeft, row.dataset['dragged']]).toEqual([60, 'along']);
  release(row, 60);
  expect([lastLeft(), row.dataset['dragged']]).toEqual([step, 'resting']);
  row.scrollLeft = step;
  fireEvent(row, new Event('scrollend'));
  expect(row.dataset['dragged']).toBeUndefined();
});

test('C16 a short drag leads back to its banner, and so does one beyond the ends', async () => {
  const row = await shown(3);
  drag(row, 20);
  release(row, 20);
  expect(lastLeft()).toBe(0);
  row.scrollLeft = 2 * step;
  drag(row, 100);
  release(row, 100);
  expect(lastLeft()).toBe(2 * step);
});

test('C16 right-to-left pages are drawn the other way', async () => {
  reading = -1;
  const row = await shown(3);
  drag(row, -60);
  release(row, -60);
  expect(lastLeft()).toBe(-step);
});

test('C16 a drag on a banner’s link is no click, a press that hardly moves and a key are', async () => {
  await shown(3);
  const link = screen.getAllByRole('link')[0]!;
  drag(link, 60);
  release(link, 60);
  expect([isFollowed(link), isFollowed(link, 0)]).toEqual([false, true]);
  drag(link, 4);
  release(link, 4);
  expect(isFollowed(link)).toBe(true);
});

test('C16 while the mouse is down no text is selected and no link carried away', async () => {
  const row = await shown(3);
  const isRefused = (type: string) => !fireEvent(row, new Event(type, { cancelable: true, bubbles: true }));
  expect([isRefused('selectstart'), isRefused('dragstart')]).toEqual([false, false]);
  fireEvent.pointerDown(row, { ...mouse, clientX: 300 });
  expect([isRefused('selectstart'), isRefused('dragstart')]).toEqual([true, true]);
});

test.each([
  ['a finger, which scrolls by itself', 3, { pointerType: 'touch' }],
  ['the second button', 3, { button: 2, buttons: 2 }],
  ['a mouse, where there is one banner', 1, {}],
  ['a mouse that was released elsewhere', 3, { buttons: 0 }],
] as const)('C16 nothing is drawn by %s', async (_what, count, more) => {
  const row = await shown(count);
  drag(row, 60, more);
  expect([row.scrollLeft, row.dataset['dragged']]).toEqual([0, undefined]);
});
