import type { JackpotTier } from '../../contract/jackpots.ts';
import type { Money } from '../../shared/money/money.ts';

export interface WonJackpot {
  readonly jackpot: string;
  readonly tier: JackpotTier;
  readonly amount: Money;
}
