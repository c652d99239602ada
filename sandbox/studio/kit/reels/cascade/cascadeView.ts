/** Equal symbols that pay. */
export interface CascadeWin {
  readonly symbol: number;
  /** Ascending. */
  readonly cells: readonly number[];
  /** In tenths of the stake, before the multiplier. */
  readonly pay: number;
  readonly multiplier: number;
}

/** One cascade: the wins of the grid as it stands, and the symbols that then fall in. */
export interface Cascade {
  readonly wins: readonly CascadeWin[];
  /** New symbols, column by column, in each the lowest first. */
  readonly fresh: readonly number[];
}

/** Cells are numbered column by column, in each from the top. */
export interface CascadeSpin {
  readonly cells: readonly number[];
  readonly cascades: readonly Cascade[];
  /** Free spins that the scatters of this spin have won. */
  readonly freeSpins: number;
  /** In tenths of the stake. */
  readonly pay: number;
}

/** The spins of a round: the first is the base spin unless the feature was bought, the others are free. */
export interface CascadeView {
  readonly spins: readonly CascadeSpin[];
  /** In tenths of the stake. */
  readonly total: number;
  /** Whether the round ended at the highest win. */
  readonly isCapped: boolean;
}

/** The grid after the cells of the wins have been cleared and the symbols have fallen. */
export function settle(
  cells: readonly number[],
  rows: number,
  cleared: ReadonlySet<number>,
  fresh: readonly number[],
): number[] {
  const next = [...cells];
  let used = 0;
  for (let bottom = rows - 1; bottom < cells.length; bottom += rows) {
    let to = bottom;
    for (let from = bottom; from > bottom - rows; from -= 1) {
      if (cleared.has(from)) continue;
      next[to] = cells[from] ?? 0;
      to -= 1;
    }
    for (; to > bottom - rows; to -= 1) {
      next[to] = fresh[used] ?? 0;
      used += 1;
    }
  }
  return next;
}

/** All cells of the wins. */
export const clearedBy = (wins: readonly CascadeWin[]): ReadonlySet<number> =>
  new Set(wins.flatMap(({ cells }) => cells));
