import { SCATTER } from '../engine/symbols.ts';
import { CellLights } from './CellLights.ts';
import type { FrameLoop } from './FrameLoop.ts';
import type { GameFeel } from './feel.ts';
import { ReelMotion } from './reelMotion.ts';
import type { ReelPainter } from './ReelPainter.ts';
import type { StageEvents, StageMotion } from './stageEvents.ts';
import { planQuickStops, type StopPlan } from './stopSchedule.ts';
import { rowsOfSymbol } from './symbolRows.ts';

const FADE_MS = 260;
const CHANGE_MS = 420;

/** The reels: state of each one, and drawing once per frame while anything moves. */
export class ReelStage {
  motion: StageMotion = 'reels';
  private painter: ReelPainter | null = null;
  private readonly loop: FrameLoop;
  private readonly feel: GameFeel;
  private readonly events: StageEvents;
  private readonly rows: number;
  private reels: ReelMotion[] = [];
  private cells: number[][];
  private before: number[][] | null = null;
  private beforeAt = 0;
  private beforeMs = CHANGE_MS;
  private stops: readonly number[] = [];
  private plan: StopPlan | null = null;
  private readonly braked: boolean[] = [];
  private readonly turning: boolean[] = [];
  /** Reels at rest to redraw, because something about them has changed. */
  private readonly dirty: boolean[] = [];
  private readonly lights = new CellLights();
  private anticipated = -1;
  /** The rows of each reel with a scatter, one bit each, while a spin lands. */
  private scatters: readonly number[] = [];
  private fadedAt = 0;
  private isFaded = false;
  private settled: (() => void) | null = null;

  constructor(loop: FrameLoop, feel: GameFeel, rows: number, cells: number[][], events: StageEvents) {
    this.loop = loop;
    this.feel = feel;
    this.rows = rows;
    this.cells = cells;
    this.events = events;
    cells.forEach((_, reel) => {
      this.braked[reel] = false;
      this.turning[reel] = false;
      this.dirty[reel] = true;
    });
  }

  /** Sets the painter, which has the position and size of the reels. */
  use(painter: ReelPainter): void {
    this.painter = painter;
    this.wake();
  }

  /** Sets the strips of the reels; the shown symbols stay until the next spin. */
  setStrips(strips: readonly (readonly number[])[]): void {
    this.reels = strips.map((strip) => new ReelMotion(strip, this.rows, this.feel.reel));
  }

  /** Starts every reel that is not held. */
  spin(held: readonly number[] = []): void {
    const now = performance.now();
    this.light(null);
    this.plan = null;
    this.anticipated = -1;
    if (this.motion === 'fade') {
      this.isFaded = true;
      this.fadedAt = now;
    } else {
      this.reels.forEach((reel, index) => {
        this.turning[index] = !held.includes(index);
        this.braked[index] = false;
        if (this.turning[index] === true) {
          reel.start(now, this.cells[index] ?? null);
        }
      });
    }
    this.wake();
  }

  /** Lands on the stops as planned; resolves when the last reel rests. `window` is the grid at these stops. */
  async land(stops: readonly number[], window: number[][], plan: StopPlan): Promise<void> {
    this.stops = stops;
    this.plan = plan;
    this.scatters = rowsOfSymbol(window, SCATTER);
    if (this.motion === 'fade' && !this.turning.includes(true)) {
      this.isFaded = false;
      this.change(window, FADE_MS);
    } else {
      this.cells = window;
      this.wake();
    }
    await new Promise<void>((resolve) => {
      this.settled = resolve;
    });
  }

  /** Stops the reels that are still spinning at once. */
  quick(): void {
    if (this.plan !== null) {
      this.plan = planQuickStops(this.plan, performance.now());
    }
  }

  /** Shows another grid by cross-fading the symbols that differ. */
  change(cells: number[][], ms = CHANGE_MS): void {
    this.before = this.cells;
    this.beforeAt = performance.now();
    this.beforeMs = ms;
    this.cells = cells;
    this.wake();
  }

  /** Restores the grid shown before the spin, because the spin did not take place. */
  cancel(cells: number[][]): void {
    this.plan = null;
    this.isFaded = false;
    this.turning.fill(false);
    this.change(cells, FADE_MS);
  }

