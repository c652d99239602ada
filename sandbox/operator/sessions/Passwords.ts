import { hash, verify } from '@node-rs/argon2';
import { once } from '../../../src/shared/once.ts';
import { tooManyRequests } from '../OperatorError.ts';

/** What one hash of argon2id costs; the memory in KiB. */
export interface PasswordCost {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** OWASP's recommendation: 19 MiB, two passes. */
export const recommendedCost: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashing needs memory and a core: limits of concurrent and of waiting hashes. The rest gets 429. */
const PARALLEL = 2;
const WAITING = 100;

/** argon2id with limited concurrency. */
export class Passwords {
  private running = 0;
  private readonly queue: (() => void)[] = [];
  /** Number of waiting hashes per caller; callers without any are removed. */
  private readonly waiting = new Map<string, number>();
  private readonly dummy = once(() => hash('nobody has this password', this.cost));

  /** `mostPerCaller` is the maximum of waiting hashes per caller, so that one caller cannot fill the queue. */
  constructor(
    private readonly mostPerCaller: number,
    private readonly cost = recommendedCost,
  ) {}

  /** `caller` is the key of an address. Throws TooManyRequestsException when too many wait. */
  hash(password: string, caller: string): Promise<string> {
    return this.bounded(caller, () => hash(password, this.cost));
  }

  /** Takes the same time whether or not there is a hash to compare with (`null`: no such account). */
  async verify(stored: string | null, password: string, caller: string): Promise<boolean> {
    const dummy = this.dummy();
    const against = stored ?? (await dummy);
    const isSame = await this.bounded(caller, () => verify(against, password));
    return isSame && stored !== null;
  }

  private async bounded<T>(caller: string, work: () => Promise<T>): Promise<T> {
    if (this.running >= PARALLEL) await this.wait(caller);
    else this.running += 1;
    try {
      return await work();
    } finally {
      // The slot passes to the next in the queue, or is freed.
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
