/** The types of clause 1-3 that the studio has games of. */
export type GameType = 'slot' | 'live' | 'casino' | 'fast' | 'logical' | 'high_low';

/** What the catalogue and the game's own page say about a game. */
export interface GameFacts {
  readonly sysname: string;
  readonly title: string;
  readonly provider: string;
  readonly type: GameType;
  readonly volatility: 'low' | 'medium' | 'high';
  /** Percent with two decimals, rounded toward zero. Where bets have different returns, the lowest. */
  readonly rtp: string;
  /** The highest return of a bet; absent where all bets have the same. */
  readonly rtpMost?: string;
  /** How the return is known. */
  readonly rtpSource: 'exact' | 'simulated';
  /** The highest win of a round, as a whole multiple of all its stakes. */
  readonly maxWin: number;
  /** Of slots that pay on lines or in ways: which of them, and how many. */
  readonly rule?: 'lines' | 'ways';
  readonly lines?: number;
  readonly features: readonly string[];
}
