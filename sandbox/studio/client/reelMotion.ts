/**
 * Motion of one reel. Pure: time is a parameter in ms, nothing is read from the browser.
 *
 * A reel is a tape that moves down. `travel` is the number of cells moved since the spin began; tape index k increases
 * upwards, and window row r (0 at the top) shows k = travel + rows − 1 − r. When the stop is known, the cells that are
 * still above the window are replaced by those around the stop. So the landing has no jump, takes the same time for
 * every stop, and ends at an integer travel, exactly on the stop.
 */

/** Motion parameters of a game's reels. Distances in cells, times in ms, speeds in cells per second. */
export interface ReelFeel {
  readonly cruise: number;
  readonly windUp: number;
  readonly windUpMs: number;
  readonly accelerateMs: number;
  readonly brakeCells: number;
  readonly overshoot: number;
  readonly settleMs: number;
}

export type ReelPhase = 'rest' | 'windUp' | 'accelerate' | 'cruise' | 'brake' | 'settle';

/** Peak of t(1−t/S)² relative to S, reached at S/3. */
const SETTLE_PEAK = 4 / 27;
/** Cells above the window that may already be partly visible (sprite overhang) when the cells are replaced. */
const SPLICE_MARGIN = 1;

export class ReelMotion {
  readonly rows: number;
  phase: ReelPhase = 'rest';
  /** Cells moved since the start of the spin, overshoot and wind-up included. */
  travel = 0;
  /** Speed in cells per second, which selects smeared or blurred sprites. */
  speed = 0;
  private readonly strip: readonly number[];
  private readonly feel: ReelFeel;
  private startStop = 0;
  private startedAt = 0;
  private endStop = 0;
  private endTravel = Number.POSITIVE_INFINITY;
  private spliceAt = Number.POSITIVE_INFINITY;
  private brakeAt = 0;
  private brakeFrom = 0;
  private brakeSpeed = 0;
  private brakeSeconds = 0;
  /** The symbols shown when the spin began, if they differ from the strip (a reel filled by a wild). */
  private shown: readonly number[] | null = null;
  private readonly landingSpeed: number;

  constructor(strip: readonly number[], rows: number, feel: ReelFeel, stop = 0) {
    this.strip = strip;
    this.rows = rows;
    this.feel = feel;
    this.startStop = stop;
    this.landingSpeed = feel.overshoot / ((SETTLE_PEAK * feel.settleMs) / 1000);
  }

  /** Sets the reel to rest on a stop, without motion. */
  rest(stop: number): void {
    this.startStop = stop;
    this.travel = 0;
    this.speed = 0;
    this.phase = 'rest';
    this.shown = null;
    this.endTravel = Number.POSITIVE_INFINITY;
    this.spliceAt = Number.POSITIVE_INFINITY;
  }

  /** Starts spinning from rest, from the symbols `shown` in the window, top row first. */
  start(now: number, shown: readonly number[] | null = null): void {
    this.rest(this.startStop);
    this.shown = shown;
    this.startedAt = now;
    this.phase = 'windUp';
  }

  /** Earliest time of the brake: when full speed is reached. */
  get earliestBrake(): number {
    return this.startedAt + this.feel.windUpMs + this.feel.accelerateMs;
  }

  /** Applies the brake so that the reel lands on `stop`. Returns the time at which it first reaches the stop. */
  brake(now: number, stop: number): number {
    const at = Math.max(now, this.earliestBrake);
    this.advance(at);
    this.brakeAt = at;
    this.brakeFrom = this.travel;
    this.brakeSpeed = this.feel.cruise;
    this.spliceAt = Math.ceil(this.travel) + this.rows + SPLICE_MARGIN;
    this.endTravel = Math.max(this.spliceAt, Math.ceil(this.travel + this.feel.brakeCells));
    this.endStop = stop;
    const distance = this.endTravel - this.brakeFrom;
    this.brakeSeconds = (2 * distance) / (this.brakeSpeed + this.landingSpeed);
    this.phase = 'brake';
    return at + this.brakeSeconds * 1000;
  }

  /** Moves the reel to its position at `now`. Does not allocate. */
  advance(now: number): void {
    if (this.phase === 'rest') {
      return;
    }
    if (this.phase === 'brake' || this.phase === 'settle') {
      this.advanceLanding((now - this.brakeAt) / 1000);
      return;
    }
    this.advanceSpinning(now - this.startedAt);
  }

  /** The strip position of the cell at tape index k. */
  stripIndex(k: number): number {
    const length = this.strip.length;
    const raw =
      k < this.spliceAt ? this.startStop + this.rows - 1 - k : this.endStop + this.rows - 1 - (k - this.endTravel);
    return ((raw % length) + length) % length;
  }

  /** The symbol at tape index k. */
  symbolAt(k: number): number {
    if (this.shown !== null && k >= 0 && k < this.rows) {
      return this.shown[this.rows - 1 - k] ?? 0;
    }
    return this.strip[this.stripIndex(k)] ?? 0;
  }

  private advanceSpinning(elapsed: number): void {
    const { windUp, windUpMs, accelerateMs, cruise } = this.feel;
    if (elapsed < windUpMs) {
      const u = Math.max(0, elapsed / windUpMs);
      this.phase = 'windUp';
      this.travel = (-windUp * (1 - Math.cos(Math.PI * u))) / 2;
      this.speed = 0;
      return;
    }
    const t = (elapsed - windUpMs) / 1000;
    const accelerate = accelerateMs / 1000;
    if (t < accelerate) {
      this.phase = 'accelerate';
      this.travel = -windUp + (cruise * t * t) / (2 * accelerate);
      this.speed = (cruise * t) / accelerate;
      return;
    }
    this.phase = 'cruise';
    this.travel = -windUp + (cruise * accelerate) / 2 + cruise * (t - accelerate);
    this.speed = cruise;
  }

  private advanceLanding(t: number): void {
    if (t <= 0) {
      return;
    }
    if (t < this.brakeSeconds) {
      const slowing = (this.brakeSpeed - this.landingSpeed) / this.brakeSeconds;
      this.phase = 'brake';
      this.travel = this.brakeFrom + this.brakeSpeed * t - (slowing * t * t) / 2;
      this.speed = this.brakeSpeed - slowing * t;
      return;
    }
    const settle = this.feel.settleMs / 1000;
    const s = t - this.brakeSeconds;
    if (s < settle) {
      const left = 1 - s / settle;
      this.phase = 'settle';
      this.travel = this.endTravel + this.landingSpeed * s * left * left;
      this.speed = 0;
      return;
    }
    this.rest(this.endStop);
  }
}
