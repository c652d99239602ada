/** Rounds of work one after another, with a pause between. A round that fails is reported, and the next one comes. */
export class WorkLoop {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private working: Promise<void> = Promise.resolve();
  private isStopped = false;

  /** `everyMs`: the pause after a round. */
  constructor(
    private readonly round: (isFirst: boolean) => Promise<void>,
    private readonly everyMs: number,
    private readonly report: (error: unknown) => void,
  ) {}

  start(): void {
    this.working = this.run(true);
  }

  /** Resolves when the running round has ended. */
  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.working;
  }

  private async run(isFirst: boolean): Promise<void> {
    try {
      await this.round(isFirst);
    } catch (error) {
      if (!this.isStopped) this.report(error);
    }
    if (this.isStopped) return;
    this.timer = setTimeout(() => {
      this.working = this.run(false);
    }, this.everyMs).unref();
  }
}
