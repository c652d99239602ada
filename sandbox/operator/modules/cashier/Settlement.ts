import type { Sql } from '../../../database/database.ts';
import { appendEvent } from '../../realtime/appendEvent.ts';
import { moveMoney } from '../../realtime/moveMoney.ts';
import type { SandboxClock } from '../../SandboxClock.ts';
import { minorUnits } from '../../ledger/amounts.ts';
import { lockPayment, setStatus } from './paymentsRepository.ts';
import type { Payment, PaymentStatus } from './paymentsRepository.ts';

export type Ending = 'succeeded' | 'failed' | 'cancelled';

/** What somebody says about a payment: the vendor by webhook, or when asked, or the reconciler on its own. */
export interface Told {
  readonly ending: Ending;
  readonly amount: string;
  readonly currency: string;
  readonly reason: string;
}

/** applied: it changed the payment · ignored: known already · refused: not believed · conflict: contradicts its end. */
export interface Verdict {
  readonly outcome: 'applied' | 'ignored' | 'refused' | 'conflict';
  readonly reason: string;
}

/**
 * Ends payments. Whatever is told, how often and in which order: a payment ends once, its money moves once, and an
 * end never turns into another (I1, I4, I5).
 */
export class Settlement {
  constructor(private readonly clock: SandboxClock) {}

  async settle(tx: Sql, id: string, type: Payment['type'], told: Told): Promise<Verdict> {
    const payment = await lockPayment(tx, id);
    if (payment === null || payment.type !== type) return { outcome: 'refused', reason: 'unknown payment' };
    if (payment.currency !== told.currency || minorUnits(told.amount, payment.currency) !== payment.amount) {
      return { outcome: 'refused', reason: 'wrong amount or currency' };
    }
    if (payment.status === told.ending) return { outcome: 'ignored', reason: 'known already' };
    // Failed or cancelled, no money moved on either side: the first word stays, and nobody is contradicted.
    if (isFinal(payment.status) && payment.status !== 'succeeded' && told.ending !== 'succeeded')
      return { outcome: 'ignored', reason: `has ${payment.status} already` };
    if (isFinal(payment.status)) return { outcome: 'conflict', reason: `is ${payment.status}, told ${told.ending}` };
    await this.end(tx, payment, told);
    return { outcome: 'applied', reason: '' };
  }

  /**
   * Fails a deposit of which nobody has heard, unless a page was opened for it meanwhile: whoever pays there must find
   * it open. The lock decides, since the asking took time.
   */
  async giveUp(tx: Sql, id: string): Promise<void> {
    const payment = await lockPayment(tx, id);
    if (payment?.type !== 'deposit' || payment.status !== 'pending' || payment.redirect_url !== '') return;
    await this.tell(tx, payment, 'failed', 'not_started');
  }

  /** A withdrawal has reached the vendor, who keeps the requisites from now on. */
  async markProcessing(tx: Sql, id: string): Promise<void> {
    const payment = await lockPayment(tx, id);
    if (payment?.status !== 'pending') return;
    await this.tell(tx, payment, 'processing', '');
  }

  private async end(tx: Sql, payment: Payment, { ending, reason }: Told): Promise<void> {
    if (payment.type === 'deposit' && ending === 'succeeded') await this.credit(tx, payment);
    if (payment.type === 'withdrawal') await this.release(tx, payment, ending === 'succeeded');
    await this.tell(tx, payment, ending, reason);
  }

  private async tell(tx: Sql, payment: Payment, status: PaymentStatus, reason: string): Promise<void> {
    const at = this.clock.now();
    await setStatus(tx, payment.id, status, reason, at);
    await appendEvent(tx, payment.uid, { type: 'cashier.transaction_updated', data: { id: payment.id, status } }, at);
  }

  private async credit(tx: Sql, { id, uid, currency, amount }: Payment): Promise<void> {
    await moveMoney(tx, {
      uid,
      currency,
      kind: 'deposit',
      external: { source: 'payments', id: `${id}:deposit` },
      entries: [
        { account: { uid, kind: 'main', currency }, amount },
        { account: { house: 'payments', currency }, amount: -amount },
      ],
      at: this.clock.now(),
      cause: { kind: 'deposit', amount },
    });
    await tx.query('update operator.players set has_deposits = true where uid = $1', [uid]);
  }

  /** What was held leaves the house, or goes back to the player. */
  private async release(tx: Sql, { id, uid, currency, amount }: Payment, isPaid: boolean): Promise<void> {
    await moveMoney(tx, {
      uid,
      currency,
      kind: isPaid ? 'withdrawal_paid' : 'withdrawal_returned',
      external: { source: 'payments', id: `${id}:${isPaid ? 'paid' : 'returned'}` },
      entries: [
        { account: { uid, kind: 'withdrawal_hold', currency }, amount: -amount },
        { account: isPaid ? { house: 'payments', currency } : { uid, kind: 'main', currency }, amount },
      ],
      at: this.clock.now(),
      cause: { kind: 'withdrawal', amount },
    });
  }
}

export function isFinal(status: PaymentStatus): boolean {
  return status === 'succeeded' || status === 'failed' || status === 'cancelled';
}
