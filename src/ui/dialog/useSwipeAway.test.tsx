// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { useSwipeAway } from './useSwipeAway.ts';
import type { SwipeDirection } from './useSwipeAway.ts';

afterEach(cleanup);

function Sheet({ direction = 'down', onAway }: { direction?: SwipeDirection | null; onAway: () => void }) {
  const panel = useRef<HTMLDivElement>(null);
  useSwipeAway(panel, direction, onAway);
  return (
    <div ref={panel} data-testid="panel">
      <div data-testid="list">words</div>
    </div>
  );
}

/** A touch move: each point is a time in ms and a position in px. */
function drag(
  on: HTMLElement,
  points: readonly (readonly [at: number, x: number, y: number])[],
  last: 'touchend' | 'touchcancel' = 'touchend',
) {
  const send = (type: string, at: number, touches: readonly object[]) => {
    const event = new Event(type, { bubbles: true, cancelable: true });
    Object.defineProperties(event, { timeStamp: { value: at }, touches: { value: touches } });
    on.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const prevented = points.map(([at, clientX, clientY], index) =>
    send(index === 0 ? 'touchstart' : 'touchmove', at, [{ clientX, clientY }]),
  );
  return { prevented, end: () => send(last, points.at(-1)![0], []) };
}

function sheet(props: { direction?: SwipeDirection | null } = {}) {
  const onAway = vi.fn();
  render(<Sheet {...props} onAway={onAway} />);
  const panel = screen.getByTestId('panel');
  Object.defineProperties(panel, { offsetHeight: { value: 400 }, offsetWidth: { value: 300 } });
  return { onAway, panel, list: screen.getByTestId('list') };
}

describe('useSwipeAway', () => {
  test('the panel follows the finger; far enough down it is dismissed', () => {
    const { onAway, panel, list } = sheet();
    const { prevented, end } = drag(list, [
      [0, 50, 100],
      [500, 50, 200],
      [1000, 50, 230],
    ]);
    expect([panel.style.transform, prevented]).toEqual(['translateY(130px)', [false, true, true]]);
    end();
    expect([onAway.mock.calls.length, panel.style.transform]).toEqual([1, '']);
  });

  test('a short quick swipe is enough, a short slow one is not', () => {
    const { onAway, list } = sheet();
    drag(list, [
      [0, 50, 100],
      [600, 50, 150],
    ]).end();
    expect(onAway).not.toHaveBeenCalled();
    drag(list, [
      [1000, 50, 100],
      [1050, 50, 150],
    ]).end();
    expect(onAway).toHaveBeenCalledTimes(1);
  });

  test.each([
    [
      'up',
      [
        [0, 50, 300],
        [300, 50, 100],
      ],
    ],
    [
      'aside',
      [
        [0, 50, 100],
        [300, 250, 200],
      ],
    ],
    [
      'down, taken away by the system',
      [
        [0, 50, 100],
        [300, 50, 390],
      ],
    ],
  ] as const)('a swipe %s does not move it', (direction, points) => {
    const { onAway, panel, list } = sheet();
    drag(list, points, direction.includes('system') ? 'touchcancel' : 'touchend').end();
    expect([onAway.mock.calls.length, panel.style.transform]).toEqual([0, '']);
  });

  test('scrolled content is scrolled back first', () => {
    const { onAway, panel, list } = sheet();
    Object.defineProperty(list, 'scrollTop', { value: 40 });
    const { prevented, end } = drag(list, [
      [0, 50, 100],
      [300, 50, 390],
    ]);
    end();
    expect([onAway.mock.calls.length, panel.style.transform, prevented]).toEqual([0, '', [false, false]]);
  });

  test('without a direction it does not listen', () => {
    const { onAway, list } = sheet({ direction: null });
    drag(list, [
      [0, 50, 100],
      [300, 50, 390],
    ]).end();
    expect(onAway).not.toHaveBeenCalled();
  });

  test.each([
    ['ltr', -1],
    ['rtl', 1],
  ])('2.10-1 a curtain is dismissed towards the start edge (%s), and follows no other swipe', (direction, sign) => {
    const { onAway, panel, list } = sheet({ direction: 'start' });
    panel.style.direction = direction;
    drag(list, [
      [0, 200, 100],
      [500, 200 - sign * 150, 100],
    ]).end();
    drag(list, [
      [0, 200, 100],
      [500, 200 + sign * 60, 300],
    ]).end();
    expect(onAway).not.toHaveBeenCalled();
    const { end } = drag(list, [
      [0, 200, 100],
      [500, 200 + sign * 50, 100],
      [1000, 200 + sign * 100, 110],
    ]);
    expect(panel.style.transform).toBe(`translateX(${sign * 100}px)`);
    end();
    expect([onAway.mock.calls.length, panel.style.transform]).toEqual([1, '']);
  });
});
