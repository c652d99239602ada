import { tellHappening } from '../../happenings/tellHappening.ts';
import type { Sql } from '../../../database/database.ts';
import { lockAccounts } from '../../ledger/accounts.ts';
import { appendEvent } from '../../realtime/appendEvent.ts';
import { moveMoney } from '../../realtime/moveMoney.ts';
import type { SandboxClock } from '../../SandboxClock.ts';
import { wireMoney } from '../../ledger/amounts.ts';
import type { CampaignsFace } from '../offers/campaigns/module.ts';
import type { NotificationsFace } from '../notifications/notifications/module.ts';
import { readBalances } from '../../ledger/balances.ts';
import { isAbout, refusalOf } from './aboutPayment.ts';
import type { Told, Verdict } from './aboutPayment.ts';
import { lockPayment, setReversed, setStatus } from './paymentsRepository.ts';
import type { Payment, PaymentStatus } from './paymentsRepository.ts';
import { isFinal, isUnpaid } from './paymentStatus.ts';
import type { Ending } from './paymentStatus.ts';
import { noteDeposit } from '../../players/person.ts';
import type { PaymentMails } from './PaymentMails.ts';
import type { DepositStops } from './stops/DepositStops.ts';
import { unpaidMail } from './unpaidMail.ts';

const HISTORY_PATH = '/cashier/history';

export type { Told, Verdict } from './aboutPayment.ts';
export type { Ending } from './paymentStatus.ts';

/**
 * Ends payments. Whatever is reported, how often and in which order: a payment ends once, its money moves once, and a
 * final status never changes (I1, I4, I5).
 */
export class Settlement {
  constructor(
    private readonly clock: SandboxClock,
    private readonly notifications: Pick<NotificationsFace, 'notify'>,
    private readonly offers: Pick<CampaignsFace['deposits'], 'lock' | 'arrived'>,
    private readonly stops: Pick<DepositStops, 'lock' | 'against' | 'reasonOf' | 'giveBack' | 'stopUnfit'>,
    private readonly mails: Pick<PaymentMails, 'tell'>,
  ) {}

  async settle(tx: Sql, id: string, type: Payment['type'], told: Told): Promise<Verdict> {
    const payment = await lockPayment(tx, id);
    if (!isAbout(payment, type, told)) return refusalOf(payment, type);
    const isReturned = payment.status === 'returned';
    if (payment.status === told.ending || (isReturned && told.ending === 'succeeded'))
      return { outcome: 'ignored', reason: 'known already' };
    // Both mean that no money moved (failed, cancelled): the first status stays, and this is not a conflict.
    if (isUnpaid(payment.status) && told.ending !== 'succeeded')
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
    if (payment?.type !== 'deposit' || payment.status !== 'pending' || payment.opened_at !== null) return;
    await this.tell(tx, payment, 'failed', 'not_started');
  }

  /** The vendor has a payment in hand: the requisites are the vendor's from now on. */
  async markProcessing(tx: Sql, id: string): Promise<void> {
    const payment = await lockPayment(tx, id);
    if (payment?.status !== 'pending') return;
    await this.tell(tx, payment, 'processing', '');
  }

  /** The vendor says that it has the payment in hand. */
  async begin(tx: Sql, id: string, type: Payment['type'], told: Omit<Told, 'ending'>): Promise<Verdict> {
    const payment = await lockPayment(tx, id);
    if (!isAbout(payment, type, told)) return refusalOf(payment, type);
    if (payment.status === 'pending') await this.tell(tx, payment, 'processing', '');
    return { outcome: 'ignored', reason: 'in hand' };
  }

  /**
   * A succeeded deposit was charged back, or a paid withdrawal came back. The payment keeps its final state (I5); its
   * money moves once more. What the player has spent of a deposit meanwhile is the house's loss (I2).
   */
  async reverse(tx: Sql, id: string, type: Payment['type'], told: Omit<Told, 'ending'>): Promise<Verdict> {
    const payment = await lockPayment(tx, id);
    if (!isAbout(payment, type, told)) return refusalOf(payment, type);
    if (payment.reversed_at !== null) return { outcome: 'ignored', reason: 'known already' };
    // It went back already, and there is nothing on the account to take.
    if (payment.status === 'returned') return { outcome: 'ignored', reason: 'is returned' };
    // The message of its success may still be on its way: the vendor sends this one again.
    if (payment.status !== 'succeeded') return { outcome: 'refused', reason: `is ${payment.status}` };
    const at = this.clock.now();
    await (type === 'deposit' ? this.takeBack(tx, payment) : this.giveBack(tx, payment));
    await setReversed(tx, id, at);
    await this.mails.tell(tx, payment, type === 'deposit' ? 'depositReversed' : 'withdrawalReturned');
    await appendEvent(
      tx,
      payment.uid,
      { type: 'cashier.transaction_updated', data: { id, status: payment.status } },
      at,
    );
    return { outcome: 'applied', reason: '' };
  }

