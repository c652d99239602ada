/** The queue is full: no more jobs are accepted for now. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
}

export interface WorkLimits {
  /** Concurrent jobs. */
  readonly running: number;
  /** Waiting jobs; further ones are refused with BusyError. */
  readonly waiting: number;
}

/** Runs jobs in order of arrival, a limited number at a time. */
export class WorkQueue {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly limits: WorkLimits) {}

  async run<T>(job: () => Promise<T>): Promise<T> {
    await this.turn();
    try {
      return await job();
    } finally {
      this.pass();
    }
  }

  private async turn(): Promise<void> {
    if (this.running < this.limits.running) {
      this.running += 1;
      return;
    }
    if (this.waiting.length >= this.limits.waiting) throw new BusyError('too many jobs are waiting');
    await new Promise<void>((resume) => this.waiting.push(resume));
  }

  /** Gives the place of a finished job to the next one, or frees it. */
  private pass(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.running -= 1;
  }
}
