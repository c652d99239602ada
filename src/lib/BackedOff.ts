import type { Cancel, Clock } from './clock.ts';
import { backOffMs } from './backOff.ts';

/** Runs a request again after delays that grow from 1 s to the longest, until it is stopped. */
export class BackedOff {
  private attempt = 0;
  private stopTimer: Cancel = () => {};

  constructor(
    private readonly clock: Pick<Clock, 'after'>,
    private readonly ask: () => void,
    private readonly longestMs = 10_000,
  ) {}

  /** Plans the next request, instead of one that was planned before. */
  later(): void {
    this.stop();
    this.stopTimer = this.clock.after(backOffMs(this.attempt, this.longestMs), this.ask);
    this.attempt += 1;
  }

  /** The delays begin anew. */
  reset(): void {
    this.stop();
    this.attempt = 0;
  }

  stop(): void {
    this.stopTimer();
    this.stopTimer = () => {};
  }
}
