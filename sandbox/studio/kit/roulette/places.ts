/** The places of a European table that chips can be put on, and the numbers that each covers. */

export const POCKETS = 37;

const range = (from: number, to: number, step = 1): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);

/** The red numbers; the others but 0 are black. */
export const RED: readonly number[] = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36];

/** The order of the numbers on the wheel, clockwise from 0: neighbours are next to each other here. */
export const WHEEL: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
];

export type PlaceKind = 'straight' | 'split' | 'street' | 'corner' | 'line' | 'dozen' | 'column' | 'even';

/** Bets that pay 1 to 1. */
const outside: Readonly<Record<string, readonly number[]>> = {
  red: RED,
  black: range(1, 36).filter((number) => !RED.includes(number)),
  odd: range(1, 35, 2),
  even: range(2, 36, 2),
  low: range(1, 18),
  high: range(19, 36),
};

export interface Place {
  readonly kind: PlaceKind;
  /** Ascending. */
  readonly numbers: readonly number[];
}

/** The numbers stand in twelve rows of three: 1, 2, 3, then 4, 5, 6 and so on; 0 is next to the first row. */
function inside(): Place[] {
  const rows = range(1, 34, 3);
  return [
    ...range(0, 36).map((number) => ({ kind: 'straight' as const, numbers: [number] })),
    // Side by side, one above the other, and with 0.
    ...rows.flatMap((first) => [first, first + 1].map((left) => split(left, left + 1))),
    ...range(1, 33).map((number) => split(number, number + 3)),
    ...[1, 2, 3].map((number) => split(0, number)),
    ...rows.map((first) => ({ kind: 'street' as const, numbers: range(first, first + 2) })),
    { kind: 'street', numbers: [0, 1, 2] },
    { kind: 'street', numbers: [0, 2, 3] },
    ...range(1, 32)
      .filter((number) => number % 3 !== 0)
      .map((number) => ({ kind: 'corner' as const, numbers: [number, number + 1, number + 3, number + 4] })),
    // The first four.
    { kind: 'corner', numbers: [0, 1, 2, 3] },
    ...range(1, 31, 3).map((first) => ({ kind: 'line' as const, numbers: range(first, first + 5) })),
  ];
}

const split = (one: number, other: number): Place => ({ kind: 'split', numbers: [one, other] });

/**
 * All places by id: the kind and the numbers (`straight:17`, `split:17-20`, `corner:1-2-4-5`), `dozen:1` to `dozen:3`,
 * `column:1` to `column:3` by the column's first number, and `red`, `black`, `odd`, `even`, `low`, `high`.
 */
export const places: ReadonlyMap<string, Place> = new Map<string, Place>([
  ...inside().map((place): [string, Place] => [`${place.kind}:${place.numbers.join('-')}`, place]),
  ...[1, 2, 3].flatMap((index): [string, Place][] => [
    [`dozen:${index}`, { kind: 'dozen', numbers: range(12 * index - 11, 12 * index) }],
    [`column:${index}`, { kind: 'column', numbers: range(index, 36, 3) }],
  ]),
  ...Object.entries(outside).map(([id, numbers]): [string, Place] => [id, { kind: 'even', numbers }]),
]);

/** What a place pays per stake, the stake included: all places have the same return. */
export const placePays = ({ numbers }: Place): number => 36 / numbers.length;
