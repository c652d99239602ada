import type { CashbackKind, CashbackStatus } from '../../../../src/contract/cashback.ts';
import type { Database, Sql } from '../../../database/database.ts';
import type { Job } from '../../jobs/Jobs.ts';
import { appendEvent } from '../../realtime/appendEvent.ts';
import type { SandboxClock } from '../../SandboxClock.ts';
import { claimPeriod, expireCashbacks, insertCashback, playedBy, playedIn } from './cashbackRepository.ts';
import type { Cashback, PlayedBy } from './cashbackRepository.ts';
import { cashbackOf, cashbackRates, lastPeriod, periodOf, receivableUntil } from './cashbackRules.ts';
import type { Period } from './cashbackRules.ts';

export const cashbackKindsByTurn: readonly CashbackKind[] = ['period', 'rake'];

/** Tells a player's pages that one of their cashbacks has changed. */
export function tellChanged(tx: Sql, { uid, id }: Pick<Cashback, 'uid' | 'id'>, status: CashbackStatus, at: Date) {
  return appendEvent(tx, uid, { type: 'cashbacks.changed', data: { id: Number(id), status } }, at);
}

/** Computes what ended periods give, each once, and ends what nobody asked for. */
export class CashbackPeriods implements Job {
  readonly name = 'cashbacks';
  readonly everyMs = 60_000;

  constructor(
    private readonly database: Database,
    private readonly clock: Pick<SandboxClock, 'now'>,
  ) {}

  async run(): Promise<void> {
    const now = this.clock.now();
    for (const kind of cashbackKindsByTurn) await this.compute(kind, lastPeriod(kind, now), now);
    await this.database.transaction(async (tx) => {
      for (const expired of await expireCashbacks(tx, now)) await tellChanged(tx, expired, 'expired', now);
    });
  }

  compute(kind: CashbackKind, period: Period, now: Date): Promise<void> {
    return this.database.transaction(async (tx) => {
      if (!(await claimPeriod(tx, kind, period.start))) return;
      for (const played of await playedIn(tx, period, now)) await this.give(tx, kind, { played, period, now });
    });
  }

  /** Test-only: the running periods of one player end now. What they play until the real end gives nothing more. */
  closeFor(uid: bigint, currency: string): Promise<void> {
    const now = this.clock.now();
    return this.database.transaction(async (tx) => {
      for (const kind of cashbackKindsByTurn) {
        const period = { start: periodOf(kind, now).start, end: now };
        const played = { uid, currency, ...(await playedBy(tx, uid, currency, period)) };
        await this.give(tx, kind, { played, period, now });
      }
    });
  }

  private async give(
    tx: Sql,
    kind: CashbackKind,
    { played, period, now }: { readonly played: PlayedBy; readonly period: Period; readonly now: Date },
  ): Promise<void> {
    const amount = cashbackOf(kind, played);
    if (amount === 0n) return;
    const id = await insertCashback(tx, {
      ...played,
      kind,
      start_date: period.start,
      end_date: period.end,
      rate: cashbackRates[kind],
      amount,
      receiving_expired_at: receivableUntil(period.end),
    });
    if (id !== null) await tellChanged(tx, { uid: played.uid, id }, 'active', now);
  }
}
