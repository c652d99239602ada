export interface Clock {
  now(): Date;
}

/** The operator's only source of time. The sandbox controls can move it forward. */
export class SandboxClock implements Clock {
  private aheadMs = 0;

  constructor(private readonly base: Clock = { now: () => new Date() }) {}

  now(): Date {
    return new Date(this.base.now().getTime() + this.aheadMs);
  }

  /**
   * The real time in milliseconds since 1970, for signatures shared with other servers. The sandbox controls do not
   * move it.
   */
  wall(): number {
    return this.base.now().getTime();
  }

  /** The instant `ms` from now; negative for the past. */
  in(ms: number): Date {
    return new Date(this.now().getTime() + ms);
  }

  advance(ms: number): void {
    this.aheadMs += ms;
  }
}
