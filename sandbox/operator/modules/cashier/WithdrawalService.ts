import type { InputOf, OutputOf } from '../../../../src/contract/index.ts';
import type { cashier } from '../../../../src/contract/cashier.ts';
import type { Sql } from '../../../database/database.ts';
import { OperatorError, invalidField } from '../../edge/OperatorError.ts';
import type { PlayerCall } from '../../edge/handlers.ts';
import { readBalances } from '../../ledger/balances.ts';
import { InsufficientFundsError } from '../../ledger/ledgerErrors.ts';
import type { OperatorDeps } from '../../OperatorDeps.ts';
import { moveMoney } from '../../realtime/moveMoney.ts';
import type { Player } from '../../sessions/player.ts';
import { lifetimes } from '../../sessions/session.ts';
import type { Session } from '../../sessions/session.ts';
import { wireMoney } from '../../ledger/amounts.ts';
import type { RequirementsFace } from '../requirements/module.ts';
import { cashierMethods, withdrawalLimits } from './methods.ts';
import type { CashierMethod } from './methods.ts';
import { newPaymentId } from './newPaymentId.ts';
import { cleanRequisites, demandOrder, maskRequisites } from './orderRules.ts';
import type { PayoutSender } from './PayoutSender.ts';
import { sealRequisites } from './requisites.ts';
import { marketPolicy } from '../../market/marketPolicy.ts';
import { offersMethod } from '../../market/shellRules.ts';
import { findPayment, heldAmount, insertPayment, lockPayment } from './paymentsRepository.ts';
import type { NewPayment } from './paymentsRepository.ts';
import { presentMethod, presentTransaction } from './presenters.ts';
import type { Settlement } from './Settlement.ts';
import { withdrawnBefore } from './withdrawnBefore.ts';
import { isUnsent } from './unsentWithdrawal.ts';

type Input = InputOf<typeof cashier.makewithdrawal>;

/** How long a Telegram launch counts as proof of identity, in ms. */
const FRESH_LAUNCH_MS = 15 * 60_000;

const CANCELLED_BY_PLAYER = 'cancelled_by_player';

/** Withdrawals: the amount is held in the transaction that stores them, then the vendor pays it out. */
export class WithdrawalService {
  constructor(
    private readonly deps: OperatorDeps,
    private readonly payouts: PayoutSender,
    private readonly settlement: Settlement,
    private readonly requirements: Pick<RequirementsFace, 'check' | 'begin'>,
  ) {}

  async settings({ uid, currency }: Player, { kind }: Session): Promise<OutputOf<typeof cashier.getwithdrawsettings>> {
    const { config, database } = this.deps;
    const { amounts } = await readBalances(database, uid, currency);
    const held = await heldAmount(database, uid, currency);
    const limits = withdrawalLimits(currency);
    return {
      currency,
      available: wireMoney(amounts.main, currency),
      locked:
        held > 0n
          ? [{ amount: wireMoney(held, currency), reason: 'withdrawal_pending', link: '/cashier/history' }]
          : [],
      methods: this.methodsOf(kind).map((method) => ({
        ...presentMethod(method, method.withdrawalTime, limits, currency, config.vendorsUrl),
        requisites_label: method.requisitesLabel,
      })),
    };
  }

  async commit(tx: Sql, { input, player, session, locale }: PlayerCall<Input>): Promise<{ id: string }> {
    this.demandProof(session);
    const { uid, currency } = player;
    const requisites = cleanRequisites(input.method, input.requisites);
    const wrongCode = input.method === 'card' ? 'cardNumber' : 'iban';
    const { method, amount } = demandOrder(
      input,
      currency,
      { limits: withdrawalLimits(currency), isOffered: (one) => this.methodsOf(session.kind).includes(one) },
      requisites === null ? { requisites: [{ code: wrongCode }] } : {},
    );
    const full = requisites ?? '';
    await this.demandNeeds(tx, player, amount, full);
    const id = newPaymentId();
    await this.hold(tx, {
      id,
      uid,
      type: 'withdrawal',
      method: method.sysname,
      currency,
      amount,
      requisites: maskRequisites(method.sysname, full),
      full_requisites: sealRequisites(this.deps.config.requisitesSecret, { paymentId: id, text: full }),
      locale,
      is_from_messenger: false,
    });
    return { id };
  }

