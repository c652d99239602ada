/** Processes one kind of due work; returns how many items it found. */
export type Job = () => Promise<number>;

/**
 * Runs the jobs in rounds until a round finds nothing due. Rounds never overlap in a process; several processes may run
 * at the same time, since every job claims its rows.
 */
export class PaymentWorker {
  private running: Promise<void> | null = null;
  private isAskedAgain = false;
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly jobs: readonly Job[],
    private readonly onFailure: (error: unknown) => void,
  ) {}

  /** Resolves when nothing is due any more, work that was added meanwhile included. */
  run(): Promise<void> {
    this.isAskedAgain = true;
    this.running ??= this.rounds().finally(() => {
      this.running = null;
    });
    return this.running;
  }

  start(everyMs: number): void {
    this.timer = setInterval(() => void this.run(), everyMs);
    this.timer.unref();
  }

  /** Stops the timer and waits for the running round. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  private async rounds(): Promise<void> {
    while (this.isAskedAgain) {
      this.isAskedAgain = false;
      for (const job of this.jobs) {
        try {
          if ((await job()) > 0) this.isAskedAgain = true;
        } catch (error) {
          this.onFailure(error);
        }
      }
    }
  }
}
