import type { Sql } from '../../database/database.ts';

/**
 * How far a test has moved matches and bets ahead of the real time. It is stored, so that a restart goes on at the same
 * time: a clock that goes back would make ended matches begin again.
 */
export class SandboxClock {
  private ahead = 0;

  constructor(private readonly database: Sql) {}

  /** In ms. */
  get aheadMs(): number {
    return this.ahead;
  }

  /** What was moved before this process started. */
  async restore(): Promise<void> {
    const [row] = await this.database.query<{ ms: bigint }>(
      'SELECT coalesce(sum(ms), 0)::bigint AS ms FROM vendors.sportsbook_clock',
    );
    this.ahead = Number(row?.ms ?? 0n);
  }

  /** @param ms not negative */
  async advance(ms: number, now: number): Promise<void> {
    await this.database.query('INSERT INTO vendors.sportsbook_clock (moved_at, ms) VALUES ($1, $2)', [now, ms]);
    this.ahead += ms;
  }
}
