import type { InputOf, OutputOf } from '../../../../src/contract/index.ts';
import type { cashier } from '../../../../src/contract/cashier.ts';
import type { Sql } from '../../../database/database.ts';
import { invalidField, OperatorError, tooManyRequests } from '../../edge/OperatorError.ts';
import type { PlayerCall } from '../../edge/handlers.ts';
import type { OperatorDeps } from '../../OperatorDeps.ts';
import type { Player } from '../../sessions/player.ts';
import type { Session, SessionKind } from '../../sessions/session.ts';
import type { LimitsFace } from '../limits/module.ts';
import type { RequirementsFace } from '../requirements/module.ts';
import { VendorError } from '../../vendors/VendorError.ts';
import { wireMoney } from '../../ledger/amounts.ts';
import { tightestLimit } from './depositLimit.ts';
import { cashierMethods, depositLimits } from './methods.ts';
import type { CashierMethod } from './methods.ts';
import { newPaymentId } from './newPaymentId.ts';
import { demandOrder } from './orderRules.ts';
import { countPendingDeposits, findPayment, insertPayment, setRedirect } from './paymentsRepository.ts';
import type { Payment } from './paymentsRepository.ts';
import { isRefusal } from './PaymentsVendor.ts';
import type { PaymentsVendor } from './PaymentsVendor.ts';
import { deepLink } from '../../market/deepLink.ts';
import { readPayReturn } from './payReturn.ts';
import { demandDeposits } from '../../market/domain.ts';
import { marketPolicy } from '../../market/marketPolicy.ts';
import { offersMethod } from '../../market/shellRules.ts';
import { presentLimit, presentMethod, presentTransaction } from './presenters.ts';
import type { Settlement } from './Settlement.ts';

type Input = InputOf<typeof cashier.makedeposit>;

/** Maximum pending deposits per player, abandoned vendor pages included; each is a row here and at the vendor. */
const MOST_PENDING = 20;
const PENDING_WAIT_MS = 60_000;

/** Deposits: stores a pending row, then requests the vendor's page. Only a confirmation of the vendor credits money. */
export class DepositService {
  constructor(
    private readonly deps: OperatorDeps,
    private readonly vendor: PaymentsVendor,
    private readonly settlement: Settlement,
    private readonly faces: {
      readonly limits: Pick<LimitsFace, 'inForce' | 'lock'>;
      readonly requirements: Pick<RequirementsFace, 'check'>;
    },
  ) {}

  async settings({ uid, currency }: Player, { kind }: Session): Promise<OutputOf<typeof cashier.getdepositsettings>> {
    const { config, database, clock } = this.deps;
    const bounds = depositLimits(currency);
    const limit = await tightestLimit(database, this.faces.limits, uid, clock.now());
    return {
      currency,
      methods: this.methodsOf(kind).map((method) => ({
        ...presentMethod(method, method.depositTime, bounds, currency, config.vendorsUrl),
        presets: bounds.presets.map((preset) => wireMoney(preset, currency)),
      })),
      limit: limit === null ? null : presentLimit(limit),
    };
  }

  async commit(tx: Sql, { input, player, session, locale }: PlayerCall<Input>): Promise<{ id: string }> {
    demandDeposits(this.deps.config);
    const { uid, currency } = player;
    const now = this.deps.clock.now();
    const { method, amount } = demandOrder(input, currency, {
      limits: depositLimits(currency),
      isOffered: (one) => this.methodsOf(session.kind).includes(one),
    });
    await this.faces.requirements.check(tx, player, 'deposit', { amount });
    // Two deposits at once could exceed the limit together.
    await this.faces.limits.lock(tx, uid);
    if ((await countPendingDeposits(tx, uid)) >= MOST_PENDING) throw tooManyRequests(PENDING_WAIT_MS);
    const limit = await tightestLimit(tx, this.faces.limits, uid, now);
    if (limit !== null && amount > limit.available) {
      const available = wireMoney(limit.available, limit.currency);
      throw new OperatorError('BillingDepositLimitExceededException', 'The deposit exceeds your limit', {
        amount: [{ code: 'sumError' }],
        available_amount: available,
      });
    }
    const id = newPaymentId();
    await insertPayment(
      tx,
      {
        id,
        uid,
        type: 'deposit',
        method: method.sysname,
        currency,
        amount,
        requisites: '',
        full_requisites: null,
        locale,
        is_from_messenger: session.kind === 'telegram',
      },
      now,
    );
    return { id };
  }

  /** How the payment of a return address stands, for whoever has that address. */
  async returned(token: string): Promise<OutputOf<typeof cashier.getreturn>> {
    const { config, database } = this.deps;
    const id = readPayReturn(config.paymentsSecret, token);
    const payment = id === null ? null : await findPayment(database, id);
    if (payment === null || !payment.is_from_messenger) throw invalidField('payment', 'wrongField');
    return { status: payment.status, link: deepLink(config, { name: 'paid', value: payment.id }) };
  }

  /** Requests the vendor's page. May be repeated: the vendor never starts the same payment twice. */
  async complete({ id }: { id: string }): Promise<OutputOf<typeof cashier.makedeposit>> {
    const payment = await this.demand(id);
    if (payment.status === 'pending' && payment.redirect_url === '') await this.open(payment);
    const opened = await this.demand(id);
    if (opened.status === 'failed')
      throw new OperatorError('BillingTransactionDeclinedException', 'The payment was declined', { transaction: id });
    return {
      transaction: presentTransaction(opened, marketPolicy(this.deps.config.market)),
      redirect_url: opened.redirect_url,
    };
  }

  private methodsOf(kind: SessionKind): readonly CashierMethod[] {
    const policy = marketPolicy(this.deps.config.market);
    return cashierMethods.filter((method) => offersMethod(policy, kind, method));
  }

  private async open(payment: Payment): Promise<void> {
    const { database, logger } = this.deps;
    try {
      await setRedirect(database, payment.id, await this.vendor.openIntent(payment));
    } catch (error) {
      if (!(error instanceof VendorError)) throw error;
      logger.warn({ err: error, payment: payment.id }, 'the payment vendor did not open a deposit');
      // Without a reply the page may have been opened: the deposit stays pending for the reconciler.
      if (!isRefusal(error) || !(await this.isUnknown(payment))) {
        throw new OperatorError(
          'BillingUnavailableException',
          'The payment service does not answer',
          { transaction: payment.id },
          5,
        );
      }
      const { amount, currency } = wireMoney(payment.amount, payment.currency);
      await database.transaction((tx) =>
        this.settlement.settle(tx, payment.id, 'deposit', { ending: 'failed', amount, currency, reason: 'declined' }),
      );
    }
  }

  private isUnknown(payment: Payment): Promise<boolean> {
    return this.vendor.hasNotTaken(payment).catch((error: unknown) => {
      if (error instanceof VendorError) return false;
      throw error;
    });
  }

  private async demand(id: string): Promise<Payment> {
    const payment = await findPayment(this.deps.database, id);
    if (payment === null) throw new Error(`Payment ${id} is claimed but missing`);
    return payment;
  }
}
