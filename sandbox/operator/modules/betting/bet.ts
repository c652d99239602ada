import type { betKinds, BetStatus, legResults } from '../../../../src/contract/betting/betting.ts';

export type LegResult = (typeof legResults)[number];

export interface BetLeg {
  readonly event_id: string;
  readonly event: string;
  readonly sport: string;
  readonly league: string;
  readonly starts_at: Date;
  readonly market: string;
  readonly market_name: string;
  readonly selection: string;
  readonly selection_name: string;
  /** Thousandths. */
  readonly odds: number;
  readonly is_live: boolean;
}

export interface StoredLeg extends BetLeg {
  readonly result: LegResult | null;
  readonly score: string;
}

/** A bet as it is placed. Amounts are in minor units, odds in thousandths. */
export interface NewBet {
  readonly id: string;
  readonly uid: bigint;
  readonly kind: (typeof betKinds)[number];
  readonly system: string | null;
  readonly currency: string;
  readonly stake: bigint;
  readonly from_main: bigint;
  readonly from_bonus: bigint;
  readonly from_free: bigint;
  readonly free_bet_id: bigint | null;
  readonly odds: number;
  readonly possible_payout: bigint;
}

export interface Bet extends NewBet {
  readonly status: BetStatus;
  readonly stake_closed: bigint;
  /** What the sportsbook says that the bet pays in all. */
  readonly payout: bigint;
  /** What was credited: more than the payout where a correction found too little to take back. */
  readonly credited: bigint;
  readonly revision: number;
  readonly placed_at: Date;
  readonly settled_at: Date | null;
}

export const isOpen = ({ status }: Pick<Bet, 'status'>): boolean => status === 'open' || status === 'partly_cashed_out';
