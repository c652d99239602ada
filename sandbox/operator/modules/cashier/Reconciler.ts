import type { Job } from '../../jobs/Jobs.ts';
import type { OperatorDeps } from '../../OperatorDeps.ts';
import { VendorError } from '../../vendors/VendorError.ts';
import { claimAllUnfinished, claimUnfinished } from './paymentsRepository.ts';
import { claimSucceeded, findSucceeded } from './succeededPayments.ts';
import type { Payment } from './paymentsRepository.ts';
import type { PaymentsVendor } from './PaymentsVendor.ts';
import type { PayoutSender } from './PayoutSender.ts';
import type { Settlement } from './Settlement.ts';
import { endingOf } from './vendorReplies.ts';

const BATCH = 40;
/** In ms: a deposit unknown to the vendor after this time was never started. Far longer than a call may take. */
const NEVER_STARTED_MS = 10 * 60_000;

/** Polls the vendor for payments without a webhook, so that a lost webhook delays a payment but loses no money. */
export class Reconciler implements Job {
  readonly name = 'reconcile-payments';
  readonly everyMs = 5000;

  constructor(
    private readonly deps: OperatorDeps,
    private readonly vendor: PaymentsVendor,
    private readonly payouts: PayoutSender,
    private readonly settlement: Settlement,
  ) {}

  async run(): Promise<void> {
    const { database, clock } = this.deps;
    await this.each(await claimUnfinished(database, clock.now(), BATCH), (payment) => this.reconcile(payment));
    await this.each(await claimSucceeded(database, clock.now(), BATCH), (payment) => this.lookBack(payment));
  }

  /** Reconciles all unfinished payments now and returns their number. */
  async runAll(): Promise<number> {
    const { database, clock } = this.deps;
    const payments = await claimAllUnfinished(database, clock.now());
    await this.each(payments, (payment) => this.reconcile(payment));
    await this.each(await findSucceeded(database), (payment) => this.lookBack(payment));
    return payments.length;
  }

  /** A payment about which the vendor does not answer does not hold up the others. */
  private async each(payments: readonly Payment[], ask: (payment: Payment) => Promise<void>): Promise<void> {
    for (const payment of payments) {
      try {
        await ask(payment);
      } catch (error) {
        if (!(error instanceof VendorError)) throw error;
        this.deps.logger.warn({ err: error, payment: payment.id }, 'the payment vendor did not answer about a payment');
      }
    }
  }

  /** A charge-back, or a payout that came back, whose message never arrived. */
  private async lookBack(payment: Payment): Promise<void> {
    const state = await this.vendor.state(payment);
    if (state?.isReversed === true)
      await this.deps.database.transaction((tx) => this.settlement.reverse(tx, payment.id, payment.type, state));
  }

  private async reconcile(payment: Payment): Promise<void> {
    if (payment.type === 'withdrawal' && payment.status === 'pending') {
      await this.payouts.send(payment.id);
      return;
    }
    const state = await this.vendor.state(payment);
    if (state === null) {
      await this.giveUp(payment);
      return;
    }
    const ending = endingOf(state.status);
    if (ending === null) return;
    const verdict = await this.deps.database.transaction((tx) =>
      this.settlement.settle(tx, payment.id, payment.type, { ...state, ending }),
    );
    if (verdict.outcome === 'refused')
      this.deps.logger.error(
        { payment: payment.id, reason: verdict.reason },
        'the payment vendor tells something else',
      );
  }

  /** A withdrawal that the vendor accepted and no longer knows is neither paid nor released here: a person decides. */
  private async giveUp(payment: Payment): Promise<void> {
    const { database, clock } = this.deps;
    if (payment.type === 'withdrawal')
      this.deps.logger.error({ payment: payment.id }, 'the payment vendor does not know a withdrawal that it accepted');
    const isOld = clock.now().getTime() - payment.created_at.getTime() > NEVER_STARTED_MS;
    if (isOld) await database.transaction((tx) => this.settlement.giveUp(tx, payment.id));
  }
}
