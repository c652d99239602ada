/** Highlights the win with this index; `null` means all wins together. */
export type PointAt = (index: number | null) => void;

/** Calls `action` after `ms`; returns a function that cancels it. */
export type Later = (action: () => void, ms: number) => () => void;

const STEP_MS = 1_100;
const PASSES = 2;

/**
 * Highlights a round's wins one after another while the reels rest. It does not delay the next round; after two passes
 * all wins stay highlighted, so that nothing animates while idle.
 */
export class WinTour {
  private readonly pointAt: PointAt;
  private readonly later: Later;
  private callOff: (() => void) | null = null;

  constructor(pointAt: PointAt, later: Later) {
    this.pointAt = pointAt;
    this.later = later;
  }

  /** Begins with the first of `count` wins; does nothing for fewer than two. */
  start(count: number): void {
    this.stop();
    if (count > 1) {
      this.step(0, count);
    }
  }

  stop(): void {
    this.callOff?.();
    this.callOff = null;
  }

  private step(step: number, count: number): void {
    this.callOff = this.later(() => {
      if (step === count * PASSES) {
        this.callOff = null;
        this.pointAt(null);
        return;
      }
      this.pointAt(step % count);
      this.step(step + 1, count);
    }, STEP_MS);
  }
}
