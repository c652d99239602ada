import type { Sport } from '../../engine/types.ts';
import type { BetKind } from '../../rules/betTypes.ts';

/** What the API says of bets; amounts are decimal text, odds thousandths. */

export type WireBetStatus = 'pending' | 'open' | 'won' | 'returned' | 'lost' | 'void' | 'cashed_out';

export interface WireLeg {
  readonly event: string;
  readonly home: string;
  readonly away: string;
  readonly sport: Sport;
  readonly league: string;
  readonly startsAt: number;
  readonly market: string;
  readonly selection: string;
  readonly odds: number;
  readonly isLive: boolean;
  readonly result: 'won' | 'lost' | 'void' | 'dead_heat' | null;
  /** Of the match now, "2:1"; null before it has begun. */
  readonly score: string | null;
  readonly clock: string | null;
}

export interface WireBet {
  readonly id: string;
  readonly kind: BetKind;
  readonly system: string | null;
  readonly stake: string;
  readonly openStake: string;
  readonly currency: string;
  readonly odds: number;
  readonly possiblePayout: string;
  readonly paid: string;
  readonly status: WireBetStatus;
  readonly placedAt: number;
  readonly settledAt: number | null;
  readonly isFreeBet: boolean;
  readonly legs: readonly WireLeg[];
  /** What the open part is bought back for; null while that is not offered. */
  readonly cashOut: string | null;
  /** The player may change its legs now. */
  readonly canEdit: boolean;
}

/** What an edit of an open bet would make of it; `price` is what the bet is bought back for. */
export interface EditOffer {
  readonly revision: number;
  readonly price: string;
  readonly stake: string;
  readonly odds: number;
  readonly possiblePayout: string;
  /** The odds of each leg. */
  readonly legs: readonly number[];
}

export type EditQuote =
  | { readonly status: 'offered'; readonly offer: EditOffer }
  | { readonly status: 'refused'; readonly reason: string; readonly least?: string };

export type EditReply =
  | { readonly status: 'edited' | 'pending'; readonly bet: WireBet }
  /** What was confirmed is not offered any more. */
  | { readonly status: 'changed'; readonly offer: EditOffer }
  | { readonly status: 'refused'; readonly reason: string; readonly least?: string };

export type PlaceReply =
  | { readonly status: 'accepted' | 'pending'; readonly bet: WireBet }
  /** `until` in ms since 1970. */
  | { readonly status: 'delayed'; readonly until: number; readonly bet: WireBet }
  | {
      readonly status: 'changed';
      readonly odds: number;
      readonly legs: readonly { readonly index: number; readonly odds: number }[];
    }
  | {
      readonly status: 'refused';
      readonly reason: string;
      readonly leg?: number;
      readonly least?: string;
      readonly most?: string;
      readonly step?: string;
    };
