import type { Database } from '../../database/database.ts';
import { onlyRow } from '../../database/database.ts';
import { tooManyRequests } from '../OperatorError.ts';
import type { SandboxClock } from '../SandboxClock.ts';

export interface Bucket {
  readonly key: string;
  readonly most: number;
  /** Of the sliding window, in ms; a quarter of an hour if left out. A key always has the same one. */
  readonly windowMs?: number;
}

const WINDOW_MS = 15 * 60_000;
/** For what must stay rare, such as messages with codes. */
export const DAY_MS = 24 * 3_600_000;

/** Counts attempts in the database, so that all replicas see them. No lock-out is permanent: every hit expires. */
export class Throttle {
  constructor(
    private readonly database: Database,
    private readonly clock: SandboxClock,
  ) {}

  /**
   * Counts one attempt in every bucket, or throws 429 when one of them is full. An attempt is counted before it is
   * made, so that concurrent attempts cannot exceed the limit; `forgive` removes a successful one. Returns the hits in
   * the order of the buckets.
   */
  hit(buckets: readonly Bucket[]): Promise<readonly bigint[]> {
    return this.database.transaction(async (tx) => {
      const ids = new Map<Bucket, bigint>();
      for (const bucket of [...buckets].sort((left, right) => (left.key < right.key ? -1 : 1))) {
        const { key, most, windowMs = WINDOW_MS } = bucket;
        await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [key]);
        const { count, oldest } = onlyRow(
          await tx.query<{ count: bigint; oldest: Date | null }>(
            `select count(*) as count, min(hit_at) as oldest from (select hit_at from operator.throttle_hits
               where bucket = $1 and hit_at > $2 order by hit_at desc limit $3) as recent`,
            [key, this.clock.in(-windowMs), most],
          ),
        );
        if (count >= BigInt(most) && oldest !== null)
          throw tooManyRequests(oldest.getTime() + windowMs - this.clock.now().getTime());
        const rows = await tx.query<{ id: bigint }>(
          'insert into operator.throttle_hits (bucket, hit_at, window_ms) values ($1, $2, $3) returning id',
          [key, this.clock.now(), windowMs],
        );
        ids.set(bucket, onlyRow(rows).id);
      }
      return buckets.flatMap((bucket) => ids.get(bucket) ?? []);
    });
  }

  async forgive(hits: readonly bigint[]): Promise<void> {
    await this.database.query('delete from operator.throttle_hits where id = any($1::bigint[])', [hits]);
  }

  async forgetOld(): Promise<void> {
    await this.database.query(
      `delete from operator.throttle_hits where hit_at <= $1 and hit_at <= $2::timestamptz - window_ms * interval '1 millisecond'`,
      [this.clock.in(-WINDOW_MS), this.clock.now()],
    );
  }
}
