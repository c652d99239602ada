import type { PlayRound } from '../../../kit/client/protocol.ts';
import type { DiceBet, DiceView } from '../rules.ts';

export type DiceRound = PlayRound<DiceBet, never, DiceView>;
export type RollState = 'won' | 'returned' | 'lost';

/** How a roll is shown: one that pays no more than the stake is not celebrated. */
export function rollState({ view, totalWin, staked }: Pick<DiceRound, 'view' | 'totalWin' | 'staked'>): RollState {
  if (!view.isWin) return 'lost';
  return (totalWin ?? 0n) > staked ? 'won' : 'returned';
}
