import type { Draw } from '../../kit/fair/draws.ts';
import { Rational } from '../../kit/fair/Rational.ts';
import { readFields, readWhole } from '../../kit/rounds/readFields.ts';
import { RuleError } from '../../kit/rounds/RoundGame.ts';
import type { RoundGame } from '../../kit/rounds/RoundGame.ts';
import { sharedRound } from '../../kit/rounds/sharedRound.ts';
import type { TableGame } from '../../kit/tables/TableGame.ts';
import { FIELDS, MOST_RAISES, SPOTS } from './wheel.ts';

/** Chips on one spot at most: the highest stake of a round in the smallest chips, so that every stake can be put down. */
export const MOST_CHIPS = 1_000;

export interface CarouselBet {
  /** Number of chips by what their spot pays, such as `{"2": 3}`. All chips of a round have the same value. */
  readonly chips: Readonly<Record<string, number>>;
}

export interface CarouselView {
  /** Indices of the fields at which the spins of the round stopped: raises, and then the spot. */
  readonly stops: readonly number[];
  /** The spot that has won, by what it pays without raises. */
  readonly spot: number;
  /** The product of the raises; 1 without one. */
  readonly raised: number;
}

const spots = FIELDS.flatMap((field, index) => (field.kind === 'spot' ? [index] : []));

/** The fields at which the spins of a round stop. A raise gives another spin, the last of which is at a spot. */
export function spin(draw: Draw): number[] {
  const stops: number[] = [];
  while (stops.length < MOST_RAISES) {
    const index = draw(FIELDS.length);
    stops.push(index);
    if (FIELDS[index]?.kind === 'spot') return stops;
  }
  return [...stops, spots[draw(spots.length)] ?? 0];
}

/** The number of chips of a bet: its stake is a whole number of minor units for each. */
export const chipsOf = ({ chips }: CarouselBet): number => Object.values(chips).reduce((sum, count) => sum + count, 0);

/** The exact return of a bet on a spot. */
export function spotReturn(pays: number): Rational {
  const count = FIELDS.filter((field) => field.kind === 'spot' && field.pays === pays).length;
  const raises = FIELDS.reduce((sum, field) => sum + (field.kind === 'raise' ? field.by : 0), 0);
  const hit = Rational.of(count * pays, FIELDS.length);
  let value = Rational.of(count * pays, spots.length);
  for (let left = 0; left < MOST_RAISES; left += 1) value = hit.plus(Rational.of(raises, FIELDS.length).times(value));
  return value;
}

/** The wheel of the game show, as a game without moves. */
export const wheelRound: RoundGame<CarouselBet, never, CarouselView> = {
  partsOf: chipsOf,
  readBet(value) {
    const { chips } = readFields(value, 'bet');
    if (typeof chips !== 'object' || chips === null || Array.isArray(chips))
      throw new RuleError('chips', 'chips has a number for each spot');
    const counts: [string, number][] = Object.entries(chips).map(([pays, count]) => {
      if (!SPOTS.some((one) => String(one) === pays)) throw new RuleError('chips', 'There is no such spot');
      return [pays, readWhole(count, 'chips', 1, MOST_CHIPS)];
    });
    if (counts.length === 0) throw new RuleError('chips', 'A bet has chips on at least one spot');
    return { chips: Object.fromEntries(counts.toSorted(([one], [other]) => Number(one) - Number(other))) };
  },
  readMove: () => {
    throw new RuleError('move', 'The wheel has no moves');
  },
  play(bet, stake, _moves, draw) {
    const stops = spin(draw);
    const total = BigInt(chipsOf(bet));
    if (stake % total !== 0n) throw new RuleError('stake', 'All chips have the same value');
    let raised = 1;
    let won = 0;
    for (const stop of stops) {
      const field = FIELDS[stop];
      if (field?.kind === 'raise') raised *= field.by;
      else if (field !== undefined) won = field.pays;
    }
    const chips = bet.chips[String(won)] ?? 0;
    const payout = (stake / total) * BigInt(chips * won * raised);
    return { view: { stops, spot: won, raised }, staked: stake, payout };
  },
  idleMove: () => null,
};

export const carousel = sharedRound(wheelRound);

/** How long one spin of the wheel takes, in ms. */
export const SPIN_MS = 8_000;

export const carouselTable: TableGame = {
  sysname: 'carousel',
  bettingMs: 16_000,
  restMs: 6_000,
  outcome: spin,
  runMs: (stops) => stops.length * SPIN_MS,
};
