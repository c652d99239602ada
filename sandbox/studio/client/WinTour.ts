/** What the tour points at; `null` is all wins together. */
export type PointAt = (index: number | null) => void;

/** Calls back after a while; returns what calls it off. */
export type Later = (action: () => void, ms: number) => () => void;

const STEP_MS = 1_100;
const PASSES = 2;

/**
 * Points at a round's wins one after another while the reels rest. The next round may begin at any moment, so nobody
 * waits for it; after two passes all wins rest lit, so that nothing moves while nobody plays.
 */
export class WinTour {
  private readonly pointAt: PointAt;
  private readonly later: Later;
  private callOff: (() => void) | null = null;

  constructor(pointAt: PointAt, later: Later) {
    this.pointAt = pointAt;
    this.later = later;
  }

  /** Begins with the first of `count` wins; fewer than two need no tour. */
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
