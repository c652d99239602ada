/**
 * The payment vendor's time. Sandbox controls can move it forward, so that pending work becomes due earlier. Signatures
 * use the wall time, since the receiver compares it with its own.
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

  /** Milliseconds since 1970, not affected by `advance`. */
  wall(): number {
    return this.base();
  }

  advance(ms: number): void {
    this.aheadMs += ms;
  }
}
