import { lineCount } from '../../rules/combinations.ts';
import type { BetKind } from '../../rules/betTypes.ts';
import { combinedOdds, possiblePayout } from '../../rules/payouts.ts';
import { type AmountTyping, typedAmount } from '../../../../src/shared/money/typedAmount.ts';
import { type Pick, keyOf, type SlipStore } from './SlipStore.ts';

/** One bet that the slip would place. */
export interface SlipBet {
  readonly kind: BetKind;
  readonly system: string | null;
  readonly picks: readonly Pick[];
  /** What the player typed: of a system the stake of one line. */
  readonly typed: string;
}

/** The bets of the slip as it is: one, or one for each pick of the singles. */
export function slipBets(slip: SlipStore): SlipBet[] {
  const { picks, mode } = slip;
  if (mode === 'singles')
    return picks.map((pick) => ({ kind: 'single', system: null, picks: [pick], typed: slip.stakeOf(pick) }));
  const system = mode === 'system' ? `${slip.size}/${picks.length}` : null;
  return [{ kind: mode, system, picks, typed: slip.stake }];
}

/** The stake of the whole bet: of a system one line's times the lines. */
export function stakeOf({ typed, system }: SlipBet, typing: AmountTyping): bigint | null {
  const amount = typedAmount(typed, typing);
  return amount === null ? null : amount * BigInt(lineCount(system));
}

/** Of the whole bet, in thousandths; 0 while unknown. */
export function oddsOf({ kind, system, picks }: SlipBet, builderOdds: number | null): number {
  if (kind === 'builder') return builderOdds ?? 0;
  return combinedOdds({ kind, system, odds: 0, legs: picks });
}

export function payoutOf(bet: SlipBet, builderOdds: number | null, typing: AmountTyping): bigint {
  const stake = stakeOf(bet, typing) ?? 0n;
  return possiblePayout({ kind: bet.kind, system: bet.system, stake, odds: builderOdds ?? 0, legs: bet.picks });
}

export const fingerprintOf = (bet: SlipBet, funding: string): string =>
  [bet.kind, bet.system, bet.typed, funding, ...bet.picks.map(keyOf)].join(' ');
