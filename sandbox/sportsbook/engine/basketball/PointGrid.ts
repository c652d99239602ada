import type { Points } from '../types.ts';
import type { PointChances } from './basketballChances.ts';

/** Cells below this are left out. */
const LEAST_CHANCE = 1e-12;

interface Row {
  readonly home: number;
  readonly chances: Float64Array;
}

/** Probabilities of both teams' points together. */
export class PointGrid {
  readonly #rows: readonly Row[];

  private constructor(rows: readonly Row[]) {
    this.#rows = rows;
  }

  /** Of independent points, without those that are not kept. */
  static product(home: PointChances, away: PointChances, isKept: (points: Points) => boolean): PointGrid {
    const rows: Row[] = [];
    for (let first = 0; first < home.length; first += 1) {
      const chances = away.map((chance, second) =>
        isKept({ home: first, away: second }) ? chance * (home[first] ?? 0) : 0,
      );
      rows.push({ home: first, chances });
    }
    return new PointGrid(rows);
  }

  /** Of the sum of two independent parts. */
  plus(other: PointGrid): PointGrid {
    const sums = new Map<number, Float64Array>();
    for (const one of this.#rows)
      for (const two of other.#rows)
        addProduct(
          rowOf(sums, one.home + two.home, one.chances.length + two.chances.length - 1),
          one.chances,
          two.chances,
        );
    return new PointGrid([...sums].map(([home, chances]) => ({ home, chances })));
  }

  /** The same for a part in which both teams' points are independent: one team after the other is added. */
  plusProduct(home: PointChances, away: PointChances): PointGrid {
    const sums = new Map<number, Float64Array>();
    for (const row of this.#rows) {
      const widened = new Float64Array(row.chances.length + away.length - 1);
      addProduct(widened, row.chances, away);
      for (const [more, share] of home.entries()) {
        const sum = rowOf(sums, row.home + more, widened.length);
        for (let index = 0; index < widened.length; index += 1)
          sum[index] = (sum[index] ?? 0) + share * (widened[index] ?? 0);
      }
    }
    return new PointGrid([...sums].map(([points, chances]) => ({ home: points, chances })));
  }

  get sum(): number {
    return this.#rows.reduce((total, { chances }) => total + chances.reduce((sum, chance) => sum + chance, 0), 0);
  }

  *cells(): Generator<Points & { readonly chance: number }> {
    for (const { home, chances } of this.#rows)
      for (const [away, chance] of chances.entries()) if (chance > LEAST_CHANCE) yield { home, away, chance };
  }
}

function rowOf(rows: Map<number, Float64Array>, home: number, length: number): Float64Array {
  const row = rows.get(home) ?? new Float64Array(length);
  rows.set(home, row);
  return row;
}

/** Small terms are skipped: they are most of a grid. */
function addProduct(sum: Float64Array, left: Float64Array, right: Float64Array): void {
  for (let first = 0; first < left.length; first += 1) {
    const share = left[first] ?? 0;
    if (share < LEAST_CHANCE) continue;
    for (let second = 0; second < right.length; second += 1)
      sum[first + second] = (sum[first + second] ?? 0) + share * (right[second] ?? 0);
  }
}
