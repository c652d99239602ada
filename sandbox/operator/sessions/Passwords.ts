import { hash, verify } from '@node-rs/argon2';
import { tooManyRequests } from '../edge/ApiError.ts';

/** OWASP's argon2id: 19 MiB, two passes. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashing takes memory and a core: so many at a time, so many waiting, the rest come again. */
const PARALLEL = 2;
const WAITING = 100;

/** argon2id with a bound on how much of it happens at once. */
export class Passwords {
  private running = 0;
  private readonly queue: (() => void)[] = [];
  private dummy: Promise<string> | null = null;

  hash(password: string): Promise<string> {
    return this.bounded(() => hash(password, options));
  }

  /** Takes the same time whether or not there is a hash to compare with (`null`: no such account). */
  async verify(stored: string | null, password: string): Promise<boolean> {
    this.dummy ??= this.hash('nobody has this password');
    const against = stored ?? (await this.dummy);
    const isSame = await this.bounded(() => verify(against, password));
    return isSame && stored !== null;
  }

  private async bounded<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= PARALLEL) {
      if (this.queue.length >= WAITING) throw tooManyRequests(2000);
      await new Promise<void>((resolve) => this.queue.push(resolve));
    } else {
      this.running += 1;
    }
    try {
      return await work();
    } finally {
      // The place goes to the next one in line, or is freed.
      const next = this.queue.shift();
      if (next === undefined) this.running -= 1;
      else next();
    }
  }
}
