import type { Database, Sql } from '../database/database.ts';
import { appendWebhookEvent } from './eventRepository.ts';
import { newId } from './newId.ts';
import { PaymentError } from './PaymentError.ts';
import type { Payout, PayoutRequest, PayoutStatus } from './payments.ts';
import { findPayoutByRef, finishPayout, insertPayout, lockDuePayouts, lockPayout } from './payoutRepository.ts';
import type { VendorClock } from './VendorClock.ts';

const REVIEW_MS = 3_000;
const BATCH = 20;
const DECLINED_ENDING = '0000';
const DECLINE_REASON = 'requisites_refused_by_bank';

/** Withdrawals ("payouts"): reviewed for a short time, then paid; requisites that end in 0000 are declined. */
export class PayoutService {
  constructor(
    private readonly database: Database,
    private readonly clock: VendorClock,
  ) {}

  /** Idempotent by merchant reference; a repeated call with another amount or currency is a conflict. */
  async open(request: PayoutRequest): Promise<Payout> {
    const isDeclined = request.requisites.replaceAll(/\s/g, '').endsWith(DECLINED_ENDING);
    const end = { at: this.clock.in(REVIEW_MS), status: isDeclined ? 'declined' : 'paid' } as const;
    await insertPayout(this.database, newId('out'), request, end, this.clock.now());
    const payout = await this.byRef(request.merchantRef);
    if (payout.amount !== request.amount || payout.currency !== request.currency) {
      throw new PaymentError('Conflict', 'The reference belongs to another payout');
    }
    return payout;
  }

  async byRef(merchantRef: string): Promise<Payout> {
    const payout = await findPayoutByRef(this.database, merchantRef);
    if (payout === undefined) throw new PaymentError('NotFound', 'No such payout');
    return payout;
  }

  /** Ends a review early; a finished payout is not changed. */
  decide(id: string, status: PayoutStatus): Promise<Payout> {
    return this.database.transaction(async (tx) => {
      const payout = await lockPayout(tx, id);
      if (payout === undefined) throw new PaymentError('NotFound', 'No such payout');
      return payout.status === 'review' ? this.finish(tx, payout, status) : payout;
    });
  }

  /** Ends every review that is due; returns their number. */
  settleDue(): Promise<number> {
    return this.database.transaction(async (tx) => {
      const due = await lockDuePayouts(tx, this.clock.now(), BATCH);
      for (const { payout, next } of due) await this.finish(tx, payout, next);
      return due.length;
    });
  }

  private async finish(tx: Sql, payout: Payout, status: PayoutStatus): Promise<Payout> {
    const now = this.clock.now();
    const reason = status === 'declined' ? DECLINE_REASON : '';
    await finishPayout(tx, payout.id, { status, reason }, now);
    await appendWebhookEvent(tx, status === 'declined' ? 'payout.declined' : 'payout.paid', payout, reason, now);
    return { ...payout, status, reason };
  }
}
