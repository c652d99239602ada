/** One kind of waiting work; tells how much it found. */
export type Job = () => Promise<number>;

/**
 * Does what is due, round after round until a round finds nothing. Rounds never overlap in a process; several processes
 * may run side by side, since every job claims its rows.
 */
export class PaymentWorker {
  private running: Promise<void> | null = null;
  private isAskedAgain = false;
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly jobs: readonly Job[],
    private readonly onFailure: (error: unknown) => void,
  ) {}

  /** Resolves when nothing is due any more, work that came in meanwhile included. */
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

  /** Waits for the round under way. */
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
