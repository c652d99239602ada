import type { OperatorDeps } from '../../OperatorDeps.ts';
import { VendorError } from '../../vendors/VendorError.ts';
import { wireMoney } from './amounts.ts';
import { findPayment } from './paymentsRepository.ts';
import { isRefusal } from './PaymentsVendor.ts';
import type { PaymentsVendor } from './PaymentsVendor.ts';
import type { Settlement } from './Settlement.ts';

/** Hands held withdrawals to the payment vendor: at once after the hold, and again by the reconciler. */
export class PayoutSender {
  constructor(
    private readonly deps: OperatorDeps,
    private readonly vendor: PaymentsVendor,
    private readonly settlement: Settlement,
  ) {}

  /** Sends a pending withdrawal; one that is further along stays as it is. A refusal gives the money back. */
  async send(id: string): Promise<void> {
    const { database, logger } = this.deps;
    const payment = await findPayment(database, id);
    if (payment?.status !== 'pending' || payment.full_requisites === null) return;
    try {
      await this.vendor.openPayout(payment, payment.full_requisites);
      await database.transaction((tx) => this.settlement.markProcessing(tx, id));
    } catch (error) {
      if (!(error instanceof VendorError)) throw error;
      logger.warn({ err: error, payment: id }, 'the payment vendor did not take a payout');
      if (!isRefusal(error)) return;
      const told = { ...wireMoney(payment.amount, payment.currency), ending: 'failed', reason: 'declined' } as const;
      await database.transaction((tx) => this.settlement.settle(tx, id, 'withdrawal', told));
    }
  }
}
