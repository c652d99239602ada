// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enterTopLayer } from '../basics/topLayer.ts';
import { ClearPlace } from './ClearPlace.tsx';
import { ToastRegion } from './ToastRegion.tsx';

/** From the top of the window, in CSS pixels. */
const tops: Readonly<Record<string, number>> = { bottom: 700, end: 700, top: 60, start: 400 };

beforeEach(() => {
  // The test window lays nothing out: whatever has a top is 390 px wide and 60 px high.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function at(this: HTMLElement) {
    const top = this.dataset['top'] ?? tops[this.dataset['place'] ?? ''];
    return top === undefined ? new DOMRect() : new DOMRect(0, Number(top), 390, 60);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Page({ path, covered }: { readonly path: string; readonly covered: readonly number[] }) {
  return (
    <main>
      {covered.map((top) => (
        <p key={top} data-top={top} data-keep-clear>
          $150.00
        </p>
      ))}
      <ClearPlace from="bottom" over={path}>
        <aside data-corner-card data-top="700">
          <h2 data-top="700">Card</h2>
          <button type="button" data-top="700">
            Close
          </button>
        </aside>
      </ClearPlace>
    </main>
  );
}

const place = () => document.querySelector<HTMLElement>('[data-place]')?.dataset['place'];

test('16-16 a card is at the bottom, where it does not keep clear of itself', () => {
  render(<Page path="/" covered={[]} />);
  expect(place()).toBe('bottom');
});

test('16-16 a card does not cover a balance where another place is free, and looks for one on each page', () => {
  const { rerender } = render(<Page path="/profile/wallet" covered={[690]} />);
  expect(place()).toBe('top');
  rerender(<Page path="/profile/data" covered={[690, 50]} />);
  expect(place()).toBe('start');
  rerender(<Page path="/" covered={[]} />);
  expect(place()).toBe('bottom');
});

/** What is told of a new size, by whom it is observed. */
function observeSizes(): Set<() => void> {
  const told = new Set<() => void>();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(private readonly tell: () => void) {}
      observe(): void {
        told.add(this.tell);
      }
      disconnect(): void {
        told.delete(this.tell);
      }
    },
  );
  return told;
}

test('16-16 a card looks again while the texts of a page come, and stays once the page is used', () => {
  const told = observeSizes();
  const { rerender } = render(<Page path="/about" covered={[]} />);
  rerender(<Page path="/about" covered={[690]} />);
  expect(place()).toBe('bottom');
  for (const tell of told) tell();
  expect(place()).toBe('top');
  document.dispatchEvent(new Event('pointerdown'));
  expect(told.size).toBe(0);
});

test('16-16 a toast looks for a place again when a dialog below it has slid in and grown', () => {
  const told = observeSizes();
  const dialog = document.createElement('div');
  const button = document.createElement('button');
  // Below the window: the dialog has not slid in.
  button.dataset['top'] = '2000';
  dialog.append(button);
  const leave = enterTopLayer(dialog);
  const toasts = [{ id: 1, type: 'info', content: 'Played before?', allowClose: true }] as const;
  render(<ToastRegion label="News" labelClose="Close" toasts={toasts} onClose={() => {}} />);
  expect(place()).toBe('bottom');
  button.dataset['top'] = '690';
  for (const tell of told) tell();
  expect(place()).toBe('top');
  act(leave);
});
