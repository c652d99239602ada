import stored from './gameOdds.json' with { type: 'json' };

/** How often a round pays which multiple of its stake. */
export interface GameOdds {
  readonly sysname: string;
  /** The bet and the way of playing that the odds are of. */
  readonly played: string;
  readonly source: 'exact' | 'simulated';
  /** Multiple and probability, ascending; together 1. */
  readonly outcomes: readonly (readonly [multiple: number, probability: number])[];
}

/** Checked by `proof/gameOdds.test.ts`. */
const odds = stored as unknown as readonly GameOdds[];
const bySysname = new Map(odds.map((one) => [one.sysname, one]));

/** The odds of a game; undefined for one that has none. */
export const oddsOf = (sysname: string): GameOdds | undefined => bySysname.get(sysname);
