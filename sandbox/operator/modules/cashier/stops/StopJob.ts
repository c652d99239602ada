import type { Job } from '../../../jobs/Jobs.ts';
import type { OperatorDeps } from '../../../OperatorDeps.ts';
import { VendorError } from '../../../vendors/VendorError.ts';
import { findPayment } from '../paymentsRepository.ts';
import type { Payment } from '../paymentsRepository.ts';
import type { PaymentsVendor } from '../PaymentsVendor.ts';
import { isFinal } from '../paymentStatus.ts';
import type { Settlement } from '../Settlement.ts';
import { endingOf } from '../vendorReplies.ts';
import { claimDueStops, findUnanswered, setAnswered } from './stopsRepository.ts';
import type { DepositStop } from './stopsRepository.ts';

const BATCH = 40;

/**
 * Asks the payment vendor to cancel the deposit orders that are stopped, and to give back what was paid for them all the
 * same, until it has: so neither an exclusion nor a settlement waits for the vendor.
 */
export class StopJob implements Job {
  readonly name = 'stop-deposits';
  readonly everyMs = 1000;

  constructor(
    private readonly deps: Pick<OperatorDeps, 'database' | 'clock' | 'logger'>,
    private readonly vendor: Pick<PaymentsVendor, 'cancelIntent' | 'refundIntent'>,
    private readonly settlement: Pick<Settlement, 'settle'>,
  ) {}

  async run(): Promise<void> {
    const { database, clock } = this.deps;
    await this.each(await claimDueStops(database, clock.now(), BATCH));
  }

  /** Asks about all stops that the vendor has not answered, and returns their number. */
  async runAll(): Promise<number> {
    const stops = await findUnanswered(this.deps.database);
    await this.each(stops);
    return stops.length;
  }

  /** An order about which the vendor does not answer does not hold up the others. */
  private async each(stops: readonly DepositStop[]): Promise<void> {
    for (const stop of stops) {
      try {
        await this.ask(stop.payment_id);
      } catch (error) {
        if (!(error instanceof VendorError)) throw error;
        this.deps.logger.warn(
          { err: error, payment: stop.payment_id },
          'the payment vendor did not stop a deposit: it is asked again',
        );
      }
    }
  }

  private async ask(id: string): Promise<void> {
    const { database } = this.deps;
    const payment = await findPayment(database, id);
    if (payment !== null && !isFinal(payment.status)) await this.cancel(payment);
    const after = await findPayment(database, id);
    // The vendor has it in hand, or does not know it yet: its end is asked for again.
    if (after !== null && !isFinal(after.status)) return;
    if (after?.status === 'returned' && !(await this.giveBack(after))) return;
    await setAnswered(database, id);
  }

  private async cancel(payment: Payment): Promise<void> {
    const state = await this.vendor.cancelIntent(payment);
    const ending = endingOf(state.status);
    if (ending === null) return;
    const verdict = await this.deps.database.transaction((tx) =>
      this.settlement.settle(tx, payment.id, 'deposit', { ...state, ending }),
    );
    if (verdict.outcome === 'refused')
      this.deps.logger.error(
        { payment: payment.id, reason: verdict.reason },
        'the payment vendor tells something else of a stopped deposit',
      );
  }

  /** Whether the money is with whoever paid it; a charge-back has taken it there, too. */
  private async giveBack(payment: Payment): Promise<boolean> {
    const { isRefunded, isReversed } = await this.vendor.refundIntent(payment);
    if (!isRefunded && !isReversed)
      this.deps.logger.warn({ payment: payment.id }, 'the payment vendor has not given a deposit back yet');
    return isRefunded || isReversed;
  }
}
