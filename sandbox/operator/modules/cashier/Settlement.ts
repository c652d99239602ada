import type { Sql } from '../../../database/database.ts';
import { appendEvent } from '../../realtime/appendEvent.ts';
import { moveMoney } from '../../realtime/moveMoney.ts';
import type { SandboxClock } from '../../SandboxClock.ts';
import { minorUnits, wireMoney } from '../../ledger/amounts.ts';
import type { NotificationsFace } from '../notifications/module.ts';
import { lockPayment, setStatus } from './paymentsRepository.ts';
import type { Payment, PaymentStatus } from './paymentsRepository.ts';

const HISTORY_PATH = '/cashier/history';

export type Ending = 'succeeded' | 'failed' | 'cancelled';

/** A reported end of a payment: by the vendor's webhook, the vendor's API or the operator itself. */
export interface Told {
  readonly ending: Ending;
  readonly amount: string;
  readonly currency: string;
  readonly reason: string;
}

/** applied: changed the payment · ignored: known · refused: invalid · conflict: contradicts its final status. */
export interface Verdict {
  readonly outcome: 'applied' | 'ignored' | 'refused' | 'conflict';
  readonly reason: string;
}

/**
 * Ends payments. Whatever is reported, how often and in which order: a payment ends once, its money moves once, and a
 * final status never changes (I1, I4, I5).
 */
export class Settlement {
  constructor(
    private readonly clock: SandboxClock,
    private readonly notifications: Pick<NotificationsFace, 'notify'>,
  ) {}

  async settle(tx: Sql, id: string, type: Payment['type'], told: Told): Promise<Verdict> {
    const payment = await lockPayment(tx, id);
    if (payment === null || payment.type !== type) return { outcome: 'refused', reason: 'unknown payment' };
    if (payment.currency !== told.currency || minorUnits(told.amount, payment.currency) !== payment.amount) {
      return { outcome: 'refused', reason: 'wrong amount or currency' };
    }
    if (payment.status === told.ending) return { outcome: 'ignored', reason: 'known already' };
    // Both mean that no money moved (failed, cancelled): the first status stays, and this is not a conflict.
    if (isFinal(payment.status) && payment.status !== 'succeeded' && told.ending !== 'succeeded')
      return { outcome: 'ignored', reason: `has ${payment.status} already` };
    if (isFinal(payment.status)) return { outcome: 'conflict', reason: `is ${payment.status}, told ${told.ending}` };
    await this.end(tx, payment, told);
    return { outcome: 'applied', reason: '' };
  }

  /**
   * Fails a deposit that the vendor does not know, unless a page was opened for it meanwhile: a player who pays there
   * must find it open. It is checked again under the lock, since the query to the vendor took time.
   */
  async giveUp(tx: Sql, id: string): Promise<void> {
    const payment = await lockPayment(tx, id);
    if (payment?.type !== 'deposit' || payment.status !== 'pending' || payment.redirect_url !== '') return;
    await this.tell(tx, payment, 'failed', 'not_started');
  }

  /** Marks a withdrawal as received by the vendor, which stores the requisites from now on. */
  async markProcessing(tx: Sql, id: string): Promise<void> {
    const payment = await lockPayment(tx, id);
    if (payment?.status !== 'pending') return;
    await this.tell(tx, payment, 'processing', '');
  }

  private async end(tx: Sql, payment: Payment, { ending, reason }: Told): Promise<void> {
    if (payment.type === 'deposit' && ending === 'succeeded') await this.credit(tx, payment);
    if (payment.type === 'withdrawal') await this.release(tx, payment, ending === 'succeeded');
    await this.tell(tx, payment, ending, reason);
    if (ending === 'succeeded') await this.announce(tx, payment);
  }

  private async announce(tx: Sql, { uid, type, amount, currency }: Payment): Promise<void> {
    await this.notifications.notify(tx, {
      uid,
      kind: type === 'deposit' ? 'depositArrived' : 'withdrawalPaid',
      params: { ...wireMoney(amount, currency) },
      path: HISTORY_PATH,
    });
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

  /** The held amount is paid out, or returned to the player. */
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
