import type { Draw } from '../fair/draws.ts';

/** What is drawn in a round of a shared table, as whole numbers; their meaning is the game's own. */
export type TableOutcome = readonly number[];

/** A game whose rounds are shared by everybody at its table: bets are taken for a while, then all see the same draw. */
export interface TableGame {
  readonly sysname: string;
  /** How long bets are taken, in ms. */
  readonly bettingMs: number;
  /** How long the result is shown before the next round, in ms. */
  readonly restMs: number;
  /** What the round's seeds give. The game's rules make the same draws in `play`. */
  readonly outcome: (draw: Draw) => TableOutcome;
  /** Time from the end of betting to the end of the round, in ms. */
  readonly runMs: (outcome: TableOutcome) => number;
  /** For games in which players leave the round by themselves, before an end that nobody knows. */
  readonly flight?: Flight;
}

/** How a multiplier grows from the end of betting to a hidden end. Multipliers are in hundredths. */
export interface Flight {
  /** The multiplier after this time in ms. */
  readonly multiplierAt: (ms: number) => number;
  /** The least multiplier that can be cashed out. */
  readonly least: number;
  /** Whether a cash-out at this multiplier comes before the end. */
  readonly reaches: (outcome: TableOutcome, multiplier: number) => boolean;
  /** The multiplier at which the player of this bet wants to be cashed out by itself; null without one. */
  readonly target: (bet: unknown) => number | null;
}

/**
 * Moves of a bet at a shared table. The server alone makes them: it says at which multiplier a cash-out arrived, and
 * when the round has ended.
 */
export type TableMove = { readonly kind: 'cashOut'; readonly at: number } | { readonly kind: 'end' };

export const END: TableMove = { kind: 'end' };
