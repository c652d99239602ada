import type { CascadeDefinition } from './CascadeDefinition.ts';

/** Called for each win: its symbol, its cells as the first `count` of `found`, and its pay in tenths of the stake. */
export type OnWin = (symbol: number, found: Int32Array, count: number, pay: number) => void;

/** Finds the wins of a grid. Its work space is reused: one call at a time. */
export type FindWins = (cells: Int8Array, onWin: OnWin) => void;

/** The pay of each symbol for each number of equal ones, in one array of rows of `cells + 1`. */
function flatPays({ pays, sizes, columns, rows }: CascadeDefinition): Int32Array {
  const counts = columns * rows + 1;
  const flat = new Int32Array(pays.length * counts);
  for (let count = 0; count < counts; count += 1) {
    const step = sizes.findLastIndex((size) => size <= count);
    pays.forEach((row, symbol) => {
      flat[symbol * counts + count] = row[step] ?? 0;
    });
  }
  return flat;
}

/** Wins of equal symbols anywhere in the grid. */
export function anywhere(definition: CascadeDefinition): FindWins {
  const size = definition.columns * definition.rows;
  const pays = flatPays(definition);
  const kinds = definition.pays.length;
  const counts = new Int32Array(kinds + 1);
  const found = new Int32Array(size);
  const least = definition.sizes[0] ?? 1;
  return (cells, onWin) => {
    counts.fill(0);
    for (let cell = 0; cell < size; cell += 1) {
      const symbol = cells[cell] ?? 0;
      counts[symbol] = (counts[symbol] ?? 0) + 1;
    }
    for (let symbol = 0; symbol < kinds; symbol += 1) {
      const count = counts[symbol] ?? 0;
      if (count < least) continue;
      let next = 0;
      for (let cell = 0; cell < size; cell += 1) {
        if (cells[cell] !== symbol) continue;
        found[next] = cell;
        next += 1;
      }
      onWin(symbol, found, count, pays[symbol * (size + 1) + count] ?? 0);
    }
  };
}

/** Wins of groups of equal symbols that adjoin by their sides. */
export function clusters(definition: CascadeDefinition): FindWins {
  const { rows } = definition;
  const size = definition.columns * rows;
  const pays = flatPays(definition);
  const kinds = definition.pays.length;
  const least = definition.sizes[0] ?? 1;
  const seen = new Uint8Array(size);
  const found = new Int32Array(size);
  return (cells, onWin) => {
    seen.fill(0);
    for (let start = 0; start < size; start += 1) {
      const symbol = cells[start] ?? 0;
      if (seen[start] === 1 || symbol >= kinds) continue;
      // `found` is also the queue of cells whose neighbours are still to be looked at.
      let count = 1;
      found[0] = start;
      seen[start] = 1;
      for (let at = 0; at < count; at += 1) {
        const cell = found[at] ?? 0;
        const row = cell % rows;
        if (row > 0 && seen[cell - 1] === 0 && cells[cell - 1] === symbol) {
          seen[cell - 1] = 1;
          found[count++] = cell - 1;
        }
        if (row < rows - 1 && seen[cell + 1] === 0 && cells[cell + 1] === symbol) {
          seen[cell + 1] = 1;
          found[count++] = cell + 1;
        }
        if (cell >= rows && seen[cell - rows] === 0 && cells[cell - rows] === symbol) {
          seen[cell - rows] = 1;
          found[count++] = cell - rows;
        }
        if (cell < size - rows && seen[cell + rows] === 0 && cells[cell + rows] === symbol) {
          seen[cell + rows] = 1;
          found[count++] = cell + rows;
        }
      }
      if (count >= least) onWin(symbol, found, count, pays[symbol * (size + 1) + count] ?? 0);
    }
  };
}
