import type { OperatorDeps } from '../../OperatorDeps.ts';
import { VendorError } from '../../vendors/VendorError.ts';
import { wireMoney } from '../../ledger/amounts.ts';
import { marketPolicy } from '../../market/marketPolicy.ts';
import { lockPayment, markSent } from './paymentsRepository.ts';
import type { Payment } from './paymentsRepository.ts';
import { isRefusal } from './PaymentsVendor.ts';
import type { PaymentsVendor } from './PaymentsVendor.ts';
import type { Settlement } from './Settlement.ts';
import { isDue } from './unsentWithdrawal.ts';

/** Hands held withdrawals to the payment vendor: at once after the hold, and again by the reconciler. */
export class PayoutSender {
  constructor(
    private readonly deps: OperatorDeps,
    private readonly vendor: PaymentsVendor,
    private readonly settlement: Settlement,
  ) {}

  /** Sends a pending withdrawal that is due; one that is further along stays as it is. A true refusal gives the money back. */
  async send(id: string): Promise<void> {
    const { database, logger } = this.deps;
    const payment = await this.claim(id);
    const requisites = payment?.full_requisites ?? null;
    if (payment === null || requisites === null) return;
    try {
      await this.vendor.openPayout(payment, requisites);
      await database.transaction((tx) => this.settlement.markProcessing(tx, id));
    } catch (error) {
      if (!(error instanceof VendorError)) throw error;
      logger.warn({ err: error, payment: id }, 'the payment vendor did not take a payout');
      if (isRefusal(error)) await this.giveBack(payment);
    }
  }

  /** The withdrawal, from now on one that the vendor may have; null when it is not to be sent now. */
  private claim(id: string): Promise<Payment | null> {
    const { config, database, clock } = this.deps;
    return database.transaction(async (tx) => {
      const payment = await lockPayment(tx, id);
      if (payment === null || !isDue(payment, marketPolicy(config.market), clock.now())) return null;
      await markSent(tx, id, clock.now());
      return payment;
    });
  }

  /** Gives the money back only where the vendor does not have the payout after all. */
  private async giveBack(payment: Payment): Promise<void> {
    const { database, logger } = this.deps;
    try {
      const isRefused = await this.vendor.hasNotTaken(payment);
      const told = { ...wireMoney(payment.amount, payment.currency), ending: 'failed', reason: 'declined' } as const;
      await database.transaction(async (tx) => {
        if (isRefused) await this.settlement.settle(tx, payment.id, 'withdrawal', told);
        else await this.settlement.markProcessing(tx, payment.id);
      });
    } catch (error) {
      if (!(error instanceof VendorError)) throw error;
      logger.warn({ err: error, payment: payment.id }, 'the payment vendor did not tell whether it has a payout');
    }
  }
}
