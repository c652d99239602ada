import type { Sport } from '../../engine/types.ts';
import type { BetKind, BetTerms, Consent, LegOutcome } from '../../rules/betTypes.ts';
import type { MoveKind } from '../walletMessages.ts';

/**
 * delayed: a live bet waits for its delay · placing: the operator is asked for the stake · rolling_back: it may have
 * been taken and is given back · refused: no money has moved · open · editing: an edit is on its way · settled · reopened: a corrected result has made a
 * settled bet's outcome open again.
 */
export type BetState = 'delayed' | 'placing' | 'rolling_back' | 'refused' | 'open' | 'editing' | 'settled' | 'reopened';

export type BetOutcome = 'won' | 'returned' | 'lost' | 'void' | 'cashed_out';

export interface BetRow {
  readonly id: string;
  readonly session: string;
  readonly player: string;
  readonly request_key: string;
  /** What was asked for under the key, to tell a repetition from another bet. */
  readonly fingerprint: string;
  readonly kind: BetKind;
  readonly system: string | null;
  readonly stake: bigint;
  /** What partial cash-outs have left of the stake. */
  readonly open_stake: bigint;
  readonly currency: string;
  readonly decimals: number;
  readonly odds: bigint;
  readonly possible_payout: bigint;
  readonly consent: Consent;
  readonly funding: string;
  readonly funded: string | null;
  readonly state: BetState;
  readonly outcome: BetOutcome | null;
  readonly revision: number;
  /** All that has been paid, cash-outs included. */
  readonly paid: bigint;
  readonly cashed_out: bigint;
  readonly refusal: string | null;
  readonly refusal_leg: number | null;
  readonly accept_at: bigint;
  readonly attempts: number;
  readonly created_at: bigint;
  readonly settled_at: bigint | null;
}

export interface LegRow {
  readonly bet: string;
  readonly position: number;
  readonly event_id: string;
  readonly event: string;
  readonly sport: Sport;
  readonly league: string;
  readonly starts_at: bigint;
  readonly market: string;
  readonly selection: string;
  readonly odds: number;
  readonly is_live: boolean;
  readonly result: 'won' | 'lost' | 'void' | 'dead_heat' | null;
  readonly dead_heat: number | null;
  readonly score: string | null;
}

/** A payment of a bet; the operator executes each revision once, in order. */
export interface MoveRow {
  readonly bet: string;
  readonly revision: number;
  readonly kind: MoveKind;
  readonly amount: bigint;
  readonly stake_closed: bigint;
  /** JSON of the legs' results at that time. */
  readonly results: string;
  readonly attempts: number;
}

export function outcomeOfLeg({ result, dead_heat: divisor }: LegRow): LegOutcome | null {
  return result === 'dead_heat' ? { deadHeat: divisor ?? 2 } : result;
}

/** Paid by the house: its stake is never paid out. */
export const isFreeBet = ({ funding }: Pick<BetRow, 'funding'>): boolean => funding !== 'auto';

/** The terms of what is still open of a bet. */
export const openTerms = (bet: BetRow, legs: readonly LegRow[]): BetTerms => ({
  kind: bet.kind,
  system: bet.system,
  stake: bet.open_stake,
  odds: Number(bet.odds),
  legs,
});
