import type { Sql } from '../../database/database.ts';
import type { Job } from '../jobs/Jobs.ts';
import type { OperatorDeps } from '../OperatorDeps.ts';
import type { Happening } from './happening.ts';

/** Runs in the transaction that deletes the happening: what it writes is committed once, or the call is repeated. */
export type HappeningListener = (tx: Sql, happening: Happening) => Promise<void>;

const EVERY_MS = 500;
const LONGEST_WAIT_MS = 10 * 60_000;

/**
 * Tells the operator's modules what has happened to players. Happenings of one player are told in their order as long
 * as none fails; one that fails is tried again later, and keeps no other waiting.
 */
export class Happenings implements Job {
  readonly name = 'happenings';
  readonly everyMs = EVERY_MS;
  private readonly listeners: HappeningListener[] = [];

  constructor(private readonly deps: Pick<OperatorDeps, 'database' | 'clock' | 'logger'>) {}

  /** Called when a module is created. */
  on(listener: HappeningListener): void {
    this.listeners.push(listener);
  }

  async run(): Promise<void> {
    await this.deliverDue();
  }

  /** Delivers all that are due, those that follow from them included; returns how many. */
  async deliverDue(): Promise<number> {
    let delivered = 0;
    for (let next = await this.nextDue(); next !== null; next = await this.nextDue())
      if (await this.deliver(next)) delivered += 1;
    return delivered;
  }

  private async nextDue(): Promise<bigint | null> {
    const { database, clock } = this.deps;
    const [row] = await database.query<{ id: bigint }>(
      'select id from operator.happenings where due_at <= $1 order by due_at, id limit 1',
      [clock.now()],
    );
    return row?.id ?? null;
  }

  private async deliver(id: bigint): Promise<boolean> {
    const { database, logger } = this.deps;
    try {
      return await database.transaction(async (tx) => {
        const [row] = await tx.query<Happening>(
          'delete from operator.happenings where id = $1 returning id, uid, kind, data, at',
          [id],
        );
        if (row === undefined) return false;
        for (const listener of this.listeners) await listener(tx, row);
        return true;
      });
    } catch (error) {
      logger.error({ err: error, happening: id.toString() }, 'a happening could not be told');
      await this.postpone(id);
      return false;
    }
  }

  private async postpone(id: bigint): Promise<void> {
    const { database, clock } = this.deps;
    await database.query(
      `update operator.happenings set attempts = attempts + 1,
         due_at = $2::timestamptz + make_interval(secs => least($3, power(2, attempts + 1))) where id = $1`,
      [id, clock.now(), LONGEST_WAIT_MS / 1_000],
    );
  }
}
