// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useGridWindow } from './useGridWindow.ts';

const [columns, row, tall] = [3, 200, 800];
let scrolled = 0;
const reports: (() => void)[] = [];
/** The browser reports the sizes after the first frame. */
const measured = () => act(() => reports.splice(0).forEach((report) => report()));
let spies: { mockRestore(): void }[] = [];

/** The geometry that no browser computes here: three columns, rows of 180 px and a gap of 20. */
function layOut(): void {
  vi.stubGlobal('innerHeight', tall);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      report: () => void;
      constructor(report: () => void) {
        this.report = report;
      }
      observe() {
        reports.push(this.report);
      }
      disconnect() {}
    },
  );
  const style = vi
    .spyOn(window, 'getComputedStyle')
    .mockReturnValue({ gridTemplateColumns: '1px 1px 1px', rowGap: '20px', columnGap: '10px' } as never);
  const rect = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return { top: -scrolled, height: this.tagName === 'LI' ? row - 20 : 0, width: 100 } as DOMRect;
  });
  spies = [style, rect];
}
afterEach(() => {
  cleanup();
  for (const spy of spies) spy.mockRestore();
  spies = [];
  vi.unstubAllGlobals();
  scrolled = 0;
});

function Grid({ count }: { readonly count: number }) {
  const grid = useRef<HTMLUListElement>(null);
  const { positions, style, held } = useGridWindow(grid, count);
  return (
    <ul ref={grid} style={style} data-testid="grid" data-held={held}>
      {positions.map((position) => (
        <li key={position}>
          <a href={`/${position}`}>{position}</a>
        </li>
      ))}
    </ul>
  );
}

const scrollTo = (top: number) =>
  act(() => {
    scrolled = top;
    window.dispatchEvent(new Event('scroll'));
  });

test('the document has the tiles around the screen, and room for the others', () => {
  layOut();
  const { getByTestId } = render(<Grid count={9000} />);
  measured();
  const grid = getByTestId('grid');
  const shown = () => [...grid.children].map((tile) => Number(tile.textContent));
  const most = 100;
  expect([shown()[0], grid.children.length < most]).toEqual([0, true]);
  for (const top of [0, 5_000, 120_000, 599_000, 20_000]) {
    scrollTo(top);
    const list = shown();
    const firstOnScreen = Math.floor(top / row) * columns;
    const lastOnScreen = Math.min(8999, (Math.floor((top + tall) / row) + 1) * columns - 1);
    expect([list.includes(firstOnScreen), list.includes(lastOnScreen), list.length < most]).toEqual([true, true, true]);
    const room = Number.parseFloat(grid.style.paddingBlockStart) + Number.parseFloat(grid.style.paddingBlockEnd);
    expect(room + (list.length / columns) * row).toBe(3000 * row);
  }
});

test('a screen further each frame brings two rows, and the first one what is on the screen', () => {
  layOut();
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => frames.push(run));
  const { getByTestId } = render(<Grid count={9000} />);
  measured();
  const grid = getByTestId('grid');
  const shown = () => [grid.firstElementChild, grid.lastElementChild].map((tile) => Number(tile?.textContent));
  /** What is shown after the scroll and after each frame, until nothing more comes. */
  const steps = (rows: number) => {
    scrollTo(rows * row);
    const all = [shown()];
    while (frames.length > 0) {
      act(() => frames.splice(0).forEach((run) => run(0)));
      all.push(shown());
    }
    return all;
  };
  const [first = 0, last = 0] = steps(20).at(-1) ?? [];
  const two = 2 * columns;
  expect(steps(24)).toEqual([
    [first + 2 * two, last + two],
    [first + 2 * two, last + 2 * two],
  ]);
  expect(steps(20)).toEqual([
    [first + two, last],
    [first, last],
  ]);
  expect(steps(300)[0]).toEqual([300 * columns, 305 * columns - 1]);
});

test('a short list is whole, and so is one before it is measured', () => {
  layOut();
  const { getByTestId, rerender } = render(<Grid count={7} />);
  measured();
  expect(getByTestId('grid').children).toHaveLength(7);
  rerender(<Grid count={5} />);
  measured();
  expect(getByTestId('grid').children).toHaveLength(5);
});

test('a tile with the focus stays in its place while its neighbours go, and Tab goes on from there', () => {
  layOut();
  const { getByTestId } = render(<Grid count={9000} />);
  measured();
  const grid = getByTestId('grid');
  const link = grid.querySelector<HTMLElement>('a[href="/4"]')!;
  act(() => link.focus());
  scrollTo(120_000);
  expect([document.activeElement, grid.dataset['held'], grid.firstElementChild?.textContent]).toEqual([
    link,
    'first',
    '4',
  ]);
  expect(['--held-top', '--held-start', '--held-size'].map((name) => grid.style.getPropertyValue(name))).toEqual([
    '200px',
    '110px',
    '100px',
  ]);
  const into = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => (scrolled = 0));
  spies.push(into);
  act(() => void link.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true })));
  expect([document.activeElement, grid.dataset['held'], grid.querySelector('a[href="/5"]') !== null]).toEqual([
    link,
    undefined,
    true,
  ]);
  scrollTo(120_000);
  act(() => link.blur());
  expect([grid.dataset['held'], grid.querySelector('a[href="/4"]')]).toEqual([undefined, null]);
});
