// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Rail } from './Rail.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sizes.forEach((size) => size.mockRestore());
});

const rail = (
  <Rail title="New" labelPrevious="Back" labelNext="On">
    <li>Coral Deep</li>
  </Rail>
);

let sizes: { mockRestore: () => void }[] = [];
const size = (property: 'clientWidth' | 'scrollWidth', pixels: number) =>
  sizes.push(vi.spyOn(HTMLElement.prototype, property, 'get').mockReturnValue(pixels));

/** A row 900 px wide in a window of 300 px, measured at once. */
beforeEach(() => {
  sizes = [];
  size('clientWidth', 300);
  size('scrollWidth', 900);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(private readonly answer: () => void) {}
      observe() {
        this.answer();
      }
      disconnect() {}
    },
  );
});

const withPointer = (isFine: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: isFine }));
const disabled = () => screen.queryAllByRole('button').map((button) => button.hasAttribute('disabled'));

test('arrows are rendered for a mouse or similar pointer only: neither on the server nor on a phone', () => {
  expect(renderToString(rail)).not.toContain('<button');
  withPointer(false);
  render(rail);
  expect(disabled()).toEqual([]);
  cleanup();
  withPointer(true);
  render(rail);
  expect(disabled()).toEqual([true, false]);
});

test('an arrow scrolls by most of the visible width, and stops at the end of the row', async () => {
  withPointer(true);
  render(rail);
  const row = screen.getByRole('list');
  const scrollBy = vi.spyOn(row, 'scrollBy').mockImplementation(() => undefined);
  await userEvent.click(screen.getByRole('button', { name: 'On' }));
  expect(scrollBy).toHaveBeenCalledWith({ left: 255 });
  row.scrollLeft = 600;
  fireEvent.scroll(row);
  expect(disabled()).toEqual([false, true]);
});

test('a row that fits has no arrows', () => {
  size('scrollWidth', 300);
  withPointer(true);
  render(rail);
  expect(disabled()).toEqual([]);
});

test('2.2-1 the row has its number of items set before the first of them', () => {
  const row = (
    <Rail title="New" labelPrevious="Back" labelNext="On">
      {['Coral Deep', 'Sand Caravan', 'Jade Ascent'].map((title) => (
        <li key={title}>{title}</li>
      ))}
    </Rail>
  );
  expect(renderToString(row)).toMatch(/^<section[^>]* style="--count:3"/);
});

test('3-30 the title is a link if it has an address', () => {
  render(
    <Rail title="New" titleHref="/gamehall?category=new" labelPrevious="Back" labelNext="On">
      <li>Coral Deep</li>
    </Rail>,
  );
  expect(screen.getByRole('link', { name: 'New' }).getAttribute('href')).toBe('/gamehall?category=new');
});
