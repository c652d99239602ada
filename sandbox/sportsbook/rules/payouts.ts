import type { BetTerms, LegOutcome } from './betTypes.ts';
import { linesOf } from './combinations.ts';
import { floorOf, type Fraction, ONE, oddsFactor, plus, times, ZERO } from './fraction.ts';

/** What a decided leg multiplies its line by. */
export function legFactor(odds: number, outcome: LegOutcome): Fraction {
  if (outcome === 'lost') return ZERO;
  if (outcome === 'void') return ONE;
  if (outcome === 'won') return oddsFactor(odds);
  return { top: BigInt(odds), bottom: 1000n * BigInt(outcome.deadHeat) };
}

/** Sum of the lines' products; each line has the same part of the stake. Rounded down once. */
export function sumLines(terms: BetTerms, factors: readonly Fraction[]): bigint {
  const lines = linesOf(terms.kind, terms.system, terms.legs.length);
  const sum = lines
    .map((line) => line.reduce((product, index) => times(product, factors[index] ?? ZERO), ONE))
    .reduce(plus, ZERO);
  return floorOf(times(sum, { top: terms.stake, bottom: BigInt(lines.length) }));
}

/** Payout if every leg wins. */
export function possiblePayout(terms: BetTerms): bigint {
  if (terms.kind === 'builder') return (terms.stake * BigInt(terms.odds)) / 1000n;
  return sumLines(
    terms,
    terms.legs.map(({ odds }) => oddsFactor(odds)),
  );
}

/** The whole bet's odds in thousandths: what one unit of stake pays if every leg wins, rounded down. */
export function combinedOdds(terms: Omit<BetTerms, 'stake'>): number {
  return Number(possiblePayout({ ...terms, stake: 1000n }));
}

/**
 * The payout of a bet as its legs stand, or null while it is open. A line with a lost leg is lost at once, so a bet is
 * settled as soon as no open leg can change its payout. A builder's price is for all its legs together: it is lost with
 * one lost leg, and void with one void leg, since what is left was never priced.
 */
export function settledPayout(terms: BetTerms, outcomes: readonly (LegOutcome | null)[]): bigint | null {
  if (terms.kind === 'builder') return builderPayout(terms, outcomes);
  const lines = linesOf(terms.kind, terms.system, terms.legs.length);
  const alive = lines.filter((line) => line.every((index) => outcomes[index] !== 'lost'));
  if (alive.some((line) => line.some((index) => outcomes[index] === null))) return null;
  return sumLines(
    terms,
    terms.legs.map(({ odds }, index) => legFactor(odds, outcomes[index] ?? 'lost')),
  );
}

function builderPayout({ stake, odds }: BetTerms, outcomes: readonly (LegOutcome | null)[]): bigint | null {
  if (outcomes.includes('lost')) return 0n;
  if (outcomes.includes(null)) return null;
  return outcomes.every((outcome) => outcome === 'won') ? (stake * BigInt(odds)) / 1000n : stake;
}
