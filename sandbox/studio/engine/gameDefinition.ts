import type { PayingSymbol, SymbolId } from './symbols.ts';

export const REELS = 5;
export const ROWS = 3;

/** One value for each of the five reels, left to right. */
export type PerReel<T> = readonly [T, T, T, T, T];

/** A reel strip, read downwards; the window shows the stop and the two symbols after it, cyclically. */
export type Strip = readonly SymbolId[];

/** A win line: the row (0 top, 2 bottom) it crosses on each reel. */
export type Line = PerReel<0 | 1 | 2>;

export type Volatility = 'low' | 'medium' | 'high';

/** Units paid by number of symbols in a run; a missing count pays nothing. */
export type Pays = Readonly<Partial<Record<2 | 3 | 4 | 5, number>>>;

/** A value for each number of scatters that starts a feature. */
export type ByScatters = Readonly<Record<3 | 4 | 5, number>>;

/**
 * How runs are found.
 * - `lines`: along each line from the left reel; with `bothWays` also from the right reel, five of a kind only once.
 * - `ways`: on adjacent reels from the left, in any row (3^5 = 243 ways); `bothWays` as for lines.
 */
export type WinRule =
  | { readonly kind: 'lines'; readonly lines: readonly Line[]; readonly bothWays: boolean }
  | { readonly kind: 'ways'; readonly bothWays: boolean };

/**
 * Multiplier of all wins of a free spin.
 * - `fixed`: the same in every spin.
 * - `perSpin`: `start` in the first spin, increased by `step` in each later one, up to `max`.
 * - `perWin`: `start`, increased by `step` after each spin that paid, up to `max`.
 * - `byScatters`: constant in the feature, set by the number of scatters that started it.
 * - `drawn`: drawn before each spin, uniformly from the table.
 */
export type MultiplierRule =
  | { readonly kind: 'fixed'; readonly value: number }
  | { readonly kind: 'perSpin' | 'perWin'; readonly start: number; readonly step: number; readonly max: number }
  | { readonly kind: 'byScatters'; readonly values: ByScatters }
  | { readonly kind: 'drawn'; readonly table: readonly number[] };

/** Free spins, started by three or more scatters in the base spin. */
export interface FreeSpins {
  readonly kind: 'freeSpins';
  readonly awards: ByScatters;
  /** Spins added by scatters within the feature; null for no retrigger. */
  readonly retrigger: ByScatters | null;
  /** Maximum spins of a feature; retriggers are cut to it. */
  readonly maxSpins: number;
  readonly strips: PerReel<Strip>;
  readonly wildMultipliers: PerReel<number>;
  readonly multiplier: MultiplierRule;
  /** Reels filled by a wild stay wild until the end (only with expanding wilds and without retriggers). */
  readonly holdsWildReels: boolean;
  /**
   * A regular symbol is drawn before the first spin. After the line wins of a spin, if it is on enough reels to pay, it
   * fills them and pays on every line, whether or not the reels are adjacent.
   */
  readonly hasSpecialSymbol: boolean;
}

/** A reel filled by a wild is held and the others spin again, as long as another reel is filled. */
export interface Respins {
  readonly kind: 'respins';
}

export interface GameDefinition {
  readonly sysname: string;
  readonly title: string;
  readonly provider: string;
  readonly volatility: Volatility;
  readonly rule: WinRule;
  /** Number of units per stake; every pay is a whole number of units. */
  readonly divisor: number;
  /** Units for a run on one line or one way. */
  readonly paytable: Readonly<Record<PayingSymbol, Pays>>;
  /** Units for scatters in any position, at most one per reel. */
  readonly scatterPays: Pays;
  readonly strips: PerReel<Strip>;
  /** A wild in a run multiplies it by its reel's value; several values are multiplied. */
  readonly wildMultipliers: PerReel<number>;
  /** A wild fills its reel before runs are counted, but after scatters are counted. */
  readonly wildsExpand: boolean;
  readonly feature: FreeSpins | Respins | null;
  /** Maximum win of a round in stakes; at least `winCeiling`, so the cap never reduces a win. */
  readonly maxWin: number;
}
