import type { Draw } from './draws.ts';

/** `count` distinct numbers from 0 to n - 1 in the order of drawing; every ordered choice is equally likely. */
export function pickDistinct(draw: Draw, n: number, count: number): number[] {
  const left = Array.from({ length: n }, (_, index) => index);
  // The first steps of a Fisher–Yates shuffle.
  for (let index = 0; index < count; index += 1) {
    const other = index + draw(n - index);
    [left[index], left[other]] = [left[other] ?? 0, left[index] ?? 0];
  }
  return left.slice(0, count);
}
