import type { Draw } from '../../fair/draws.ts';
import type { CascadeDefinition } from './CascadeDefinition.ts';
import type { Cascade, CascadeSpin, CascadeWin } from './cascadeView.ts';
import { anywhere, clusters } from './findWins.ts';
import type { FindWins } from './findWins.ts';
import type { SlotEntry } from '../slotBet.ts';
import { weightedTable } from '../weightedTable.ts';

/**
 * Plays rounds of a cascade game. One engine serves players, verification and simulations: with a log it writes down
 * every step, without one it allocates nothing. Its work space is reused: one call at a time.
 */
export class CascadeEngine {
  private readonly size: number;
  private readonly cells: Int8Array;
  /** How often each cell was cleared since the spin or, in free spins, the feature began. */
  private readonly clearings: Int32Array;
  private readonly isCleared: Uint8Array;
  private readonly base: Uint8Array;
  private readonly free: Uint8Array;
  private readonly findWins: FindWins;
  private wins: CascadeWin[] | null = null;
  private chain = 0;
  private isFree = false;
  private cascadePay = 0;

  constructor(private readonly definition: CascadeDefinition) {
    const { columns, rows, weights, freeWeights, rule } = definition;
    this.size = columns * rows;
    this.cells = new Int8Array(this.size);
    this.clearings = new Int32Array(this.size);
    this.isCleared = new Uint8Array(this.size);
    this.base = weightedTable(weights);
    this.free = weightedTable(freeWeights);
    this.findWins = rule === 'anywhere' ? anywhere(definition) : clusters(definition);
  }

  /** Plays a round; returns what it pays in tenths of the stake, at most the cap. */
  play(draw: Draw, entry: SlotEntry, log: CascadeSpin[] | null): number {
    const { cap, freeSpins, mostSpins, addedSpins, scatters } = this.definition;
    this.isFree = false;
    this.reset();
    let total = 0;
    let spins = freeSpins[0] ?? 0;
    if (entry === 'spin') {
      total = this.spin(draw, cap, log);
      const found = this.scatters();
      spins = found < scatters ? 0 : (freeSpins[Math.min(found - scatters, freeSpins.length - 1)] ?? 0);
      if (log !== null) note(log, spins);
    }
    if (spins === 0 || total >= cap) return Math.min(total, cap);
    this.isFree = true;
    this.reset();
    for (let spin = 0; spin < spins && total < cap; spin += 1) {
      total += this.spin(draw, cap - total, log);
      const added = this.scatters() < scatters ? 0 : Math.min(addedSpins, mostSpins - spins);
      spins += added;
      if (log !== null) note(log, added);
    }
    return Math.min(total, cap);
  }

  private reset(): void {
    this.chain = 0;
    this.clearings.fill(0);
  }

  /** Plays one spin with all its cascades; it ends when it has paid `most`. */
  private spin(draw: Draw, most: number, log: CascadeSpin[] | null): number {
    const { cells, size } = this;
    const table = this.isFree ? this.free : this.base;
    if (!this.isFree) this.reset();
    for (let cell = 0; cell < size; cell += 1) cells[cell] = table[draw(table.length)] ?? 0;
    const shown = log === null ? [] : [...cells];
    const cascades: Cascade[] = [];
    let pay = 0;
    while (pay < most) {
      this.isCleared.fill(0);
      this.cascadePay = 0;
      this.wins = log === null ? null : [];
      this.findWins(cells, this.take);
      if (this.cascadePay === 0) break;
      pay += this.cascadePay;
      this.chain += 1;
      const fresh: number[] | null = log === null ? null : [];
      this.fall(draw, table, fresh);
      if (fresh !== null) cascades.push({ wins: this.wins ?? [], fresh });
    }
    if (log !== null) log.push({ cells: shown, cascades, freeSpins: 0, pay: Math.min(pay, most) });
    return pay;
  }

  private readonly take = (symbol: number, found: Int32Array, count: number, pay: number): void => {
    const multiplier = this.multiplierOf(found, count);
    this.cascadePay += pay * multiplier;
    for (let at = 0; at < count; at += 1) this.isCleared[found[at] ?? 0] = 1;
    if (this.wins !== null)
      this.wins.push({ symbol, cells: [...found.subarray(0, count)].toSorted((a, b) => a - b), pay, multiplier });
  };

  private multiplierOf(found: Int32Array, count: number): number {
    const { multiplier } = this.definition;
    if (multiplier.kind === 'chain') {
      const steps = this.isFree ? multiplier.free : multiplier.base;
      return steps[Math.min(this.chain, steps.length - 1)] ?? 1;
    }
    const { values } = multiplier;
    let sum = 0;
    for (let at = 0; at < count; at += 1) {
      const times = this.clearings[found[at] ?? 0] ?? 0;
      if (times > 0) sum += values[Math.min(times, values.length) - 1] ?? 0;
    }
    return Math.max(1, sum);
  }

  /** Symbols fall into the cleared cells, and new ones follow: column by column, in each the lowest first. */
  private fall(draw: Draw, table: Uint8Array, fresh: number[] | null): void {
    const { cells, size, isCleared, clearings } = this;
    const { rows } = this.definition;
    for (let bottom = rows - 1; bottom < size; bottom += rows) {
      let to = bottom;
      for (let from = bottom; from > bottom - rows; from -= 1) {
        if (isCleared[from] === 1) {
          clearings[from] = (clearings[from] ?? 0) + 1;
          continue;
        }
        cells[to] = cells[from] ?? 0;
        to -= 1;
      }
      for (; to > bottom - rows; to -= 1) {
        const symbol = table[draw(table.length)] ?? 0;
        cells[to] = symbol;
        fresh?.push(symbol);
      }
    }
  }

  private scatters(): number {
    const scatter = this.definition.pays.length;
    let count = 0;
    for (let cell = 0; cell < this.size; cell += 1) if (this.cells[cell] === scatter) count += 1;
    return count;
  }
}

/** Writes the free spins that the last spin has won into the log. */
function note(log: CascadeSpin[], freeSpins: number): void {
  const last = log.pop();
  if (last !== undefined) log.push({ ...last, freeSpins });
}