  /** Highlights cells (as [reel, row]) and dims the others; null removes the highlight. */
  light(cells: readonly (readonly [number, number])[] | null): void {
    this.lights.set(cells, performance.now());
    this.wake();
  }

  /** The grid that is shown, or will be shown once the reels rest. */
  get window(): number[][] {
    return this.cells;
  }

  private wake(): void {
    this.dirty.fill(true);
    this.loop.add(this.frame);
  }

  private readonly frame = (now: number): boolean => {
    const painter = this.painter;
    if (painter === null) {
      return false;
    }
    let moves = false;
    for (let reel = 0; reel < this.cells.length; reel += 1) {
      moves = this.drawReel(painter, reel, now) || moves;
    }
    if (this.before !== null && now - this.beforeAt >= this.beforeMs) {
      this.before = null;
      this.dirty.fill(true);
    }
    if (!moves && this.settled !== null && this.plan !== null) {
      const settled = this.settled;
      this.settled = null;
      this.plan = null;
      settled();
    }
    return moves;
  };

  private drawReel(painter: ReelPainter, reel: number, now: number): boolean {
    const cells = this.cells[reel] ?? [];
    if (this.turning[reel] === true) {
      return this.drawTurning(painter, reel, now);
    }
    if (this.isFaded) {
      const faded = Math.min(1, (now - this.fadedAt) / FADE_MS);
      painter.still(reel, cells, 1 - 0.75 * faded);
      return faded < 1;
    }
    if (this.before !== null) {
      const progress = Math.min(1, (now - this.beforeAt) / this.beforeMs);
      painter.changing(reel, this.before[reel] ?? cells, cells, progress);
      return true;
    }
    if (this.lights.isOn) {
      return this.drawLit(painter, reel, cells, now);
    }
    if (this.isAwaited && (this.scatters[reel] ?? 0) !== 0) {
      painter.glowing(reel, cells, this.scatters[reel] ?? 0, this.lights.beat(now));
      return true;
    }
    if (this.dirty[reel] === true) {
      this.dirty[reel] = false;
      painter.still(reel, cells, 1);
    }
    return false;
  }

  /** Highlighted symbols pulse twice and then stay highlighted, so that nothing animates while idle. */
  private drawLit(painter: ReelPainter, reel: number, cells: readonly number[], now: number): boolean {
    const isStatic = this.motion === 'fade';
    const rests = isStatic || this.lights.rests(now, reel);
    if (rests && this.dirty[reel] !== true) {
      return false;
    }
    this.dirty[reel] = !rests;
    const beat = this.lights.beat(rests ? null : now);
    painter.lit(reel, cells, this.lights.rowsOf(reel), isStatic ? 1 : this.lights.mix(now), beat);
    return !rests;
  }

  private drawTurning(painter: ReelPainter, reel: number, now: number): boolean {
    const motion = this.reels[reel];
    if (motion === undefined) {
      return false;
    }
    const brakeAt = this.plan?.brakeAt[reel];
    if (brakeAt !== undefined && now >= brakeAt && this.braked[reel] !== true) {
      this.braked[reel] = true;
      motion.brake(now, this.stops[reel] ?? 0);
    }
    const wasBraking = motion.phase === 'brake';
    motion.advance(now);
    if (wasBraking && motion.phase !== 'brake') {
      this.events.reelLanded(reel);
    }
    if (motion.phase === 'rest') {
      this.turning[reel] = false;
      this.dirty.fill(true);
      painter.still(reel, this.cells[reel] ?? [], 1);
      return this.turning.includes(true);
    }
    const isAnticipated = this.anticipates(reel);
    if (isAnticipated && this.anticipated !== reel) {
      this.anticipated = reel;
      this.events.anticipation(reel);
    }
    painter.moving(reel, motion, isAnticipated, now);
    return true;
  }

  /** Whether a reel is anticipated now, which means that enough scatters are still possible: landed scatters glow. */
  private get isAwaited(): boolean {
    return this.turning[this.anticipated] === true && this.plan?.anticipated[this.anticipated] === true;
  }

  /** A reel is anticipated once every reel before it has landed. */
  private anticipates(reel: number): boolean {
    return this.plan?.anticipated[reel] === true && this.turning.indexOf(true) === reel;
  }
}
