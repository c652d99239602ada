import type { SymbolId } from './symbols.ts';

/** A cell of the grid as [reel, row], from 0, top left first. */
export type Cell = readonly [reel: number, row: number];

/** One paid combination. */
export interface Win {
  /** `special`: the special symbol of a feature, paid on every line. */
  readonly kind: 'line' | 'ways' | 'scatter' | 'special';
  readonly symbol: SymbolId;
  /** Number of reels of the combination, or of scatters. */
  readonly count: number;
  readonly cells: readonly Cell[];
  /** Index of the line in the game's list; null if the win is not on a single line. */
  readonly line: number | null;
  readonly direction: 'fromLeft' | 'fromRight';
  /** Ways paid (a way through a multiplier wild counts once per multiple), lines for `special`, else 1. */
  readonly ways: number;
  /** Multiplier of the spin; the multipliers of wilds are already included in `units`. */
  readonly multiplier: number;
  /** Units won, all multipliers included. */
  readonly units: number;
}

/** One spin of the reels. */
export interface SpinResult {
  /** For each strip the position that stopped in the top row. */
  readonly stops: readonly number[];
  /** Symbols as landed, by reel, then row; a held reel is all wild. */
  readonly grid: readonly (readonly SymbolId[])[];
  /** Reels held wild from an earlier spin of the feature. */
  readonly held: readonly number[];
  /** Reels filled by a wild in this spin, before the wins were counted. */
  readonly filled: readonly number[];
  readonly scatters: number;
  readonly multiplier: number;
  /** Spins that this spin added to the feature. */
  readonly added: number;
  readonly wins: readonly Win[];
  readonly units: number;
}

/** Everything after the base spin. */
export interface FeatureResult {
  readonly kind: 'freeSpins' | 'respins';
  /** Free spins awarded by the base spin; 1 for respins. */
  readonly awarded: number;
  readonly specialSymbol: SymbolId | null;
  readonly spins: readonly SpinResult[];
  readonly units: number;
}

/** A complete round in units: a stake is `GameDefinition.divisor` units. */
export interface RoundResult {
  readonly base: SpinResult;
  readonly feature: FeatureResult | null;
  readonly units: number;
}
