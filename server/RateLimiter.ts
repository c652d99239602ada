/**
 * A token bucket per caller, in memory and per replica: it prevents one caller from starving the others. Limits that
 * all replicas must share are elsewhere (sign-in attempts are counted in the database).
 */
export interface RateLimit {
  readonly burst: number;
  readonly perSecond: number;
}

interface Bucket {
  tokens: number;
  at: number;
}

const MOST_BUCKETS = 50_000;

export class RateLimiter {
  private readonly buckets = new Map<string, Bucket>();

  constructor(private readonly limit: RateLimit) {}

  /** Takes one token. Returns 0 if allowed, else the milliseconds until the next call is. */
  take(key: string, nowMs: number): number {
    const bucket = this.buckets.get(key) ?? { tokens: this.limit.burst, at: nowMs };
    const refilled = Math.max(0, nowMs - bucket.at) * (this.limit.perSecond / 1000);
    bucket.tokens = Math.min(this.limit.burst, bucket.tokens + refilled);
    bucket.at = nowMs;
    this.keep(key, bucket);
    if (bucket.tokens < 1) return Math.ceil(((1 - bucket.tokens) * 1000) / this.limit.perSecond);
    bucket.tokens -= 1;
    return 0;
  }

  /**
   * Keeps the map in order of last use; the least recently used caller, whose bucket is full again, is removed first.
   */
  private keep(key: string, bucket: Bucket): void {
    this.buckets.delete(key);
    this.buckets.set(key, bucket);
    if (this.buckets.size <= MOST_BUCKETS) return;
    for (const oldest of this.buckets.keys()) {
      this.buckets.delete(oldest);
      return;
    }
  }
}
