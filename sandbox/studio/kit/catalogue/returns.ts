import type { Rational } from '../fair/Rational.ts';

/** The lowest and the highest of the exact returns of a game's bets, as percent with two decimals, rounded down. */
export function returnRange(returns: readonly Rational[]): { readonly rtp: string; readonly rtpMost: string } {
  const [first] = returns;
  if (first === undefined) throw new RangeError('A game has at least one bet');
  let least = first;
  let most = first;
  for (const next of returns) {
    if (next.minus(least).numerator < 0n) least = next;
    if (next.minus(most).numerator > 0n) most = next;
  }
  return { rtp: least.toPercent(), rtpMost: most.toPercent() };
}
