import { addressKey } from './http/addressKey.ts';
import { BusyError, WorkQueue } from './pictures/WorkQueue.ts';
import { RateLimiter } from './RateLimiter.ts';

/** A refused render: 429 for too many requests of an address, 503 if too many are waiting. */
export class RenderRefusedError extends Error {
  override readonly name = 'RenderRefusedError';

  constructor(
    readonly statusCode: 429 | 503,
    readonly retryAfterSeconds: number,
  ) {
    super('too many pages are asked for');
  }
}

/** Concurrent renders: they share one thread and mostly wait for the operator. */
const RUNNING = 16;
/** Waiting renders. At some milliseconds per render, the last one waits about a second. */
const WAITING = 128;
/** Burst of an address, in seconds of its rate: players open many pages in a row, then read. */
const BURST_SECONDS = 10;

/** Limits renders, so that uncached pages do not delay the calls that are passed to the operator. */
export class RenderGate {
  private readonly queue = new WorkQueue({ running: RUNNING, waiting: WAITING });
  private readonly addresses: RateLimiter;

  constructor(
    perSecond: number,
    private readonly now: () => number,
  ) {
    this.addresses = new RateLimiter({ burst: perSecond * BURST_SECONDS, perSecond });
  }

  /** Runs a render for a client address. Throws RenderRefusedError. */
  async run<T>(address: string, render: () => Promise<T>): Promise<T> {
    const waitMs = this.addresses.take(addressKey(address), this.now());
    if (waitMs > 0) throw new RenderRefusedError(429, Math.ceil(waitMs / 1000));
    try {
      return await this.queue.run(render);
    } catch (error) {
      throw error instanceof BusyError ? new RenderRefusedError(503, 2) : error;
    }
  }
}
