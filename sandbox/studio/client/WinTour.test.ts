import { expect, test } from 'vitest';
import { WinTour } from './WinTour.ts';

/** A tour with a manually driven timer. */
function tourByHand() {
  const pointed: (number | null)[] = [];
  let next: (() => void) | null = null;
  const tour = new WinTour(
    (index) => pointed.push(index),
    (action) => {
      next = action;
      return () => {
        next = null;
      };
    },
  );
  const tick = (): boolean => {
    const action = next;
    next = null;
    action?.();
    return action !== null;
  };
  return { tour, pointed, tick };
}

test('the tour highlights each win twice, then all of them, and ends', () => {
  const { tour, pointed, tick } = tourByHand();
  tour.start(3);
  while (tick());
  expect(pointed).toEqual([0, 1, 2, 0, 1, 2, null]);
});

test('a single win has no tour', () => {
  const { tour, pointed, tick } = tourByHand();
  tour.start(1);
  expect(tick()).toBe(false);
  expect(pointed).toEqual([]);
});

test('the next round ends the tour at once', () => {
  const { tour, pointed, tick } = tourByHand();
  tour.start(2);
  tick();
  tour.stop();
  expect(tick()).toBe(false);
  expect(pointed).toEqual([0]);
});
