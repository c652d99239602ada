import type { Database, Sql } from '../database/database.ts';
import { usableCard } from './cards/usableCard.ts';
import { appendWebhookEvent } from './eventRepository.ts';
import { newId } from './newId.ts';
import { PaymentError } from './PaymentError.ts';
import type { Payout, PayoutRequest, PayoutStatus } from './payments.ts';
import {
  delayPayout,
  findPayoutByRef,
  finishPayout,
  insertPayout,
  lockDuePayouts,
  lockPayout,
  markPayoutReturned,
} from './payoutRepository.ts';
import type { VendorClock } from './VendorClock.ts';

const REVIEW_MS = 3_000;
const BATCH = 20;
const DECLINED_ENDING = '0000';
const HELD_ENDING = '0001';
const HELD_MS = 365 * 24 * 60 * 60_000;
const DECLINE_REASON = 'requisites_refused_by_bank';
const RETURN_REASON = 'returned_by_bank';
const MINUTE_MS = 60_000;

/**
 * Withdrawals ("payouts"): reviewed for a short time, then paid. Requisites that end in 0000 are declined, those that
 * end in 0001 stay in review until somebody decides. A kept card stands for its number, which is not known any more.
 */
export class PayoutService {
  constructor(
    private readonly database: Database,
    private readonly clock: VendorClock,
  ) {}

  /** Idempotent by merchant reference; a repeated call with another amount or currency is a conflict. */
  async open(request: PayoutRequest): Promise<Payout> {
    // A card may be forgotten once its payout is open.
    if ((await findPayoutByRef(this.database, request.merchantRef)) === undefined) await this.insert(request);
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
    return this.locked(id, async (tx, payout) =>
      payout.status === 'review' ? this.finish(tx, payout, status) : payout,
    );
  }

  /** Lets a review end in these minutes, with a payment. */
  delay(id: string, minutes: number): Promise<Payout> {
    return this.locked(id, async (tx, payout) => {
      const end = { at: this.clock.in(minutes * MINUTE_MS), status: 'paid' } as const;
      await delayPayout(tx, id, end, this.clock.now());
      return payout;
    });
  }

  /** A paid payout comes back from the receiver's bank. It does once; later calls have no effect. */
  reverse(id: string): Promise<Payout> {
    return this.locked(id, async (tx, payout) => {
      if (payout.status !== 'paid' || payout.isReversed) return payout;
      const now = this.clock.now();
      await markPayoutReturned(tx, id, now);
      await appendWebhookEvent(tx, 'payout.returned', payout, RETURN_REASON, now);
      return { ...payout, isReversed: true };
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

  private async insert(request: PayoutRequest): Promise<void> {
    const { savedCard, customer } = request;
    const now = this.clock.now();
    const requisites =
      savedCard === ''
        ? request.requisites.replaceAll(/\s/g, '')
        : (await usableCard(this.database, customer, savedCard, now)).mask;
    const at = this.clock.in(requisites.endsWith(HELD_ENDING) ? HELD_MS : REVIEW_MS);
    const status = requisites.endsWith(DECLINED_ENDING) ? 'declined' : 'paid';
    await insertPayout(this.database, newId('out'), { ...request, requisites }, { at, status }, now);
  }

  private async finish(tx: Sql, payout: Payout, status: PayoutStatus): Promise<Payout> {
    const now = this.clock.now();
    const reason = status === 'declined' ? DECLINE_REASON : '';
    await finishPayout(tx, payout.id, { status, reason }, now);
    await appendWebhookEvent(tx, status === 'declined' ? 'payout.declined' : 'payout.paid', payout, reason, now);
    return { ...payout, status, reason };
  }

  private locked(id: string, run: (tx: Sql, payout: Payout) => Promise<Payout>): Promise<Payout> {
    return this.database.transaction(async (tx) => {
      const payout = await lockPayout(tx, id);
      if (payout === undefined) throw new PaymentError('NotFound', 'No such payout');
      return run(tx, payout);
    });
  }
}