  private async end(tx: Sql, payment: Payment, { ending, reason }: Told): Promise<void> {
    if (payment.type === 'deposit') return this.endDeposit(tx, payment, ending, reason);
    await this.release(tx, payment, ending === 'succeeded');
    await this.tell(tx, payment, ending, reason);
    if (ending === 'succeeded') await this.announce(tx, payment, 'withdrawalPaid');
    else await this.mails.tell(tx, payment, 'withdrawalBack');
  }

  private async endDeposit(tx: Sql, payment: Payment, ending: Ending, reason: string): Promise<void> {
    const { id, uid } = payment;
    if (ending !== 'succeeded') {
      const stop = ending === 'cancelled' ? await this.stops.reasonOf(tx, id) : null;
      const why = stop ?? reason;
      await this.tell(tx, payment, ending, why);
      const mail = unpaidMail(ending, why);
      return mail === null ? undefined : this.mails.tell(tx, payment, mail);
    }
    // The limits, the bonuses and the player are locked in this order, and before any account.
    await this.stops.lock(tx, uid);
    await this.offers.lock(tx, uid);
    const stop = await this.stops.against(tx, payment);
    if (stop !== null) {
      await this.stops.giveBack(tx, payment, stop);
      await this.tell(tx, payment, 'returned', stop);
      return this.announce(tx, payment, 'depositReturned');
    }
    await this.credit(tx, payment);
    await this.tell(tx, payment, ending, reason);
    await this.stops.stopUnfit(tx, uid);
    await this.announce(tx, payment, 'depositArrived');
  }

  private async announce(
    tx: Sql,
    payment: Payment,
    kind: 'depositArrived' | 'depositReturned' | 'withdrawalPaid',
  ): Promise<void> {
    const { uid, amount, currency } = payment;
    await this.mails.tell(tx, payment, kind);
    await this.notifications.notify(tx, {
      uid,
      kind,
      params: { ...wireMoney(amount, currency) },
      path: HISTORY_PATH,
    });
  }

  private async tell(tx: Sql, payment: Payment, status: PaymentStatus, reason: string): Promise<void> {
    const at = this.clock.now();
    await setStatus(tx, payment.id, status, reason, at);
    await appendEvent(tx, payment.uid, { type: 'cashier.transaction_updated', data: { id: payment.id, status } }, at);
  }

  private async credit(tx: Sql, payment: Payment): Promise<void> {
    const { id, uid, currency, amount, fee } = payment;
    await moveMoney(tx, {
      uid,
      currency,
      kind: 'deposit',
      external: { source: 'payments', id: `${id}:deposit` },
      entries: [
        { account: { uid, kind: 'main', currency }, amount: amount - fee },
        { account: { house: 'fees', currency }, amount: fee },
        { account: { house: 'payments', currency }, amount: -amount },
      ],
      at: this.clock.now(),
      cause: { kind: 'deposit', amount: amount - fee },
    });
    await noteDeposit(tx, uid);
    await this.offers.arrived(tx, { uid, currency, amount, promise: payment.campaign_promise });
    await tellHappening(tx, uid, 'deposited', { amount: amount.toString(), currency }, this.clock.now());
  }

  private async takeBack(tx: Sql, { id, uid, currency, amount, fee }: Payment): Promise<void> {
    await this.offers.lock(tx, uid);
    // Locked before the balance is read: a bet at the same time must not spend what is taken.
    await lockAccounts(tx, [{ uid, kind: 'main', currency }]);
    const { amounts } = await readBalances(tx, uid, currency);
    const net = amount - fee;
    const taken = amounts.main < net ? amounts.main : net;
    await moveMoney(tx, {
      uid,
      currency,
      kind: 'deposit_reversed',
      external: { source: 'payments', id: `${id}:reversed` },
      entries: [
        { account: { uid, kind: 'main', currency }, amount: -taken },
        { account: { house: 'chargebacks', currency }, amount: taken - net },
        { account: { house: 'fees', currency }, amount: -fee },
        { account: { house: 'payments', currency }, amount },
      ],
      at: this.clock.now(),
      cause: { kind: 'deposit', amount: taken },
    });
  }

  private async giveBack(tx: Sql, { id, uid, currency, amount }: Payment): Promise<void> {
    await moveMoney(tx, {
      uid,
      currency,
      kind: 'withdrawal_reversed',
      external: { source: 'payments', id: `${id}:reversed` },
      entries: [
        { account: { uid, kind: 'main', currency }, amount },
        { account: { house: 'payments', currency }, amount: -amount },
      ],
      at: this.clock.now(),
      cause: { kind: 'withdrawal', amount },
    });
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
