import type { FrameLoop } from '../../../client/FrameLoop.ts';
import type { Pacer } from '../../../client/Pacer.ts';
import { CellStates } from './CellStates.ts';
import { depthAt, heightAt, landingMs, restMs } from './fall.ts';
import type { GridPainter } from './GridPainter.ts';

const COLUMN_MS = 42;
const ROW_MS = 24;
const LEAVE_MS = 430;
const LIGHT_MS = 180;
const CLEAR_MS = 260;
const CALM_MS = 180;
const DIMMED = 0.34;
const SPARKS = 7;

export interface GridStageOptions {
  readonly columns: number;
  readonly rows: number;
  readonly loop: FrameLoop;
  readonly pacer: Pacer;
  readonly isCalm: () => boolean;
  /** Called when the last symbol of a column has landed. */
  readonly onLand: (column: number) => void;
}

interface Run {
  readonly startedAt: number;
  readonly ms: number;
  readonly step: (elapsed: number) => void;
  readonly end: () => void;
}

/** A grid of symbols that fall, light up and vanish. Each method resolves at the end of its motion, or when skipped. */
export class GridStage {
  readonly states: CellStates;
  private painter: GridPainter | null = null;
  private run: Run | null = null;

  constructor(private readonly options: GridStageOptions) {
    this.states = new CellStates(options.columns, options.rows);
  }

  /** Sets the painter, which has the size of the grid. */
  use(painter: GridPainter): void {
    this.painter = painter;
    this.wake();
  }

  /** Shows symbols at rest. */
  set(symbols: ArrayLike<number>): void {
    this.finish();
    this.states.set(symbols);
    this.wake();
  }

  /** All symbols fall out of the grid. */
  async leave(): Promise<void> {
    const { states } = this;
    const { columns, rows, isCalm } = this.options;
    await this.play(isCalm() ? CALM_MS : LEAVE_MS + columns * COLUMN_MS, (elapsed) => {
      for (let cell = 0; cell < states.size; cell += 1) {
        if (isCalm()) states.opacities[cell] = 1 - Math.min(1, elapsed / CALM_MS);
        else states.heights[cell] = -depthAt(elapsed - delayOf(cell, rows));
      }
    });
    states.symbols.fill(-1);
    states.rest();
    this.wake();
  }

  /** New symbols fall into the empty grid. */
  async enter(symbols: readonly number[]): Promise<void> {
    const { rows } = this.options;
    await this.fall(
      symbols,
      symbols.map(() => rows),
      rows,
    );
  }

  /** Lights cells up and dims the others. */
  async light(cells: ReadonlySet<number>): Promise<void> {
    const { states } = this;
    await this.play(LIGHT_MS, (elapsed) => {
      const part = Math.min(1, elapsed / LIGHT_MS);
      for (let cell = 0; cell < states.size; cell += 1) {
        const isLit = cells.has(cell);
        states.glows[cell] = isLit ? part : 0;
        states.opacities[cell] = isLit ? 1 : 1 - (1 - DIMMED) * part;
      }
    });
  }

  /** Puts the light out. */
  calm(): void {
    this.finish();
    this.states.rest();
    this.wake();
  }

  /** The cells burst and are empty. */
  async clear(cells: ReadonlySet<number>): Promise<void> {
    const { states } = this;
    const { rows, isCalm, pacer } = this.options;
    if (!isCalm() && !pacer.hurried) for (const cell of cells) this.painter?.burst(cell, rows, SPARKS);
    await this.play(isCalm() ? CALM_MS : CLEAR_MS, (elapsed) => {
      const part = Math.min(1, elapsed / CLEAR_MS);
      for (const cell of cells) {
        states.sizes[cell] = isCalm() ? 1 : 1 + 0.25 * Math.sin(Math.PI * Math.min(1, part * 1.6)) - part;
        states.opacities[cell] = 1 - part * part;
        states.glows[cell] = 1 - part;
      }
    });
    for (const cell of cells) states.symbols[cell] = -1;
    states.rest();
    this.wake();
  }

