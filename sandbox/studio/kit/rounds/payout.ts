import type { Rational } from '../fair/Rational.ts';

/** What a stake in minor units pays at a multiplier, rounded down to whole minor units. */
export const payAt = (stake: bigint, multiplier: Rational): bigint =>
  (stake * multiplier.numerator) / multiplier.denominator;
