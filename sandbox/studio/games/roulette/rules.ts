import { Rational } from '../../kit/fair/Rational.ts';
import { readFields, readWhole } from '../../kit/rounds/readFields.ts';
import { RuleError } from '../../kit/rounds/RoundGame.ts';
import type { RoundGame } from '../../kit/rounds/RoundGame.ts';
import { placePays, places, POCKETS } from '../../kit/roulette/places.ts';

/** Places with chips in a round at most. */
export const MOST_PLACES = 60;
/** Chips on one place at most: the highest stake of a round in the smallest chips, so that every stake can be put down. */
export const MOST_CHIPS = 1_000;

export interface RouletteBet {
  /** Number of chips by the id of their place. All chips of a round have the same value. */
  readonly chips: Readonly<Record<string, number>>;
}

export interface RouletteView {
  readonly number: number;
  /** The places that won, with what they pay in chips, the chips on them included. */
  readonly wins: readonly { readonly place: string; readonly chips: number }[];
}

/** The number of chips of a bet: its stake is a whole number of minor units for each. */
export const chipsOf = ({ chips }: RouletteBet): number => Object.values(chips).reduce((sum, count) => sum + count, 0);

/** The exact return of every bet: one number of 37 is the house's. */
export const ROULETTE_RETURN = Rational.of(36, 37);

/** European roulette with a single zero. */
export const roulette: RoundGame<RouletteBet, never, RouletteView> = {
  partsOf: chipsOf,
  readBet(value) {
    const { chips } = readFields(value, 'bet');
    if (typeof chips !== 'object' || chips === null || Array.isArray(chips))
      throw new RuleError('chips', 'chips has a number for each place');
    const counts: [string, number][] = Object.entries(chips).map(([place, count]) => {
      if (!places.has(place)) throw new RuleError('chips', 'There is no such place');
      return [place, readWhole(count, 'chips', 1, MOST_CHIPS)];
    });
    if (counts.length === 0 || counts.length > MOST_PLACES)
      throw new RuleError('chips', `A bet has chips on 1 to ${MOST_PLACES} places`);
    return { chips: Object.fromEntries(counts.toSorted(([one], [other]) => (one < other ? -1 : 1))) };
  },
  readMove: () => {
    throw new RuleError('move', 'Roulette has no moves');
  },
  play(bet, stake, moves, draw) {
    if (moves.length > 0) throw new RuleError('move', 'Roulette has no moves');
    const total = BigInt(chipsOf(bet));
    if (stake % total !== 0n) throw new RuleError('stake', 'All chips have the same value');
    const number = draw(POCKETS);
    const wins = Object.entries(bet.chips).flatMap(([id, count]) => {
      const place = places.get(id);
      return place?.numbers.includes(number) ? [{ place: id, chips: count * placePays(place) }] : [];
    });
    const paid = wins.reduce((sum, { chips }) => sum + chips, 0);
    return { view: { number, wins }, staked: stake, payout: (stake / total) * BigInt(paid) };
  },
  idleMove: () => null,
};
