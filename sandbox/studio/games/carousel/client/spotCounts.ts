import type { TableOutcome } from '../../../kit/tables/TableGame.ts';
import { SPOTS } from '../wheel.ts';
import { raisedBy, spotOf } from './carouselMoments.ts';

export interface SpotCounts {
  readonly rounds: number;
  /** Rounds by the spot at which they stopped, in the order of the spots. */
  readonly spots: readonly { readonly pays: number; readonly count: number }[];
  /** Rounds with at least one raise. */
  readonly raised: number;
}

/** How often each spot came. Facts about the past only: they say nothing about the next round. */
export const spotCounts = (past: readonly TableOutcome[]): SpotCounts => ({
  rounds: past.length,
  spots: SPOTS.map((pays) => ({ pays, count: past.filter((stops) => spotOf(stops) === pays).length })),
  raised: past.filter((stops) => raisedBy(stops) > 1).length,
});
