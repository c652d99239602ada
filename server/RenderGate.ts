import { addressKey } from './http/addressKey.ts';
import { BusyError, WorkQueue } from './pictures/WorkQueue.ts';
import { RateLimiter } from './RateLimiter.ts';

/** A page that is not rendered now: 429 for an address that asks for too many, 503 while too many wait. */
export class RenderRefusedError extends Error {
  override readonly name = 'RenderRefusedError';

  constructor(
    readonly statusCode: 429 | 503,
    readonly retryAfterSeconds: number,
  ) {
    super('too many pages are asked for');
  }
}

/** Renders at the same time: they share one thread and wait for the operator most of their time. */
const RUNNING = 16;
/** With a render of some milliseconds, the last of them waits about a second. */
const WAITING = 128;
/** Seconds of its pace that an address may use at once: a player opens many pages in a row, then reads. */
const BURST_SECONDS = 10;

/** Bounds renders, so that calls which are passed to the operator are not kept waiting by pages that nobody has cached. */
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
