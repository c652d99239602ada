/**
 * The payment vendor's time. Controls may move it forward, which brings everything that is waiting for its time
 * closer; signatures keep wall time, since the other side compares them with its own.
 */
export class VendorClock {
  private aheadMs = 0;

  constructor(private readonly base: () => number = Date.now) {}

  now(): Date {
    return new Date(this.base() + this.aheadMs);
  }

  in(ms: number): Date {
    return new Date(this.base() + this.aheadMs + ms);
  }

  /** Milliseconds since 1970, untouched by `advance`. */
  wall(): number {
    return this.base();
  }

  advance(ms: number): void {
    this.aheadMs += ms;
  }
}
