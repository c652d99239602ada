import { floorTo } from '../../kit/fair/floorTo.ts';
import { Rational } from '../../kit/fair/Rational.ts';
import { payAt } from '../../kit/rounds/payout.ts';
import { readChoice, readFields, readWhole } from '../../kit/rounds/readFields.ts';
import { RuleError } from '../../kit/rounds/RoundGame.ts';
import type { RoundGame } from '../../kit/rounds/RoundGame.ts';

/** A roll is a number from 0 to 9,999, shown as 0.00 to 99.99. */
export const ROLLS = 10_000;
/** The numbers of rolls that a bet may win with: from 1 % to 95 % of all. */
export const FEWEST = 100;
export const MOST = 9_500;
/** Share of the stakes that is paid back on the long run, before rounding. */
const RETURN = Rational.of(99, 100);

export interface DiceBet {
  /** `under`: rolls below the target win; `over`: rolls above it. */
  readonly side: 'under' | 'over';
  readonly target: number;
}

export interface DiceView {
  readonly roll: number;
  readonly isWin: boolean;
  /** Decimal text with four decimals. */
  readonly multiplier: string;
}

/** The number of rolls that win. */
export const winningRolls = ({ side, target }: DiceBet): number => (side === 'under' ? target : ROLLS - 1 - target);

/** What a win pays per stake. */
export const diceMultiplier = (bet: DiceBet): Rational =>
  floorTo(RETURN.times(Rational.of(ROLLS, winningRolls(bet))), 4);

/** The exact return of a bet. */
export const diceReturn = (bet: DiceBet): Rational => diceMultiplier(bet).times(Rational.of(winningRolls(bet), ROLLS));

/** Dice: one roll, and the player chooses the chance to win. */
export const dice: RoundGame<DiceBet, never, DiceView> = {
  partsOf: () => 1,
  readBet(value) {
    const fields = readFields(value, 'bet');
    const bet: DiceBet = {
      side: readChoice(fields['side'], 'side', ['under', 'over']),
      target: readWhole(fields['target'], 'target', 0, ROLLS - 1),
    };
    const rolls = winningRolls(bet);
    if (rolls < FEWEST || rolls > MOST) throw new RuleError('target', `A bet wins with ${FEWEST} to ${MOST} rolls`);
    return bet;
  },
  readMove: () => {
    throw new RuleError('move', 'Dice has no moves');
  },
  play(bet, stake, moves, draw) {
    if (moves.length > 0) throw new RuleError('move', 'Dice has no moves');
    const roll = draw(ROLLS);
    const isWin = bet.side === 'under' ? roll < bet.target : roll > bet.target;
    const multiplier = diceMultiplier(bet);
    return {
      view: { roll, isWin, multiplier: multiplier.toFixed(4) },
      staked: stake,
      payout: isWin ? payAt(stake, multiplier) : 0n,
    };
  },
  idleMove: () => null,
};
