/**
 * Where the places of the table lie. Pure: lengths are in number fields. `along` counts the twelve rows of three, with 0
 * before them and the columns' fields after them; `across` counts the three numbers of a row, 1, 4, 7… first. The
 * dozens lie before them, at negative values, and the even chances before the dozens.
 */
import { places } from '../places.ts';
import type { Place } from '../places.ts';

/** Fields along the table: 0, twelve rows, and the columns. */
export const LENGTH = 14;
/** Widths of the dozens and of the even chances. */
export const DOZEN = 0.8;
export const EVEN = 0.8;

/** What a spot lies on: a field, or an edge that it cuts across one or both directions. */
export type Cut = 'field' | 'along' | 'across' | 'both';

export interface Spot {
  readonly id: string;
  readonly place: Place;
  readonly cut: Cut;
  /** The middle. */
  readonly along: number;
  readonly across: number;
  /** Of the field, or of the fields beside the edge. */
  readonly length: number;
  readonly width: number;
}

const EVENS = ['low', 'even', 'red', 'black', 'odd', 'high'];

type Position = Omit<Spot, 'id' | 'place'>;

const field = (along: number, across: number, length = 1, width = 1): Position => ({
  cut: 'field',
  along,
  across,
  length,
  width,
});
const edge = (cut: Cut, along: number, across: number): Position => ({ cut, along, across, length: 1, width: 1 });

/** The middle of a number's field. */
function middleOf(number: number): { readonly along: number; readonly across: number } {
  if (number === 0) return { along: 0.5, across: 1.5 };
  return { along: 1.5 + Math.floor((number - 1) / 3), across: 0.5 + ((number - 1) % 3) };
}

function positionOf(id: string, { kind, numbers }: Place): Position {
  const first = middleOf(numbers[0] ?? 0);
  const last = middleOf(numbers.at(-1) ?? 0);
  switch (kind) {
    case 'straight':
      return id === 'straight:0' ? field(first.along, first.across, 1, 3) : field(first.along, first.across);
    case 'split':
      if (numbers[0] === 0) return edge('along', 1, last.across);
      return first.along === last.along
        ? edge('across', first.along, (first.across + last.across) / 2)
        : edge('along', (first.along + last.along) / 2, first.across);
    case 'street':
      // Those with 0 lie where it meets two numbers.
      return numbers[0] === 0
        ? edge('both', 1, middleOf(numbers[1] ?? 0).across + 0.5)
        : edge('across', first.along, 0);
    case 'corner':
      return numbers[0] === 0
        ? edge('both', 1, 0)
        : edge('both', (first.along + last.along) / 2, (first.across + last.across) / 2);
    case 'line':
      return edge('both', (first.along + last.along) / 2, 0);
    case 'dozen':
      return field((first.along + last.along) / 2, -DOZEN / 2, 4, DOZEN);
    case 'column':
      return field(LENGTH - 0.5, first.across);
    case 'even':
      return field(2 + 2 * EVENS.indexOf(id), -DOZEN - EVEN / 2, 2, EVEN);
  }
}

/** All spots, in the order in which they are read: fields first, then edges, which lie above them. */
export const spots: readonly Spot[] = [...places]
  .map(([id, place]): Spot => ({ id, place, ...positionOf(id, place) }))
  .toSorted((one, other) => Number(one.cut !== 'field') - Number(other.cut !== 'field'));

const byId: ReadonlyMap<string, Spot> = new Map(spots.map((spot) => [spot.id, spot]));

export const findSpot = (id: string): Spot | undefined => byId.get(id);

/** Steps of the keyboard on the table: towards the columns or 0, and towards the third number of a row or the dozens. */
export type Step = 'on' | 'back' | 'up' | 'down';

const directions: Readonly<Record<Step, readonly [along: number, across: number]>> = {
  on: [1, 0],
  back: [-1, 0],
  up: [0, 1],
  down: [0, -1],
};

/**
 * The next spot in a direction, or the spot itself at the end of the table. With `fieldsOnly` edges are passed over.
 * What lies straight ahead comes before what is nearer but beside the way.
 */
export function stepFrom(from: Spot, step: Step, fieldsOnly: boolean): Spot {
  const [along, across] = directions[step];
  let best = from;
  let least = Number.POSITIVE_INFINITY;
  for (const spot of spots) {
    if (fieldsOnly && spot.cut !== 'field') continue;
    const [da, dc] = [spot.along - from.along, spot.across - from.across];
    const ahead = da * along + dc * across;
    // Wide fields are reached from all of their length.
    const beside = Math.max(0, Math.abs(da * across + dc * along) - reach(from, spot, along !== 0));
    if (ahead < 0.2 || beside >= ahead * 2) continue;
    const cost = ahead + 3 * beside;
    if (cost < least) [best, least] = [spot, cost];
  }
  return best;
}

/** How far apart the middles of two spots may be to the side while the one is still straight ahead of the other. */
function reach(from: Spot, to: Spot, isAlong: boolean): number {
  const half = (spot: Spot): number => {
    if (spot.cut !== 'field') return 0;
    return (isAlong ? spot.width : spot.length) / 2 - 0.5;
  };
  return Math.max(half(from), half(to));
}
