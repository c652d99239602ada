import type { PackedBody } from './PackedBody.ts';
import { BusyError, WorkQueue } from './pictures/WorkQueue.ts';

/**
 * Compresses well what is kept, two bodies at a time for the whole site: threads are left to others. Those that would
 * wait long stay compressed fast.
 */
export class PackingQueue {
  private readonly work = new WorkQueue({ running: 2, waiting: 16 });

  /** `onFailure`: one could not be compressed. It is served as it is. */
  constructor(private readonly onFailure: (error: unknown) => void) {}

  /** Resolves when it is compressed, or will not be. Never rejects. */
  async pack(body: Pick<PackedBody, 'isPacked' | 'pack'>): Promise<void> {
    if (body.isPacked) return;
    try {
      await this.work.run(() => body.pack());
    } catch (error) {
      if (!(error instanceof BusyError)) this.onFailure(error);
    }
  }
}
