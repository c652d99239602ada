import type { BonusTerms } from '../../../../src/shared/bonus/terms.ts';

export type ModelStatus = 'available' | 'active' | 'converted' | 'lost' | 'expired' | 'removed' | 'burned';
export type ModelEnding = 'available' | 'expired' | 'removed' | 'burned';

/** A bonus as the model keeps it; minor units and milliseconds. */
export interface ModelBonus {
  readonly id: number;
  readonly terms: BonusTerms;
  readonly amount: bigint;
  readonly required: bigint;
  readonly maxStake: bigint | null;
  readonly activateBefore: number;
  status: ModelStatus;
  ending: ModelEnding | null;
  balance: bigint;
  wagered: bigint;
  converted: bigint | null;
  expiresAt: number | null;
}

export interface ModelBet {
  readonly id: string;
  readonly main: bigint;
  readonly bonus: bigint;
  readonly counted: bigint;
  isReturned: boolean;
}

export interface ModelRound {
  readonly id: string;
  readonly game: string;
  /** The bonus that it belongs to. */
  readonly bonus: ModelBonus | null;
  readonly pack: ModelPack | null;
  readonly bets: ModelBet[];
  paid: bigint;
  isOpen: boolean;
}

export interface ModelPack {
  readonly id: string;
  readonly game: string;
  readonly stake: bigint;
  readonly expiresAt: number;
  remaining: number;
  won: bigint;
}

/** When a bonus that waits or runs is over. */
export const overAt = ({ expiresAt, activateBefore }: ModelBonus): number => expiresAt ?? activateBefore;

/** What of a stake counts, in percent; null where bonus money cannot be staked. */
export function percentOf({ terms }: ModelBonus, game: string, type: string): number | null {
  const { excluded, games, types } = terms.counts;
  if (excluded.includes(game)) return null;
  return games[game] ?? types[type] ?? 100;
}

/** What is paid out of a bonus that has met its requirement. */
export function payoutOf({ terms, amount, balance }: ModelBonus): bigint {
  let paid = balance;
  if (terms.is_sticky) paid -= amount;
  if (paid < 0n) paid = 0n;
  const times = terms.max_conversion_times;
  return times !== null && paid > amount * BigInt(times) ? amount * BigInt(times) : paid;
}
