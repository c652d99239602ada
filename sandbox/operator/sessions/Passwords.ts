import { hash, verify } from '@node-rs/argon2';
import { tooManyRequests } from '../edge/OperatorError.ts';

/** OWASP's argon2id: 19 MiB, two passes. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashing takes memory and a core: so many at a time, so many waiting, the rest come again. */
const PARALLEL = 2;
const WAITING = 100;

/** argon2id with a bound on how much of it happens at once. */
export class Passwords {
  private running = 0;
  private readonly queue: (() => void)[] = [];
  /** How many of the queue are each caller's; nobody is here who waits for nothing. */
  private readonly waiting = new Map<string, number>();
  private dummy: Promise<string> | null = null;

  /** `mostPerCaller` may wait for one caller, so that no one of them fills the queue for all. */
  constructor(private readonly mostPerCaller: number) {}

  /** `caller` is the key of an address. Throws TooManyRequestsException when too many wait. */
  hash(password: string, caller: string): Promise<string> {
    return this.bounded(caller, () => hash(password, options));
  }

  /** Takes the same time whether or not there is a hash to compare with (`null`: no such account). */
  async verify(stored: string | null, password: string, caller: string): Promise<boolean> {
    this.dummy ??= hash('nobody has this password', options);
    const against = stored ?? (await this.dummy);
    const isSame = await this.bounded(caller, () => verify(against, password));
    return isSame && stored !== null;
  }

  private async bounded<T>(caller: string, work: () => Promise<T>): Promise<T> {
    if (this.running >= PARALLEL) await this.wait(caller);
    else this.running += 1;
    try {
      return await work();
    } finally {
      // The place goes to the next one in line, or is freed.
      const next = this.queue.shift();
      if (next === undefined) this.running -= 1;
      else next();
    }
  }

  private async wait(caller: string): Promise<void> {
    const mine = this.waiting.get(caller) ?? 0;
    if (mine >= this.mostPerCaller || this.queue.length >= WAITING) throw tooManyRequests(2000);
    this.waiting.set(caller, mine + 1);
    await new Promise<void>((resolve) => this.queue.push(resolve));
    const left = (this.waiting.get(caller) ?? 1) - 1;
    if (left === 0) this.waiting.delete(caller);
    else this.waiting.set(caller, left);
  }
}
