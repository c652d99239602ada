import type { gameTypes, returnSources } from '../../../../../src/contract/games/games.ts';

export interface GameOdds {
  readonly played: string;
  readonly source: (typeof returnSources)[number];
  /** Multiple of the stake and probability. */
  readonly outcomes: readonly (readonly [number, number])[];
}

/** A stored game of the catalogue. */
export interface GameRow {
  readonly sysname: string;
  readonly title: string;
  readonly provider_sysname: string;
  readonly provider_name: string;
  readonly type: (typeof gameTypes)[number];
  readonly categories: readonly string[];
  readonly features: readonly string[];
  readonly volatility: 'low' | 'medium' | 'high';
  readonly rtp: string;
  /** The highest return of a bet, where bets have different ones. */
  readonly rtp_most: string | null;
  readonly rtp_source: (typeof returnSources)[number] | null;
  /** The highest win of a round as a multiple of its stake; null if it is not known. */
  readonly max_win: number | null;
  /** Lines or ways of a slot. */
  readonly lines: number | null;
  /** In hundredths of the player's currency, or in its minor units if it has fewer decimals. */
  readonly stake_from: number | null;
  readonly stake_to: number | null;
  /** The stakes of free spins, in the unit of the others; null for a game that cannot play packs of them. */
  readonly free_stakes: readonly number[] | null;
  /** How often a round pays what; null if the studio does not say. */
  readonly odds: GameOdds | null;
  readonly image: string;
  readonly colour: string;
  readonly has_demo: boolean;
  readonly is_new: boolean;
  /** Ascending: 0 is shown first. */
  readonly priority: number;
  readonly released_at: string;
}
