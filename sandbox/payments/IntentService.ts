import type { Database, Sql } from '../database/database.ts';
import { appendWebhookEvent } from './eventRepository.ts';
import {
  changeIntent,
  findIntent,
  findIntentByRef,
  insertIntent,
  keepCardMask,
  lockDueIntents,
  lockIntent,
} from './intentRepository.ts';
import type { IntentChange } from './intentRepository.ts';
import { newId } from './newId.ts';
import { PaymentError } from './PaymentError.ts';
import { eventOfIntent } from './payments.ts';
import type { Intent, IntentRequest, Outcome } from './payments.ts';
import type { VendorClock } from './VendorClock.ts';

/** An abandoned page is cancelled after an hour (in ms), so that no deposit stays open for ever. */
const EXPIRY_MS = 60 * 60_000;
const SLOW_BANK_MS = 20_000;
const SILENT_BANK_MS = 24 * 3_600_000;
const BATCH = 20;

/** Deposits ("intents"): opened by the merchant, decided once by the buyer. */
export class IntentService {
  constructor(
    private readonly database: Database,
    private readonly clock: VendorClock,
  ) {}

  /** Idempotent by merchant reference; a repeated call with another amount, currency or method is a conflict. */
  async open(request: IntentRequest): Promise<Intent> {
    await insertIntent(this.database, newId('pay'), request, {
      now: this.clock.now(),
      expiresAt: this.clock.in(EXPIRY_MS),
    });
    const intent = await this.byRef(request.merchantRef);
    const isSame =
      intent.amount === request.amount && intent.currency === request.currency && intent.method === request.method;
    if (!isSame) throw new PaymentError('Conflict', 'The reference belongs to another payment');
    return intent;
  }

  async byRef(merchantRef: string): Promise<Intent> {
    const intent = await findIntentByRef(this.database, merchantRef);
    if (intent === undefined) throw new PaymentError('NotFound', 'No such payment');
    return intent;
  }

  find(id: string): Promise<Intent | undefined> {
    return findIntent(this.database, id);
  }

  rememberCard(id: string, mask: string): Promise<void> {
    return keepCardMask(this.database, id, mask);
  }

  /** Decides an open intent; a decided one is not changed. Returns the current intent. */
  choose(id: string, outcome: Outcome): Promise<Intent> {
    return this.database.transaction(async (tx) => {
      const intent = await lockIntent(tx, id);
      if (intent === undefined) throw new PaymentError('NotFound', 'No such payment');
      return intent.status === 'created' ? this.change(tx, intent, this.changeFor(outcome)) : intent;
    });
  }

  /** Applies the due status of every intent with `due_at` in the past; returns their number. */
  settleDue(): Promise<number> {
    return this.database.transaction(async (tx) => {
      const due = await lockDueIntents(tx, this.clock.now(), BATCH);
      for (const { intent, next } of due)
        await this.change(tx, intent, { status: next, reason: lateReason[next] ?? '' });
      return due.length;
    });
  }

  private async change(tx: Sql, intent: Intent, change: IntentChange): Promise<Intent> {
    const now = this.clock.now();
    await changeIntent(tx, intent.id, change, now);
    const type = eventOfIntent[change.status];
    if (type !== undefined) await appendWebhookEvent(tx, type, intent, change.reason ?? '', now);
    return { ...intent, status: change.status, reason: change.reason ?? '' };
  }

  private changeFor(outcome: Outcome): IntentChange {
    switch (outcome) {
      case 'approve':
        return { status: 'succeeded' };
      case 'decline':
        return { status: 'failed', reason: 'declined_by_bank' };
      case 'cancel':
        return { status: 'cancelled', reason: 'cancelled_by_buyer' };
      case 'slow':
        return { status: 'pending', later: { at: this.clock.in(SLOW_BANK_MS), status: 'succeeded' } };
      case 'silent':
        return { status: 'pending', later: { at: this.clock.in(SILENT_BANK_MS), status: 'failed' } };
    }
  }
}

const lateReason: Readonly<Record<string, string>> = { failed: 'no_answer_from_bank', cancelled: 'expired' };
