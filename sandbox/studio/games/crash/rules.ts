import { Rational } from '../../kit/fair/Rational.ts';
import type { Draw } from '../../kit/fair/draws.ts';

/** Multipliers are counted in hundredths: 150 is 1.50×. */
export const ONE = 100;
/** The round ends here at the latest: 10,000.00×. */
export const MOST = 1_000_000;
const PARTS = 1_000_000_000;
/** Hundredths of the stakes that are paid back on the long run. */
const RETURN = 99;

/**
 * Where a round crashes. The chance to get to a multiplier m is 0.99 / m, so that each cash-out target has the same
 * return; one round in a hundred crashes at once.
 */
export function crashPoint(draw: Draw): number {
  const left = PARTS - draw(PARTS);
  // Below 2^53: exact.
  return Math.min(MOST, Math.max(ONE, Math.floor((RETURN * PARTS) / left)));
}

/** The exact chance that a round gets to a multiplier above 1.00×, and so to a cash-out there. */
export const reachChance = (hundredths: number): Rational =>
  Rational.of(Math.floor((RETURN * PARTS) / hundredths), PARTS);

/** The exact return of a player who always cashes out at this multiplier. */
export const crashReturn = (hundredths: number): Rational =>
  reachChance(hundredths).times(Rational.of(hundredths, ONE));

/** Growth of the multiplier per millisecond: it doubles in 11.6 s. */
const GROWTH = 0.00006;

/** The multiplier after a time of flight, in hundredths, rounded down. */
export const multiplierAt = (ms: number): number =>
  Math.min(MOST, Math.floor(ONE * Math.exp(GROWTH * Math.max(0, ms))));

/** The time of flight in ms at which a multiplier is first shown. */
export function timeOf(hundredths: number): number {
  let ms = Math.max(0, Math.floor(Math.log(hundredths / ONE) / GROWTH) - 1);
  // The logarithm is rounded: the first millisecond is found by the same formula that shows the multiplier.
  while (multiplierAt(ms) < hundredths) ms += 1;
  return ms;
}
