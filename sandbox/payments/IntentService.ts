import type { Database } from '../database/database.ts';
import { changeForOutcome } from './changeForOutcome.ts';
import { changeStatus } from './changeStatus.ts';
import { receivedFor, returnTransfers } from './coins/coinRepository.ts';
import { appendWebhookEvent } from './eventRepository.ts';
import {
  findAskedOnPhone,
  findIntent,
  findIntentByRef,
  lockDueIntents,
  markIntentRefunded,
  markIntentReversed,
} from './intentRepository.ts';
import { onLockedIntent } from './onLockedIntent.ts';
import { openIntent } from './openIntent.ts';
import { PaymentError } from './PaymentError.ts';
import { isOpen } from './payments.ts';
import type { Intent, IntentRequest, Outcome } from './payments.ts';
import type { VendorClock } from './VendorClock.ts';
import { freeVoucher } from './vouchers/voucherRepository.ts';

const BATCH = 20;
const MINUTE_MS = 60_000;
const lateReason: Readonly<Record<string, string>> = { failed: 'no_answer_from_bank', cancelled: 'expired' };

/** Deposits ("intents"): opened by the merchant, decided once, and reversed once at most. */
export class IntentService {
  constructor(
    private readonly database: Database,
    private readonly clock: VendorClock,
  ) {}

  /** Idempotent by merchant reference; see `openIntent`. */
  open(request: IntentRequest): Promise<Intent> {
    return this.database.transaction((tx) => openIntent(tx, request, this.clock));
  }

  async byRef(merchantRef: string): Promise<Intent> {
    const intent = await findIntentByRef(this.database, merchantRef);
    if (intent === undefined) throw new PaymentError('NotFound', 'No such payment');
    return intent;
  }

  find(id: string): Promise<Intent | undefined> {
    return findIntent(this.database, id);
  }

  /** The payments that this phone is asked to approve. */
  askedOnPhone(digits: string): Promise<readonly Intent[]> {
    return findAskedOnPhone(this.database, digits);
  }

  /** The buyer's decision about an intent that is still `created`; another one is not changed. */
  choose(id: string, outcome: Outcome): Promise<Intent> {
    return onLockedIntent(this.database, id, async (tx, intent) =>
      intent.status === 'created'
        ? changeStatus(tx, intent, changeForOutcome(outcome, this.clock), this.clock.now())
        : intent,
    );
  }

  /** The vendor's decision about an intent that has not ended, pending ones included. */
  decide(id: string, outcome: Outcome): Promise<Intent> {
    return onLockedIntent(this.database, id, async (tx, intent) =>
      isOpen(intent) ? changeStatus(tx, intent, changeForOutcome(outcome, this.clock), this.clock.now()) : intent,
    );
  }

  /** Cancels for the merchant: only while the buyer has not paid anything and nobody has decided. */
  async cancel(merchantRef: string): Promise<Intent> {
    const { id } = await this.byRef(merchantRef);
    return onLockedIntent(this.database, id, async (tx, intent) => {
      const isUntouched = intent.status === 'created' && Number(await receivedFor(tx, id)) === 0;
      return isUntouched ? changeStatus(tx, intent, changeForOutcome('cancel', this.clock), this.clock.now()) : intent;
    });
  }

  /** Leaves an open intent pending; it succeeds after these minutes. */
  delay(id: string, minutes: number): Promise<Intent> {
    return onLockedIntent(this.database, id, async (tx, intent) => {
      if (!isOpen(intent)) return intent;
      const later = { at: this.clock.in(minutes * MINUTE_MS), status: 'succeeded' } as const;
      return changeStatus(tx, intent, { status: 'pending', later }, this.clock.now());
    });
  }

  /** Takes the money of a succeeded deposit back (a chargeback). A second reversal has no effect. */
  reverse(id: string): Promise<Intent> {
    return onLockedIntent(this.database, id, async (tx, intent) => {
      if (intent.status !== 'succeeded' || intent.isReversed || intent.isRefunded) return intent;
      const now = this.clock.now();
      await markIntentReversed(tx, id, now);
      await appendWebhookEvent(tx, 'deposit.reversed', intent, 'chargeback', now);
      return { ...intent, isReversed: true };
    });
  }

  /**
   * Gives the money of a succeeded deposit back for the merchant: coins to their sender, a voucher may be used again, the
   * rest goes to the card or account that paid. A second call has no effect; nor has one for a deposit that is not paid,
   * or was charged back.
   */
  async refund(merchantRef: string): Promise<Intent> {
    const { id } = await this.byRef(merchantRef);
    return onLockedIntent(this.database, id, async (tx, intent) => {
      if (intent.status !== 'succeeded' || intent.isReversed || intent.isRefunded) return intent;
      await markIntentRefunded(tx, id, this.clock.now());
      await returnTransfers(tx, id);
      await freeVoucher(tx, id);
      return { ...intent, isRefunded: true };
    });
  }

  /** Applies the due status of every intent with `due_at` in the past; returns their number. */
  settleDue(): Promise<number> {
    return this.database.transaction(async (tx) => {
      const now = this.clock.now();
      const due = await lockDueIntents(tx, now, BATCH);
      for (const { intent, next } of due)
        await changeStatus(tx, intent, { status: next, reason: lateReason[next] ?? '' }, now);
      return due.length;
    });
  }
}
