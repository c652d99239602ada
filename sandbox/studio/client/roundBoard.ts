import type { SymbolId } from '../engine/symbols.ts';
import type { Feature, Round } from './protocol.ts';
import type { WinTier } from './winTier.ts';

export interface FeatureProgress {
  readonly kind: Feature['kind'];
  readonly spin: number;
  readonly total: number;
  readonly multiplier: number;
  /** Won in the round so far, the base spin included. */
  readonly won: bigint;
}

/** A win as far as it is counted, and the total that it is counted to. */
export interface GrandWin {
  readonly tier: WinTier;
  readonly amount: bigint;
  readonly total: bigint;
}

/** What is written around the reels while a round is shown. */
export interface RoundBoard {
  /** A round begins: nothing of the last one is in the way. */
  clear(): void;
  /** The grid in words, for those who cannot see the canvas. */
  grid(grid: readonly (readonly SymbolId[])[]): void;
  /** One win under the reels; null when none is pointed at. */
  caption(text: string | null): void;
  /** The amount counted so far, of the `total` that it is counted to: what it is called follows the total. */
  amount(counted: bigint, total: bigint, stake: bigint): void;
  /** A win far above the stake, large over the reels; null takes it away. */
  grand(win: GrandWin | null): void;
  /** A spin's outcome, said to those who listen. */
  say(text: string): void;
  featureIntro(feature: Feature): Promise<void>;
  featureSpin(progress: FeatureProgress): void;
  featureMore(added: number): Promise<void>;
  featureOutro(feature: Feature, round: Pick<Round, 'stake' | 'totalWin'>): Promise<void>;
  /** The round is over. */
  result(totalWin: bigint, stake: bigint): void;
}
