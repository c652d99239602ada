import { Rational } from '../../../kit/fair/Rational.ts';
import { DRAWN, hitChance, kenoMultiplier, MOST_PICKS, NUMBERS } from '../rules.ts';

export const COLUMNS = 8;
export const ALL_NUMBERS: readonly number[] = Array.from({ length: NUMBERS }, (_, index) => index + 1);

const LONGEST_STEP_MS = 190;
const SHORTEST_STEP_MS = 55;

/** The card with a number taken in, or out if it was in; null if the card is full. Ascending. */
export function toggled(picks: readonly number[], number: number): readonly number[] | null {
  if (picks.includes(number)) return picks.filter((pick) => pick !== number);
  return picks.length === MOST_PICKS ? null : [...picks, number].toSorted((one, other) => one - other);
}

/** `count` numbers for the player, among them `kept`. @param chance numbers in [0, 1); decides nothing of the draw */
export function pickAny(count: number, chance: () => number, kept: readonly number[] = []): readonly number[] {
  const picks = [...kept];
  const left = ALL_NUMBERS.filter((number) => !kept.includes(number));
  while (picks.length < count && left.length > 0) picks.push(...left.splice(Math.floor(chance() * left.length), 1));
  return picks.toSorted((one, other) => one - other);
}

export interface Pay {
  readonly hits: number;
  readonly multiplier: Rational;
}

/** The numbers of hits that pay something. */
export const paysOf = (picks: number): Pay[] =>
  Array.from({ length: picks + 1 }, (_, hits) => ({ hits, multiplier: kenoMultiplier(picks, hits) })).filter(
    ({ multiplier }) => multiplier.numerator > 0n,
  );

/** The chance that a card pays more than its stake. */
export const chanceAboveStake = (picks: number): Rational =>
  paysOf(picks)
    .filter(({ multiplier }) => multiplier.minus(Rational.one).numerator > 0n)
    .reduce((sum, { hits }) => sum.plus(hitChance(picks, hits)), Rational.zero);

/** Time between two drawn numbers in ms: all of them are out before the next round may begin. */
export const stepMs = (minRoundMs: number): number =>
  minRoundMs === 0
    ? LONGEST_STEP_MS
    : Math.max(SHORTEST_STEP_MS, Math.min(LONGEST_STEP_MS, (minRoundMs - 400) / DRAWN));
