import type { OutputOf } from '../../../../../src/contract/index.ts';
import type { withdrawals } from '../../../../../src/contract/cashier/withdrawals.ts';
import type { Database, Sql } from '../../../../database/database.ts';
import type { MarketPolicy } from '../../../market/marketPolicy.ts';

type State = OutputOf<typeof withdrawals.setwithdrawallock>;

const HOUR_MS = 3_600_000;

interface Row {
  readonly ends_at: Date | null;
}

/** The withdrawal lock: a player who has it cannot take a withdrawal back. Turning it off waits for the cool-off. */
export class CancelLocks {
  constructor(
    private readonly database: Database,
    private readonly policy: Pick<MarketPolicy, 'can_cancel_withdrawal' | 'limit_cool_off_hours'>,
    private readonly clock: { now(): Date; in(ms: number): Date },
  ) {}

  async state(sql: Sql, uid: bigint): Promise<State> {
    const [row] = await sql.query<Row>('select ends_at from operator.withdrawal_locks where uid = $1', [uid]);
    const isOver = row === undefined || (row.ends_at !== null && row.ends_at <= this.clock.now());
    return {
      is_offered: this.policy.can_cancel_withdrawal,
      is_on: !isOver,
      ends_at: isOver ? null : (row.ends_at?.toISOString() ?? null),
    };
  }

  async set(uid: bigint, isOn: boolean): Promise<State> {
    if (isOn) {
      await this.database.query(
        `insert into operator.withdrawal_locks (uid, ends_at) values ($1, null)
         on conflict (uid) do update set ends_at = null`,
        [uid],
      );
    } else {
      // Asking again does not move the end.
      await this.database.query('update operator.withdrawal_locks set ends_at = coalesce(ends_at, $2) where uid = $1', [
        uid,
        this.clock.in(this.policy.limit_cool_off_hours * HOUR_MS),
      ]);
    }
    return this.state(this.database, uid);
  }
}
