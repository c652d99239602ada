import type { BonusProgress, BonusStatus } from '../../../contract/bonuses/bonuses.ts';
import type { BonusTerms, BonusType } from '../../../shared/bonus/terms.ts';
import type { FundingKind } from '../../../shared/bonus/fundStake.ts';
import type { Money } from '../../../shared/money/money.ts';

/** What of a bonus changes while it is played. Times in epoch ms. */
export interface BonusFigures {
  readonly id: string;
  readonly type: BonusType;
  readonly status: BonusStatus;
  /** What it becomes when its open rounds have ended; `available` is a pause. */
  readonly ending: BonusProgress['ending'];
  readonly amount: Money;
  /** The bonus money that is left. */
  readonly balance: Money;
  readonly required: Money;
  readonly wagered: Money;
  readonly left: Money;
  /** What was paid out to the main balance; null before. */
  readonly converted: Money | null;
  /** Of an active bonus; of an available one, when it must be activated by. */
  readonly expiresAt: number | null;
  readonly endedAt: number | null;
}

/** 3-58: a bonus with its texts and the terms as they were when it was taken. */
export interface Bonus extends BonusFigures {
  readonly title: string;
  readonly text: string;
  readonly terms: BonusTerms;
  /** SHA-256 of the terms. */
  readonly termsHash: string;
  /** The offer that it came with; null for none. */
  readonly offerId: string | null;
  readonly createdAt: number;
}

/** Which money pays a stake: the market's order, and the active bonuses. */
export interface Funding {
  readonly order: readonly FundingKind[];
  readonly isIsolated: boolean;
  readonly casino: Bonus | null;
  readonly betting: Bonus | null;
}
