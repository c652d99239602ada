import type { BetTerms, LegOutcome } from './betTypes.ts';
import { floorOf, oddsFactor, shareFactor, times } from './fraction.ts';
import { legFactor, sumLines } from './payouts.ts';

/** Percent of a bet's fair value that is paid; the house keeps 5, as the rules of the page say. */
const KEPT_PERCENT = 95n;

/** A leg as it stands: decided, or open with the model's probability of winning. */
export type LegValue =
  | { readonly outcome: LegOutcome }
  | {
      /** Of 0 … 1. */
      readonly probability: number;
    };

/**
 * The price at which a whole open bet is bought back: its expected payout by the model, less the margin. Legs of
 * different matches are independent, so a line's value is the product of its legs'. Rounded down once.
 */
export function cashOutPrice(terms: BetTerms, legs: readonly LegValue[]): bigint {
  const factors = legs.map((leg, index) => {
    const odds = terms.legs[index]?.odds ?? 0;
    return 'outcome' in leg ? legFactor(odds, leg.outcome) : times(oddsFactor(odds), shareFactor(leg.probability));
  });
  // Floors of floors by whole numbers are the floor of the whole.
  return sumLines({ ...terms, stake: terms.stake * KEPT_PERCENT }, factors) / 100n;
}

/** The same of a builder, whose legs left have one joint probability. */
export function builderCashOut({ stake, odds }: BetTerms, probability: number): bigint {
  const value = times({ top: stake * KEPT_PERCENT, bottom: 100n }, oddsFactor(odds));
  return floorOf(times(value, shareFactor(probability)));
}
