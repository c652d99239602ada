import type { FrameLoop } from './FrameLoop.ts';
import type { GameFeel } from './feel.ts';
import { ReelMotion } from './reelMotion.ts';
import type { ReelPainter } from './ReelPainter.ts';
import { planQuickStops, type StopPlan } from './stopSchedule.ts';

/** How a grid becomes visible: by reels that turn, or by a cross-fade where motion is unwelcome. */
export type StageMotion = 'reels' | 'fade';

export interface StageEvents {
  reelLanded(reel: number): void;
  anticipation(reel: number): void;
}

const FADE_MS = 260;
const CHANGE_MS = 420;
const LIGHT_MS = 180;

/** The window of reels: what each one does now, and its drawing, once per frame while anything moves. */
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
  private readonly litRows: number[] = [];
  /** Reels at rest are drawn again only when something about them changed. */
  private readonly dirty: boolean[] = [];
  private isLit = false;
  private lightAt = 0;
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
      this.litRows[reel] = 0;
      this.dirty[reel] = true;
    });
  }

  /** Sets where and how big the reels are drawn. */
  use(painter: ReelPainter): void {
    this.painter = painter;
    this.wake();
  }

  /** Puts strips on the reels; what the window shows stays until the next spin. */
  setStrips(strips: readonly (readonly number[])[]): void {
    this.reels = strips.map((strip) => new ReelMotion(strip, this.rows, this.feel.reel));
  }

  /** Starts every reel that is not held. */
  spin(held: readonly number[] = []): void {
    const now = performance.now();
    this.light(null);
    this.plan = null;
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

  /** Lands on the stops as planned; resolves when the last reel rests. `window` is what the strips show there. */
  async land(stops: readonly number[], window: number[][], plan: StopPlan): Promise<void> {
    if (this.motion === 'fade') {
      this.isFaded = false;
      this.change(window, FADE_MS);
      return;
    }
    this.stops = stops;
    this.plan = plan;
    this.cells = window;
    this.wake();
    await new Promise<void>((resolve) => {
      this.settled = resolve;
    });
  }

  /** Brings what still turns to its stop at once. */
  quick(): void {
    if (this.plan !== null) {
      this.plan = planQuickStops(this.plan, performance.now());
    }
  }

  /** Shows another grid by turning symbol into symbol where they differ. */
  change(cells: number[][], ms = CHANGE_MS): void {
    this.before = this.cells;
    this.beforeAt = performance.now();
    this.beforeMs = ms;
    this.cells = cells;
    this.wake();
  }

  /** Gives the reels back what they showed before the spin: the spin did not happen. */
  cancel(cells: number[][]): void {
    this.plan = null;
    this.isFaded = false;
    this.turning.fill(false);
    this.change(cells, FADE_MS);
  }

  /** Lights cells (as [reel, row]) and steps the others back; null lights all evenly. */
  light(cells: readonly (readonly [number, number])[] | null): void {
    const wasLit = this.isLit;
    this.isLit = cells !== null;
    this.litRows.fill(0);
    for (const [reel, row] of cells ?? []) {
      this.litRows[reel] = (this.litRows[reel] ?? 0) | (1 << row);
    }
    if (!wasLit) {
      this.lightAt = performance.now();
    }
    this.wake();
  }

  /** What the window shows, or will show once the reels rest. */
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
    if (this.isLit) {
      const mix = this.motion === 'fade' ? 1 : Math.min(1, (now - this.lightAt) / LIGHT_MS);
      painter.lit(reel, cells, this.litRows[reel] ?? 0, mix, this.motion === 'fade' ? now : this.lightAt, now);
      return this.motion === 'reels';
    }
    if (this.dirty[reel] === true) {
      this.dirty[reel] = false;
      painter.still(reel, cells, 1);
    }
    return false;
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
      painter.still(reel, this.cells[reel] ?? [], 1);
      return this.turning.includes(true);
    }
    painter.moving(reel, motion, this.anticipates(reel), now);
    return true;
  }

  /** A reel is anticipated once every reel before it has landed. */
  private anticipates(reel: number): boolean {
    if (this.plan?.anticipated[reel] !== true) {
      return false;
    }
    for (let earlier = 0; earlier < reel; earlier += 1) {
      if (this.turning[earlier] === true) {
        return false;
      }
    }
    return true;
  }
}
