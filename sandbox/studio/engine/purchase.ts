import type { Draw } from '../kit/fair/draws.ts';
import { withDraws } from '../kit/fair/draws.ts';
import type { RoundSeeds } from '../kit/fair/draws.ts';
import type { GameDefinition } from './gameDefinition.ts';
import { playRound } from './playRound.ts';
import type { RoundResult } from './roundResult.ts';

/** What a purchase of the free spins costs and begins with; published with the game, so that rounds can be verified. */
export interface FeatureOffer {
  /** Price in units: that many parts of `divisor` of a stake. */
  readonly units: number;
  /** Stops of the first spin, the same in every purchase: three scatters, and no win on any line or way. */
  readonly stops: readonly number[];
  /** Exact return to player of a purchase, in percent with two decimals, rounded toward zero. */
  readonly rtp: string;
  /** Free spins that a purchase starts with. */
  readonly spins: number;
}

/** Draws whose first results are the given stops; all later ones come from `draw`. */
const afterStops = (stops: readonly number[], draw: Draw): Draw => {
  let next = 0;
  return (n) => {
    const stop = stops[next];
    if (stop === undefined) return draw(n);
    next += 1;
    return stop;
  };
};

/** Plays a bought round: the offer's first spin, whose stops are not drawn, then the free spins as in any round. */
export const playPurchase = (game: GameDefinition, { stops }: FeatureOffer, draw: Draw): RoundResult =>
  playRound(game, afterStops(stops, draw));

/** Plays the bought round that the seeds determine. */
export const playFairPurchase = (game: GameDefinition, offer: FeatureOffer, seeds: RoundSeeds): Promise<RoundResult> =>
  withDraws(seeds, (draw) => playPurchase(game, offer, draw));

/** The price of a purchase in minor units, for the stake that its wins are counted by (divisible by the game's units). */
export function priceOf(game: GameDefinition, { units }: FeatureOffer, stake: bigint): bigint {
  if (stake % BigInt(game.divisor) !== 0n) throw new RangeError('A stake is a whole number of units');
  return (stake / BigInt(game.divisor)) * BigInt(units);
}