  /** The symbols above the cleared cells fall to their new places, and others follow from above. */
  async settle(symbols: readonly number[], cleared: ReadonlySet<number>): Promise<void> {
    await this.fall(symbols, distancesOf(symbols.length, this.options.rows, cleared), 0);
  }

  /** Sends sparks from a cell. */
  spark(cell: number, count: number): void {
    if (this.options.isCalm() || this.options.pacer.hurried) return;
    this.painter?.burst(cell, this.options.rows, count);
    this.wake();
  }

  /** Draws the grid again, since its states have changed. */
  wake(): void {
    this.options.loop.add(this.frame);
  }

  /** Runs a motion: `step` is called for every frame, and last with `ms`. */
  async play(ms: number, step: (elapsed: number) => void): Promise<void> {
    this.finish();
    if (this.options.pacer.hurried || ms <= 0) {
      step(ms);
      this.wake();
      return;
    }
    await new Promise<void>((resolve) => {
      this.run = { startedAt: performance.now(), ms, step, end: resolve };
      this.wake();
    });
  }

  private async fall(symbols: readonly number[], distances: readonly number[], rows: number): Promise<void> {
    const { states } = this;
    const { columns, isCalm, onLand } = this.options;
    const perColumn = this.options.rows;
    const before = [...states.symbols];
    states.set(symbols);
    if (isCalm()) {
      await this.play(CALM_MS, (elapsed) => {
        for (let cell = 0; cell < states.size; cell += 1)
          states.opacities[cell] = before[cell] === symbols[cell] ? 1 : Math.min(1, elapsed / CALM_MS);
      });
      return;
    }
    const delays = distances.map((_, cell) => (rows === 0 ? 0 : delayOf(cell, perColumn)));
    const landings = Array.from({ length: columns }, (_, column) =>
      Math.max(
        ...distances
          .slice(column * perColumn, (column + 1) * perColumn)
          .map((distance, row) => (distance <= 0 ? 0 : (delays[column * perColumn + row] ?? 0) + landingMs(distance))),
      ),
    );
    let landed = 0;
    const order = landings.map((at, column) => ({ at, column })).toSorted((one, other) => one.at - other.at);
    while ((order[landed]?.at ?? 1) === 0) landed += 1;
    const total = Math.max(...distances.map((distance, cell) => (delays[cell] ?? 0) + restMs(distance)));
    await this.play(total, (elapsed) => {
      for (let cell = 0; cell < states.size; cell += 1)
        states.heights[cell] = heightAt(distances[cell] ?? 0, elapsed - (delays[cell] ?? 0));
      for (let next = order[landed]; next !== undefined && next.at <= elapsed; next = order[landed]) {
        landed += 1;
        onLand(next.column);
      }
    });
  }

  private finish(): void {
    const { run } = this;
    this.run = null;
    if (run === null) return;
    run.step(run.ms);
    run.end();
  }

  private readonly frame = (now: number): boolean => {
    const { run, painter } = this;
    if (run !== null) {
      const elapsed = this.options.pacer.hurried ? run.ms : Math.min(run.ms, Math.max(0, now - run.startedAt));
      run.step(elapsed);
      if (elapsed >= run.ms) {
        this.run = null;
        run.end();
      }
    }
    const flies = painter?.draw(this.states, now) ?? false;
    return flies || this.run !== null;
  };
}

/** Columns follow each other from the left, and in a column the lowest symbol goes first. */
const delayOf = (cell: number, rows: number): number =>
  Math.floor(cell / rows) * COLUMN_MS + (rows - 1 - (cell % rows)) * ROW_MS;

/** How far each symbol of the new grid has fallen: by the number of cleared cells below the place it came from. */
export function distancesOf(size: number, rows: number, cleared: ReadonlySet<number>): number[] {
  const distances = Array.from({ length: size }, () => 0);
  for (let bottom = rows - 1; bottom < size; bottom += rows) {
    let to = bottom;
    let gaps = 0;
    for (let from = bottom; from > bottom - rows; from -= 1) {
      if (cleared.has(from)) {
        gaps += 1;
        continue;
      }
      distances[to] = to - from;
      to -= 1;
    }
    for (; to > bottom - rows; to -= 1) distances[to] = gaps;
  }
  return distances;
}
