import { Rational } from '../../../kit/fair/Rational.ts';
import { slotChance, slotMultipliers } from '../rules.ts';
import type { PlinkoBet } from '../rules.ts';

/** The chance that a bet pays more than its stake. */
export const chanceAboveStake = (bet: PlinkoBet): Rational =>
  slotMultipliers(bet)
    .map((multiplier, slot) =>
      multiplier.minus(Rational.one).numerator > 0n ? slotChance(bet.rows, slot) : Rational.zero,
    )
    .reduce((sum, part) => sum.plus(part), Rational.zero);

/** One in how many balls falls into one of the two outer slots. */
export const oneInOuter = ({ rows }: PlinkoBet): number => 2 ** (rows - 1);

/** How hot a slot is, from 0 for what pays nothing more than the stake to 1 for a hundred stakes. */
export const heatOf = (multiplier: number): number =>
  multiplier <= 1 ? 0 : Math.min(1, 0.25 + 0.375 * Math.log10(multiplier));
