import type { Database } from '../../database/database.ts';
import { onlyRow } from '../../database/database.ts';
import { tooManyRequests } from '../OperatorError.ts';
import type { SandboxClock } from '../SandboxClock.ts';

export interface Bucket {
  readonly key: string;
  readonly most: number;
}

/** Sliding window in ms. There is no permanent lock-out, since every hit expires. */
const WINDOW_MS = 15 * 60_000;

/** Counts attempts in the database, so that all replicas see them. */
export class Throttle {
  constructor(
    private readonly database: Database,
    private readonly clock: SandboxClock,
  ) {}

  /**
   * Counts one attempt in every bucket, or throws 429 when one of them is full. An attempt is counted before it is
   * made, so that concurrent attempts cannot exceed the limit; `forgive` removes a successful one.
   */
  hit(buckets: readonly Bucket[]): Promise<readonly bigint[]> {
    return this.database.transaction(async (tx) => {
      const ids: bigint[] = [];
      for (const bucket of [...buckets].sort((left, right) => (left.key < right.key ? -1 : 1))) {
        await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [bucket.key]);
        const { count, oldest } = onlyRow(
          await tx.query<{ count: bigint; oldest: Date | null }>(
            `select count(*) as count, min(hit_at) as oldest from (select hit_at from operator.throttle_hits
               where bucket = $1 and hit_at > $2 order by hit_at desc limit $3) as recent`,
            [bucket.key, this.clock.in(-WINDOW_MS), bucket.most],
          ),
        );
        if (count >= BigInt(bucket.most) && oldest !== null)
          throw tooManyRequests(oldest.getTime() + WINDOW_MS - this.clock.now().getTime());
        const rows = await tx.query<{ id: bigint }>(
          'insert into operator.throttle_hits (bucket, hit_at) values ($1, $2) returning id',
          [bucket.key, this.clock.now()],
        );
        ids.push(onlyRow(rows).id);
      }
      return ids;
    });
  }

  async forgive(hits: readonly bigint[]): Promise<void> {
    await this.database.query('delete from operator.throttle_hits where id = any($1::bigint[])', [hits]);
  }

  async forgetOld(): Promise<void> {
    await this.database.query('delete from operator.throttle_hits where hit_at <= $1', [this.clock.in(-WINDOW_MS)]);
  }
}
