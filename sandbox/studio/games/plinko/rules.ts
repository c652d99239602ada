import { combinations } from '../../kit/fair/combinations.ts';
import { Rational } from '../../kit/fair/Rational.ts';
import { payAt } from '../../kit/rounds/payout.ts';
import { readChoice, readFields } from '../../kit/rounds/readFields.ts';
import { RuleError } from '../../kit/rounds/RoundGame.ts';
import type { RoundGame } from '../../kit/rounds/RoundGame.ts';

export const ROWS = [8, 12, 16] as const;
export const RISKS = ['low', 'medium', 'high'] as const;

export interface PlinkoBet {
  /** Rows of pegs; the ball turns left or right at each. */
  readonly rows: (typeof ROWS)[number];
  readonly risk: (typeof RISKS)[number];
}

export interface PlinkoView {
  /** The turn at each row: 0 left, 1 right. */
  readonly path: readonly (0 | 1)[];
  /** The number of right turns, which is the slot counted from the left. */
  readonly slot: number;
  /** Decimal text with one decimal. */
  readonly multiplier: string;
}

/** Tenths of the stake that the slots pay, from the outermost to the middle one; both sides are equal. */
const TENTHS: Readonly<Record<PlinkoBet['rows'], Readonly<Record<PlinkoBet['risk'], readonly number[]>>>> = {
  8: { low: [50, 20, 11, 10, 5], medium: [120, 30, 13, 7, 4], high: [280, 40, 15, 3, 2] },
  12: {
    low: [90, 30, 16, 14, 11, 10, 5],
    medium: [320, 105, 40, 20, 11, 6, 3],
    high: [1650, 230, 80, 20, 7, 2, 2],
  },
  16: {
    low: [160, 90, 20, 14, 14, 12, 11, 10, 5],
    medium: [1050, 400, 100, 50, 30, 15, 10, 5, 3],
    high: [9500, 1280, 250, 90, 40, 20, 2, 2, 2],
  },
};

/** What the slots pay per stake, from left to right: one more than there are rows. */
export function slotMultipliers({ rows, risk }: PlinkoBet): Rational[] {
  const half = TENTHS[rows][risk];
  return Array.from({ length: rows + 1 }, (_, slot) => Rational.of(half[Math.min(slot, rows - slot)] ?? 0, 10));
}

/** The chance of a slot. */
export const slotChance = (rows: number, slot: number): Rational =>
  Rational.of(combinations(rows, slot), 2n ** BigInt(rows));

/** The exact return of a bet. */
export const plinkoReturn = (bet: PlinkoBet): Rational =>
  slotMultipliers(bet)
    .map((multiplier, slot) => multiplier.times(slotChance(bet.rows, slot)))
    .reduce((sum, part) => sum.plus(part), Rational.zero);

/** Plinko: a ball falls through rows of pegs into a slot. */
export const plinko: RoundGame<PlinkoBet, never, PlinkoView> = {
  partsOf: () => 1,
  readBet(value) {
    const fields = readFields(value, 'bet');
    const rows = ROWS.find((count) => count === fields['rows']);
    if (rows === undefined) throw new RuleError('rows', `rows is one of ${ROWS.join(', ')}`);
    return { rows, risk: readChoice(fields['risk'], 'risk', RISKS) };
  },
  readMove: () => {
    throw new RuleError('move', 'Plinko has no moves');
  },
  play(bet, stake, moves, draw) {
    if (moves.length > 0) throw new RuleError('move', 'Plinko has no moves');
    const path = Array.from({ length: bet.rows }, () => (draw(2) === 0 ? 0 : 1));
    const slot = path.reduce<number>((sum, turn) => sum + turn, 0);
    const multiplier = slotMultipliers(bet)[slot] ?? Rational.zero;
    return { view: { path, slot, multiplier: multiplier.toFixed(1) }, staked: stake, payout: payAt(stake, multiplier) };
  },
  idleMove: () => null,
};
