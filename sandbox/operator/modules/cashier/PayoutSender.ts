import type { OperatorDeps } from '../../OperatorDeps.ts';
import { VendorError } from '../../vendors/VendorError.ts';
import { wireMoney } from '../../ledger/amounts.ts';
import { marketPolicy } from '../../market/marketPolicy.ts';
import { lockPayment, markSent, setReference } from './paymentsRepository.ts';
import type { Payment } from './paymentsRepository.ts';
import { isRefusal } from './PaymentsVendor.ts';
import type { PaymentsVendor } from './PaymentsVendor.ts';
import { openRequisites } from './requisites.ts';
import type { Settlement } from './Settlement.ts';
import { isDue } from './unsentWithdrawal.ts';

/** Sends held withdrawals to the payment vendor: right after the hold, and again by the reconciler. */
export class PayoutSender {
  constructor(
    private readonly deps: OperatorDeps,
    private readonly vendor: PaymentsVendor,
    private readonly settlement: Settlement,
  ) {}

  /** Sends a pending withdrawal that is due; does nothing for others. A confirmed refusal returns the money. */
  async send(id: string): Promise<void> {
    const { database, logger } = this.deps;
    const claimed = await this.claim(id);
    if (claimed === null) return;
    const { payment, requisites } = claimed;
    try {
      const reference = await this.vendor.openPayout(payment, requisites);
      await database.transaction(async (tx) => {
        await setReference(tx, id, reference);
        await this.settlement.markProcessing(tx, id);
      });
    } catch (error) {
      if (!(error instanceof VendorError)) throw error;
      logger.warn({ err: error, payment: id }, 'the payment vendor did not take a payout');
      if (isRefusal(error)) await this.giveBack(payment);
    }
  }

  /** Marks the withdrawal as sent, since the vendor may have it from now on; null when it is not to be sent now. */
  private claim(id: string): Promise<{ readonly payment: Payment; readonly requisites: string } | null> {
    const { config, database, clock } = this.deps;
    return database.transaction(async (tx) => {
      const payment = await lockPayment(tx, id);
      if (payment === null || !isDue(payment, marketPolicy(config.market), clock.now())) return null;
      const requisites = this.requisitesOf(payment);
      if (requisites === null) return null;
      await markSent(tx, id, clock.now());
      return { payment, requisites };
    });
  }

  /** Null when they cannot be decrypted after a change of the secret: the withdrawal then needs manual attention. */
  private requisitesOf({ id, full_requisites: text }: Payment): string | null {
    if (text === null) return null;
    try {
      return openRequisites(this.deps.config.requisitesSecret, { paymentId: id, text });
    } catch {
      this.deps.logger.error(
        { payment: id },
        'the requisites of a withdrawal cannot be read: REQUISITES_SECRET was changed',
      );
      return null;
    }
  }

  /** Returns the money only if the vendor does not have the payout. */
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
