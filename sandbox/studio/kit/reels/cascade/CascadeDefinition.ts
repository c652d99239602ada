/** How wins are multiplied. */
export type CascadeMultiplier =
  /** By the number of cascades so far: the n-th paying cascade takes the n-th value, or the last one. */
  | {
      readonly kind: 'chain';
      readonly base: readonly number[];
      /** In free spins, where the count goes on from spin to spin. */
      readonly free: readonly number[];
    }
  /**
   * By the cells: a cell that has been cleared n times has the n-th value, or the last one, and a win takes the sum of
   * the values of its cells, or 1. In free spins the cells keep their counts.
   */
  | { readonly kind: 'cells'; readonly values: readonly number[] };

/**
 * The data of a cascade game: each cell is drawn on its own, wins vanish, the symbols above fall and new ones follow.
 * Symbols are numbered from the highest paying one; the last one is the scatter. Pays are in tenths of the stake.
 */
export interface CascadeDefinition {
  readonly columns: number;
  readonly rows: number;
  /** Relative chances of the symbols in a cell. */
  readonly weights: readonly number[];
  readonly freeWeights: readonly number[];
  /** `anywhere`: equal symbols pay by their number in all cells; `cluster`: by their number in a group of neighbours. */
  readonly rule: 'anywhere' | 'cluster';
  /** The numbers of symbols from which the next pay applies, ascending. */
  readonly sizes: readonly number[];
  /** The pays of each symbol for these numbers. */
  readonly pays: readonly (readonly number[])[];
  /** The number of scatters that starts free spins, and in free spins adds some. */
  readonly scatters: number;
  /** Free spins of that number of scatters, of one more and so on. */
  readonly freeSpins: readonly number[];
  readonly addedSpins: number;
  /** No feature has more spins. */
  readonly mostSpins: number;
  readonly multiplier: CascadeMultiplier;
  /** No round pays more: it ends when it has reached this. */
  readonly cap: number;
  /** Price of starting with the fewest free spins, in stakes. */
  readonly featurePrice: number;
}
