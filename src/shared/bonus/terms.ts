import type { bonusTypes } from '../../contract/bonuses/bonusKinds.ts';
import type { WireMoney } from '../money/moneyWire.ts';

export type BonusType = (typeof bonusTypes)[number];

/** How much of a stake counts towards the requirement, in percent, by the most exact entry that there is. */
export interface GameCounts {
  /** By the game's kind (1-3); a kind that is not listed counts whole. */
  readonly types: Readonly<Record<string, number>>;
  /** By the game's sysname. */
  readonly games: Readonly<Record<string, number>>;
  /** Sysnames of games in which bonus money cannot be staked; nothing counts there. */
  readonly excluded: readonly string[];
}

/** What a bet must have at least to be paid by a betting bonus and to count. */
export interface BettingTerms {
  /** Decimal odds of the whole bet, in thousandths. */
  readonly min_odds: number;
  readonly min_legs: number;
}

/**
 * The terms of a bonus as they were when it was taken: the operator stores them whole with the bonus, and a later change
 * of the offer changes none of them.
 */
export interface BonusTerms {
  readonly type: BonusType;
  /** The requirement as a multiple of its base. */
  readonly wager_times: number;
  readonly wager_base: 'bonus' | 'deposit_and_bonus';
  /** A sticky bonus is for play only: what it was when it was taken is not paid out with the rest. */
  readonly is_sticky: boolean;
  /** Above it a stake cannot be paid with bonus money; null for no limit. */
  readonly max_stake: WireMoney | null;
  /** The most that is paid out, as a multiple of the bonus; null for no limit. */
  readonly max_conversion_times: number | null;
  /** From its activation. */
  readonly days: number;
  readonly counts: GameCounts;
  /** Of a betting bonus; the usual ones where it is left out. */
  readonly betting?: BettingTerms | undefined;
}

export type CountReason = 'whole' | 'type' | 'game' | 'excluded';

export interface GameShare {
  /** 0 to 100. */
  readonly percent: number;
  readonly reason: CountReason;
}

/** How much of a stake in a game counts, and why. */
export function shareOf(counts: GameCounts, game: { readonly sysname: string; readonly type: string }): GameShare {
  if (counts.excluded.includes(game.sysname)) return { percent: 0, reason: 'excluded' };
  const own = counts.games[game.sysname];
  if (own !== undefined) return { percent: own, reason: 'game' };
  const byType = counts.types[game.type];
  return byType === undefined ? { percent: 100, reason: 'whole' } : { percent: byType, reason: 'type' };
}

/** What of a stake counts, in minor units, rounded down. */
export const countedOf = (stake: bigint, { percent }: GameShare): bigint => (stake * BigInt(percent)) / 100n;
