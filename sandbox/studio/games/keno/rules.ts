import { combinations } from '../../kit/fair/combinations.ts';
import { pickDistinct } from '../../kit/fair/pickDistinct.ts';
import { Rational } from '../../kit/fair/Rational.ts';
import { payAt } from '../../kit/rounds/payout.ts';
import { readFields, readWhole } from '../../kit/rounds/readFields.ts';
import { RuleError } from '../../kit/rounds/RoundGame.ts';
import type { RoundGame } from '../../kit/rounds/RoundGame.ts';

/** Numbers of a card, from 1. */
export const NUMBERS = 40;
export const DRAWN = 10;
export const MOST_PICKS = 10;

export interface KenoBet {
  /** Distinct numbers from 1 to 40, ascending. */
  readonly picks: readonly number[];
}

export interface KenoView {
  /** In the order of drawing. */
  readonly drawn: readonly number[];
  readonly hits: readonly number[];
  /** Decimal text with one decimal. */
  readonly multiplier: string;
}

/** Tenths of the stake paid for 0, 1, 2… hits, by the number of picks. */
const TENTHS: Readonly<Record<number, readonly number[]>> = {
  1: [0, 38],
  2: [0, 17, 54],
  3: [0, 9, 21, 23_0],
  4: [0, 5, 14, 72, 62_0],
  5: [0, 0, 14, 40, 150, 300_0],
  6: [0, 0, 10, 23, 80, 62_0, 600_0],
  7: [0, 0, 9, 15, 45, 20_0, 150_0, 700_0],
  8: [0, 0, 0, 19, 37, 13_0, 60_0, 300_0, 900_0],
  9: [0, 0, 0, 15, 28, 65, 26_0, 120_0, 450_0, 1000_0],
  10: [0, 0, 0, 13, 19, 45, 13_0, 50_0, 200_0, 500_0, 1000_0],
};

/** What a number of hits pays per stake. */
export const kenoMultiplier = (picks: number, hits: number): Rational => Rational.of(TENTHS[picks]?.[hits] ?? 0, 10);

/** The chance of a number of hits. */
export const hitChance = (picks: number, hits: number): Rational =>
  Rational.of(combinations(picks, hits) * combinations(NUMBERS - picks, DRAWN - hits), combinations(NUMBERS, DRAWN));

/** The exact return of a card with a number of picks. */
export const kenoReturn = (picks: number): Rational =>
  Array.from({ length: picks + 1 }, (_, hits) => kenoMultiplier(picks, hits).times(hitChance(picks, hits))).reduce(
    (sum, part) => sum.plus(part),
    Rational.zero,
  );

/** Keno: ten of forty numbers are drawn, and the hits of the player's card pay. */
export const keno: RoundGame<KenoBet, never, KenoView> = {
  partsOf: () => 1,
  readBet(value) {
    const { picks } = readFields(value, 'bet');
    if (!Array.isArray(picks) || picks.length === 0 || picks.length > MOST_PICKS)
      throw new RuleError('picks', `A card has 1 to ${MOST_PICKS} numbers`);
    const numbers = picks.map((pick: unknown) => readWhole(pick, 'picks', 1, NUMBERS));
    if (new Set(numbers).size !== numbers.length) throw new RuleError('picks', 'The numbers differ');
    return { picks: numbers.toSorted((one, other) => one - other) };
  },
  readMove: () => {
    throw new RuleError('move', 'Keno has no moves');
  },
  play({ picks }, stake, moves, draw) {
    if (moves.length > 0) throw new RuleError('move', 'Keno has no moves');
    const drawn = pickDistinct(draw, NUMBERS, DRAWN).map((index) => index + 1);
    const hits = picks.filter((pick) => drawn.includes(pick));
    const multiplier = kenoMultiplier(picks.length, hits.length);
    return {
      view: { drawn, hits, multiplier: multiplier.toFixed(1) },
      staked: stake,
      payout: payAt(stake, multiplier),
    };
  },
  idleMove: () => null,
};
