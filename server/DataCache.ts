import { LRUCache } from 'lru-cache';

/** An answer as it is kept. Only a good one is. */
export interface Answer {
  readonly isGood: boolean;
  /** It says that the other side cannot answer at the moment. */
  readonly isAway: boolean;
  readonly bytes: number;
}

export interface DataCacheOptions {
  readonly freshMs: number;
  /** While the other side is away, good answers serve up to this age. */
  readonly staleMs: number;
  /** Of all answers together. */
  readonly mostBytes: number;
  readonly now: () => number;
}

interface Kept<T> {
  readonly answer: T;
  readonly at: number;
  /** When asking anew failed last. */
  failedAt: number;
}

/** So long a new answer is waited for where an old one is known, in ms. */
const PATIENCE_MS = 1_000;
/** After a failure it is not asked again for so long, in ms. */
const RETRY_MS = 1_000;

/**
 * Answers of another server by key. One question at a time for each key: whoever asks meanwhile waits for its answer.
 * A good answer serves while it is fresh, and longer where the other side is away or slow.
 */
export class DataCache<T extends Answer> {
  private readonly kept: LRUCache<string, Kept<T>>;
  private readonly asking = new Map<string, Promise<T>>();

  constructor(private readonly options: DataCacheOptions) {
    this.kept = new LRUCache<string, Kept<T>>({
      max: 5_000,
      maxSize: options.mostBytes,
      sizeCalculation: ({ answer }, key) => answer.bytes + 2 * key.length + 100,
    });
  }

  async get(key: string, ask: () => Promise<T>): Promise<T> {
    const { now, freshMs, staleMs } = this.options;
    const known = this.kept.get(key);
    if (!known || now() - known.at > staleMs) return this.askOnce(key, ask);
    if (now() - known.at <= freshMs || now() - known.failedAt < RETRY_MS) return known.answer;
    const renewed = this.askOnce(key, ask).then(
      (answer) => (answer.isAway ? this.failed(known) : answer),
      () => this.failed(known),
    );
    return soonest(renewed, known.answer);
  }

  private failed(known: Kept<T>): T {
    known.failedAt = this.options.now();
    return known.answer;
  }

  private askOnce(key: string, ask: () => Promise<T>): Promise<T> {
    const shared = this.asking.get(key);
    if (shared) return shared;
    const asked = this.ask(key, ask).finally(() => this.asking.delete(key));
    this.asking.set(key, asked);
    return asked;
  }

  private async ask(key: string, ask: () => Promise<T>): Promise<T> {
    const at = this.options.now();
    const answer = await ask();
    if (answer.isGood) this.kept.set(key, { answer, at, failedAt: Number.NEGATIVE_INFINITY });
    else if (!answer.isAway) this.kept.delete(key);
    return answer;
  }
}

/** The promise's value, or `fallback` where it takes too long. */
function soonest<T>(promise: Promise<T>, fallback: T): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(fallback), PATIENCE_MS);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
