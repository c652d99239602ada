import { DatabaseTimeout } from './failures.ts';

/** Time limit of one database operation, the wait for a connection included. */
export class Deadline {
  private isOver = false;

  constructor(private readonly ms: number) {}

  /** The result of `work`, or DatabaseTimeout at the deadline, whichever comes first. */
  async race<T>(work: Promise<T>): Promise<T> {
    let timer: NodeJS.Timeout | undefined;
    const over = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        this.isOver = true;
        reject(this.timeout());
      }, this.ms);
    });
    try {
      return await Promise.race([work, over]);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Throws DatabaseTimeout once the deadline has passed. */
  demand(): void {
    if (this.isOver) throw this.timeout();
  }

  /** Starts `work` unless the deadline has passed: by then its caller has already been told that it failed. */
  async start<T>(work: () => Promise<T>): Promise<T> {
    this.demand();
    return work();
  }

  private timeout(): DatabaseTimeout {
    return new DatabaseTimeout(`The database took longer than ${this.ms} ms`);
  }
}
