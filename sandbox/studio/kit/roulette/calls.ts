/** Bets that are called by a name: parts of the wheel, and a number with its neighbours. */
import { WHEEL } from './places.ts';

export type CallName = 'voisins' | 'tiers' | 'orphelins' | 'zeroGame';

/** Chips by place, in chips of one value. */
export type CalledChips = Readonly<Record<string, number>>;

/** How the chips of each part of the wheel are put down, by the custom of the French game. */
export const calls: Readonly<Record<CallName, CalledChips>> = {
  voisins: {
    'street:0-2-3': 2,
    'split:4-7': 1,
    'split:12-15': 1,
    'split:18-21': 1,
    'split:19-22': 1,
    'split:32-35': 1,
    'corner:25-26-28-29': 2,
  },
  tiers: { 'split:5-8': 1, 'split:10-11': 1, 'split:13-16': 1, 'split:23-24': 1, 'split:27-30': 1, 'split:33-36': 1 },
  orphelins: { 'straight:1': 1, 'split:6-9': 1, 'split:14-17': 1, 'split:17-20': 1, 'split:31-34': 1 },
  zeroGame: { 'split:0-3': 1, 'split:12-15': 1, 'straight:26': 1, 'split:32-35': 1 },
};

/** The first and last number of each part, clockwise on the wheel; orphelins are two arcs. */
export const arcs: Readonly<Record<CallName, readonly (readonly [from: number, to: number])[]>> = {
  voisins: [[22, 25]],
  tiers: [[27, 33]],
  orphelins: [
    [17, 6],
    [1, 9],
  ],
  zeroGame: [[12, 15]],
};

/** The most neighbours on each side of a number. */
export const MOST_NEIGHBOURS = 4;

/** The number at a position of the wheel, counted clockwise from 0; any whole number is a position. */
export const numberAt = (position: number): number =>
  WHEEL[((position % WHEEL.length) + WHEEL.length) % WHEEL.length] ?? 0;

/** A number with `reach` neighbours on each side, clockwise. */
export function neighboursOf(number: number, reach: number): readonly number[] {
  const middle = WHEEL.indexOf(number);
  return Array.from({ length: 2 * reach + 1 }, (_, index) => numberAt(middle - reach + index));
}

/** One chip on each of a number and its neighbours. */
export const neighbourChips = (number: number, reach: number): CalledChips =>
  Object.fromEntries(neighboursOf(number, reach).map((each) => [`straight:${each}`, 1]));
