import type { Tally } from './tennisOutcome.ts';

/** Sets and games that a match can end with, and how likely that is. */
export interface WeightedTally extends Tally {
  readonly chance: number;
}
