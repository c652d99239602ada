import type { FastifyBaseLogger } from 'fastify';

export interface Job {
  readonly name: string;
  readonly everyMs: number;
  run(): Promise<void>;
}

/** Runs each job immediately and then periodically, never twice at the same time; stopping waits for running jobs. */
export class Jobs {
  private readonly timers = new Set<NodeJS.Timeout>();
  private readonly running = new Set<Promise<void>>();
  private isStopped = false;

  constructor(
    private readonly jobs: readonly Job[],
    private readonly logger: FastifyBaseLogger,
  ) {}

  start(): void {
    for (const job of this.jobs) this.plan(job, 0);
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    for (const timer of this.timers) clearTimeout(timer);
    await Promise.all(this.running);
  }

  private plan(job: Job, afterMs: number): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      const run = this.once(job);
      this.running.add(run);
      void run.finally(() => this.running.delete(run));
    }, afterMs);
    this.timers.add(timer);
  }

  private async once(job: Job): Promise<void> {
    try {
      await job.run();
    } catch (error) {
      this.logger.warn({ err: error, job: job.name }, 'a job failed and will run again');
    }
    if (!this.isStopped) this.plan(job, job.everyMs);
  }
}
