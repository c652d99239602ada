/** A suit's place on a number card of 100 × 140; those below the middle are upside down. */
export interface Pip {
  readonly x: number;
  readonly y: number;
  readonly isTurned: boolean;
}

const [LEFT, MIDDLE, RIGHT] = [33, 50, 67];
const [TOP, CENTRE, BOTTOM] = [29, 70, 111];

/** Rows of the side columns, and of the middle one, from two to ten pips. */
const sides: readonly (readonly number[])[] = [
  [],
  [],
  [TOP, BOTTOM],
  [TOP, BOTTOM],
  [TOP, CENTRE, BOTTOM],
  [TOP, CENTRE, BOTTOM],
  [TOP, CENTRE, BOTTOM],
  [TOP, 56, 84, BOTTOM],
  [TOP, 56, 84, BOTTOM],
];
const middles: readonly (readonly number[])[] = [
  [TOP, BOTTOM],
  [TOP, CENTRE, BOTTOM],
  [],
  [CENTRE],
  [],
  [49],
  [49, 91],
  [CENTRE],
  [42, 98],
];

/** Where the pips of a card with that number are; from 2 to 10. */
export function pipLayout(count: number): Pip[] {
  const at = (x: number) => (y: number) => ({ x, y, isTurned: y > CENTRE });
  const rows = sides[count - 2] ?? [];
  return [...rows.map(at(LEFT)), ...rows.map(at(RIGHT)), ...(middles[count - 2] ?? []).map(at(MIDDLE))];
}