  /** A refused destination is checked from now on. */
  async refused(error: unknown, { input, player }: PlayerCall<Input>): Promise<void> {
    const requisites = cleanRequisites(input.method, input.requisites);
    if (requisites !== null) await this.requirements.begin(error, player, requisites);
  }

  /** If the vendor is unavailable, the withdrawal stays pending and the reconciler sends it again. */
  async complete({ id }: { id: string }): Promise<OutputOf<typeof cashier.makewithdrawal>> {
    await this.payouts.send(id);
    const payment = await findPayment(this.deps.database, id);
    if (payment === null) throw new Error(`Withdrawal ${id} is claimed but missing`);
    return { transaction: presentTransaction(payment, marketPolicy(this.deps.config.market)) };
  }

  /** 7-45: returns the money of an unsent withdrawal. The row lock excludes sending it at the same time. */
  cancel({ uid }: Player, id: string): Promise<OutputOf<typeof cashier.cancelwithdrawal>> {
    const policy = marketPolicy(this.deps.config.market);
    if (!policy.can_cancel_withdrawal)
      throw new OperatorError('WithdrawalDeclinedException', 'Withdrawals cannot be taken back here', {
        reason: 'cancel_not_allowed',
      });
    return this.deps.database.transaction(async (tx) => {
      const payment = await lockPayment(tx, id);
      if (payment?.uid !== uid || payment.type !== 'withdrawal') throw invalidField('transaction', 'wrongField');
      const isDone = payment.status === 'cancelled' && payment.reason === CANCELLED_BY_PLAYER;
      if (!isDone && !isUnsent(payment))
        throw new OperatorError('WithdrawalDeclinedException', 'The withdrawal has been sent', {
          reason: 'already_sent',
        });
      const told = {
        ...wireMoney(payment.amount, payment.currency),
        ending: 'cancelled',
        reason: CANCELLED_BY_PLAYER,
      } as const;
      await this.settlement.settle(tx, id, 'withdrawal', told);
      return { transaction: presentTransaction((await findPayment(tx, id)) ?? payment, policy) };
    });
  }

  /** 6-4. An amount above the balance is refused for that first, which costs the player nothing to mend. */
  private async demandNeeds(tx: Sql, player: Player, amount: bigint, requisites: string): Promise<void> {
    const { uid, currency } = player;
    const { amounts } = await readBalances(tx, uid, currency);
    if (amount > amounts.main) return;
    // Two withdrawals at once could stay below the sum, each without the other.
    await tx.query('select uid from operator.players where uid = $1 for update', [uid]);
    const before = await withdrawnBefore(tx, player, this.deps.clock.now());
    await this.requirements.check(tx, player, 'withdraw', { amount: amount + before, requisites });
  }

  private async hold(tx: Sql, payment: NewPayment): Promise<void> {
    const { id, uid, currency, amount } = payment;
    const at = this.deps.clock.now();
    await insertPayment(tx, payment, at);
    try {
      await moveMoney(tx, {
        uid,
        currency,
        kind: 'withdrawal_held',
        external: { source: 'payments', id: `${id}:held` },
        entries: [
          { account: { uid, kind: 'main', currency }, amount: -amount },
          { account: { uid, kind: 'withdrawal_hold', currency }, amount },
        ],
        at,
        cause: { kind: 'withdrawal', amount },
      });
    } catch (error) {
      if (!(error instanceof InsufficientFundsError)) throw error;
      const available = wireMoney(error.available, currency);
      const fault = { code: 'insufficientFunds', params: { available: available.amount, currency } };
      throw new OperatorError('WithdrawalLimitsExceededException', 'The balance is lower than the amount', {
        amount: [fault],
        available,
      });
    }
  }

  private methodsOf(kind: Session['kind']): readonly CashierMethod[] {
    const policy = marketPolicy(this.deps.config.market);
    return cashierMethods.filter((method) => offersMethod(policy, kind, method));
  }

  private demandProof(session: Session): void {
    if (session.kind !== 'telegram') return;
    const launchedAt = session.expires_at.getTime() - lifetimes.telegram.absoluteMs;
    if (this.deps.clock.now().getTime() - launchedAt <= FRESH_LAUNCH_MS) return;
    throw new OperatorError('WithdrawalDeclinedException', 'Open the app again from Telegram to withdraw', {
      reason: 'fresh_launch_required',
    });
  }
}
