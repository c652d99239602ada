import { LRUCache } from 'lru-cache';
import { SharedRuns } from './SharedRuns.ts';
import type { IsCurrent } from './SharedRuns.ts';
import { soonest } from './soonest.ts';

/** A cached answer. Only good ones are kept. */
export interface Answer {
  readonly isGood: boolean;
  /** The other server reports that it cannot answer at the moment. */
  readonly isAway: boolean;
  readonly bytes: number;
}

export interface DataCacheOptions {
  readonly freshMs: number;
  /** Good answers may be used up to this age if the other server cannot be reached, in ms. */
  readonly staleMs: number;
  /** Limit of all answers together. */
  readonly mostBytes: number;
  readonly now: () => number;
}

interface Kept<T> {
  readonly answer: T;
  /** Time of the question. */
  at: number;
  /** Time of the last failed refresh. */
  failedAt: number;
}

/** How long a new answer is waited for if an old one is known, in ms. */
const PATIENCE_MS = 1_000;
/** Pause after a failure before the next request, in ms. */
const RETRY_MS = 1_000;

/**
 * Cache of another server's answers by key. One request at a time per key: concurrent callers wait for the same answer.
 * A good answer is used while it is fresh, and longer if the other server is slow or cannot be reached.
 */
export class DataCache<T extends Answer> {
  private readonly kept: LRUCache<string, Kept<T>>;
  private readonly asking = new SharedRuns<T>();

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
    return soonest(renewed, known.answer, PATIENCE_MS);
  }

  /**
   * Something has changed: each answer is asked for again, and still used if that fails. An answer under way may be from
   * before the change, so it is not kept.
   */
  expire(): void {
    this.asking.outdate();
    const old = this.options.now() - this.options.freshMs - 1;
    for (const known of this.kept.values()) known.at = Math.min(known.at, old);
  }

  private failed(known: Kept<T>): T {
    known.failedAt = this.options.now();
    return known.answer;
  }

  private askOnce(key: string, ask: () => Promise<T>): Promise<T> {
    return this.asking.of(key, (isCurrent) => this.ask(key, ask, isCurrent));
  }

  private async ask(key: string, ask: () => Promise<T>, isCurrent: IsCurrent): Promise<T> {
    const at = this.options.now();
    const answer = await ask();
    if (!isCurrent()) return answer;
    if (answer.isGood) this.kept.set(key, { answer, at, failedAt: Number.NEGATIVE_INFINITY });
    else if (!answer.isAway) this.kept.delete(key);
    return answer;
  }
}
