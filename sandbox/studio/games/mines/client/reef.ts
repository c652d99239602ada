import { combinations } from '../../../kit/fair/combinations.ts';
import { Rational } from '../../../kit/fair/Rational.ts';
import { minesMultiplier, mostTiles, TILES } from '../rules.ts';

export const COLUMNS = 5;

/** The place of a tile as people count: rows and columns from 1. */
export const placeOf = (tile: number): { readonly row: number; readonly column: number } => ({
  row: Math.floor(tile / COLUMNS) + 1,
  column: (tile % COLUMNS) + 1,
});

/** The distance of two tiles in tiles; what is shown at the end spreads by it. */
export const distance = (one: number, other: number): number => {
  const [from, to] = [placeOf(one), placeOf(other)];
  return Math.hypot(from.row - to.row, from.column - to.column);
};

/** A step of the ladder: a number of pearls, and what they pay. */
export interface Step {
  readonly pearls: number;
  readonly multiplier: Rational;
}

/** The steps of the ladder to show: from the one before the last pearl on, fewer than `count` only if there are. */
export function stepsAround(mines: number, opened: number, count: number): Step[] {
  const most = mostTiles(mines);
  const first = Math.max(1, Math.min(opened - 1, most - count + 1));
  return Array.from({ length: Math.min(count, most) }, (_, index) => ({
    pearls: first + index,
    multiplier: minesMultiplier(mines, first + index),
  }));
}

/** The chance that a number of tiles opened in a row are all safe. */
export const chanceOf = (mines: number, opened: number): Rational =>
  Rational.of(combinations(TILES - mines, opened), combinations(TILES, opened));
