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
