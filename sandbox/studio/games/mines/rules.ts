import { combinations } from '../../kit/fair/combinations.ts';
import { floorTo } from '../../kit/fair/floorTo.ts';
import { pickDistinct } from '../../kit/fair/pickDistinct.ts';
import { Rational } from '../../kit/fair/Rational.ts';
import { payAt } from '../../kit/rounds/payout.ts';
import { readFields, readWhole } from '../../kit/rounds/readFields.ts';
import { RuleError } from '../../kit/rounds/RoundGame.ts';
import type { RoundGame } from '../../kit/rounds/RoundGame.ts';

/** The field has five rows of five tiles, numbered from 0 along the rows. */
export const TILES = 25;
export const MOST_MINES = 24;
const RETURN = Rational.of(99, 100);
/** A round is cashed out by itself when another tile would pay more stakes than this. */
export const MOST_STAKES = 10_000;

export interface MinesBet {
  readonly mines: number;
}

export type MinesMove = { readonly kind: 'open'; readonly tile: number } | { readonly kind: 'cashOut' };

export interface MinesView {
  readonly mines: number;
  /** Safe tiles in the order of opening. */
  readonly opened: readonly number[];
  /** What cashing out pays per stake now; decimal text with two decimals, `0.00` before the first tile. */
  readonly multiplier: string;
  /** The same after one more safe tile; null when none is left or the round is over. */
  readonly next: string | null;
  /** Chance that the next tile is safe, as safe tiles over closed tiles; null when the round is over. */
  readonly chance: readonly [safe: number, closed: number] | null;
  /** The mine that ended the round; null without one. */
  readonly hit: number | null;
  /** All mines once the round is over; null before. */
  readonly layout: readonly number[] | null;
}

/** What a stake pays after a number of safe tiles: the inverse of the chance to get there, times the return. */
export function minesMultiplier(mines: number, opened: number): Rational {
  if (opened === 0) return Rational.zero;
  const fair = Rational.of(combinations(TILES, opened), combinations(TILES - mines, opened));
  return floorTo(RETURN.times(fair), 2);
}

/** Whether one more tile can be opened: there is a safe one, and it pays no more than the highest win. */
const canGoOn = (mines: number, opened: number): boolean =>
  opened < TILES - mines && minesMultiplier(mines, opened + 1).minus(Rational.of(MOST_STAKES)).numerator <= 0n;

/** The tiles that can be opened at most with a number of mines. */
export function mostTiles(mines: number): number {
  let opened = 0;
  while (canGoOn(mines, opened)) opened += 1;
  return opened;
}

/** The exact return of a player who opens that many tiles and then cashes out. */
export const minesReturn = (mines: number, opened: number): Rational =>
  minesMultiplier(mines, opened).times(Rational.of(combinations(TILES - mines, opened), combinations(TILES, opened)));

/** Mines: each safe tile raises what the stake pays, a mine loses it; the player stops when they like. */
export const mines: RoundGame<MinesBet, MinesMove, MinesView> = {
  partsOf: () => 1,
  readBet: (value) => ({ mines: readWhole(readFields(value, 'bet')['mines'], 'mines', 1, MOST_MINES) }),
  readMove(value) {
    const fields = readFields(value, 'move');
    if (fields['kind'] === 'cashOut') return { kind: 'cashOut' };
    if (fields['kind'] !== 'open') throw new RuleError('kind', 'A move opens a tile or cashes out');
    return { kind: 'open', tile: readWhole(fields['tile'], 'tile', 0, TILES - 1) };
  },
  play({ mines: count }, stake, moves, draw) {
    const layout = pickDistinct(draw, TILES, count);
    const opened: number[] = [];
    let hit: number | null = null;
    let hasCashedOut = false;
    for (const move of moves) {
      if (hit !== null || hasCashedOut || !canGoOn(count, opened.length))
        throw new RuleError('move', 'The round is over');
      if (move.kind === 'cashOut') {
        if (opened.length === 0) throw new RuleError('move', 'A tile has to be opened first');
        hasCashedOut = true;
      } else if (opened.includes(move.tile)) throw new RuleError('tile', 'The tile is open already');
      else if (layout.includes(move.tile)) hit = move.tile;
      else opened.push(move.tile);
    }
    const safe = TILES - count - opened.length;
    const multiplier = hit === null ? minesMultiplier(count, opened.length) : Rational.zero;
    const isOver = hit !== null || hasCashedOut || !canGoOn(count, opened.length);
    return {
      view: {
        mines: count,
        opened,
        multiplier: multiplier.toFixed(2),
        next: isOver ? null : minesMultiplier(count, opened.length + 1).toFixed(2),
        chance: isOver ? null : [safe, TILES - opened.length],
        hit,
        layout: isOver ? layout.toSorted((one, other) => one - other) : null,
      },
      staked: stake,
      payout: isOver ? payAt(stake, multiplier) : null,
    };
  },
  idleMove: ({ opened }) => (opened.length === 0 ? null : { kind: 'cashOut' }),
};
