import { requiredWager } from '../../../../../src/shared/bonus/givenBonus.ts';
import type { BonusTerms, BonusType } from '../../../../../src/shared/bonus/terms.ts';

export const bonusStatuses = ['available', 'active', 'converted', 'lost', 'expired', 'removed', 'burned'] as const;
export type BonusStatus = (typeof bonusStatuses)[number];

/** How a bonus ends by a decision or by time; `available` is a pause. */
export type BonusEnding = 'available' | 'expired' | 'removed' | 'burned';

/** Title and text by language, as they were when the bonus was granted. */
export type BonusTexts = Readonly<Record<string, { readonly title: string; readonly text: string }>>;

/** A stored bonus. Amounts are in minor units of its currency. */
export interface Bonus {
  readonly id: bigint;
  readonly uid: bigint;
  readonly type: BonusType;
  readonly status: BonusStatus;
  readonly ending: BonusEnding | null;
  readonly currency: string;
  readonly amount: bigint;
  readonly balance: bigint;
  readonly required: bigint;
  readonly wagered: bigint;
  readonly converted: bigint | null;
  readonly terms: BonusTerms;
  readonly terms_hash: string;
  readonly texts: BonusTexts;
  readonly source: string;
  readonly source_id: string;
  readonly offer_id: string | null;
  readonly created_at: Date;
  readonly activate_before: Date;
  readonly activated_at: Date | null;
  readonly expires_at: Date | null;
  readonly ended_at: Date | null;
}

/** A promotion's gift to a player. */
export interface Grant {
  readonly uid: bigint;
  readonly currency: string;
  /** Minor units, above 0. */
  readonly amount: bigint;
  /** The deposit that the requirement counts from, where the terms say so; 0 without one. */
  readonly deposit: bigint;
  readonly terms: BonusTerms;
  readonly texts: BonusTexts;
  /** The same source and id never grant twice (I4). */
  readonly source: string;
  readonly sourceId: string;
  readonly offerId: string | null;
}

/** The ledger account that holds the money of a bonus. */
export const accountOf = (type: BonusType): 'bonus' | 'betting_bonus' =>
  type === 'casino' ? 'bonus' : 'betting_bonus';

/** What must be wagered, in minor units. */
export const requiredOf = ({ terms, amount, deposit }: Pick<Grant, 'terms' | 'amount' | 'deposit'>): bigint =>
  requiredWager(terms, { amount, deposit });
