import type { SymbolId } from '../engine/symbols.ts';
import type { Feature, Round } from './protocol.ts';

export interface FeatureProgress {
  readonly kind: Feature['kind'];
  readonly spin: number;
  readonly total: number;
  readonly multiplier: number;
  /** Win of the round so far, the base spin included. */
  readonly won: bigint;
}

/** The texts around the reels while a round is shown. */
export interface RoundBoard {
  /** Whether the house has paid the stake: then nothing is a returned one. */
  isFree: boolean;
  /** Called at the start of a round: removes the texts of the last one. */
  clear(): void;
  /** Sets the grid as text, for screen readers. */
  grid(grid: readonly (readonly SymbolId[])[]): void;
  /** Text of one win under the reels; null for none. */
  caption(text: string | null): void;
  /** The amount counted so far, beginning at `from`. Its label (win or returned stake) depends on `total`. */
  amount(counted: bigint, total: bigint, stake: bigint, from?: bigint): void;
  /** Announces a spin's outcome to screen readers. */
  say(text: string): void;
  featureIntro(feature: Feature): Promise<void>;
  featureSpin(progress: FeatureProgress): void;
  featureMore(added: number): Promise<void>;
  featureOutro(feature: Feature, round: Pick<Round, 'stake' | 'totalWin'>): Promise<void>;
  /** Shows the result at the end of the round. */
  result(totalWin: bigint, stake: bigint): void;
}
