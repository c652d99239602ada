import type { BetRow, LegRow } from '../betRows.ts';
import { isFreeBet } from '../betRows.ts';

/** What the house lets players do with open bets. */
export interface BetPolicy {
  readonly edit_bets: boolean;
}

export type EditFault = 'editOff' | 'editKind' | 'editStarted' | 'editClosed';

/**
 * Why an open bet cannot be edited whatever the new legs are; null if it can. Systems and builders have no legs that stand
 * for themselves, and what a bonus or a free bet has paid is not the player's to stake anew.
 */
export function editFault(bet: BetRow, legs: readonly LegRow[], policy: BetPolicy, now: number): EditFault | null {
  if (!policy.edit_bets) return 'editOff';
  if (bet.state !== 'open') return 'editClosed';
  if ((bet.kind !== 'single' && bet.kind !== 'accumulator') || isFreeBet(bet) || !isOwnMoney(bet)) return 'editKind';
  return legs.some(({ starts_at: at, result }) => result !== null || Number(at) <= now) ? 'editStarted' : null;
}

/** What has paid the stake, as the operator said; without a word of it the operator refuses the edit itself. */
function isOwnMoney({ funded }: BetRow): boolean {
  if (funded === null) return true;
  const { betting_bonus: bonus, free_bet: free } = JSON.parse(funded) as Readonly<Record<string, string>>;
  return Number(bonus ?? 0) === 0 && Number(free ?? 0) === 0;
}
