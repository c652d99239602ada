import type { InputOf, OutputOf } from '../../../../src/contract/index.ts';
import type { cashier } from '../../../../src/contract/cashier/cashier.ts';
import type { Sql } from '../../../database/database.ts';
import { OperatorError, invalidField } from '../../OperatorError.ts';
import type { PlayerCall } from '../../edge/handlers.ts';
import { readBalances } from '../../ledger/balances.ts';
import { InsufficientFundsError } from '../../ledger/ledgerErrors.ts';
import { wireMoney } from '../../ledger/amounts.ts';
import type { OperatorCore } from '../../module.ts';
import type { OperatorDeps } from '../../OperatorDeps.ts';
import { marketPolicy } from '../../market/marketPolicy.ts';
import { offersMethod } from '../../market/shellRules.ts';
import { reviewAbove, withdrawalPolicy } from '../../market/withdrawalPolicy.ts';
import { moveMoney } from '../../realtime/moveMoney.ts';
import type { Player } from '../../players/player.ts';
import type { Session } from '../../sessions/session.ts';
import type { BonusesFace } from '../bonuses/bonuses/module.ts';
import type { RequirementsFace } from '../verification/requirements/module.ts';
import type { TournamentsFace } from '../tournaments/module.ts';
import { amountRules } from './amountRules.ts';
import { cashierMethods, findMethod, fitsPlayer, paysOut, withdrawalLimits } from './methods.ts';
import type { WithdrawalMethod } from './methods.ts';
import { newPaymentId } from './newPaymentId.ts';
import { demandOrder } from './orderRules.ts';
import type { PaymentMails } from './PaymentMails.ts';
import type { PayoutSender } from './PayoutSender.ts';
import { findPayment, insertPayment, lockPayment, planWithdrawal } from './paymentsRepository.ts';
import type { NewPayment } from './paymentsRepository.ts';
import { presentTransaction } from './presenters.ts';
import { sealRequisites } from './requisites.ts';
import type { Settlement } from './Settlement.ts';
import { canCancel, isUnsent } from './unsentWithdrawal.ts';
import { withdrawnBefore } from './withdrawnBefore.ts';
import type { CancelLocks } from './withdrawals/CancelLocks.ts';
import type { Destination, Destinations } from './withdrawals/Destinations.ts';
import { insufficientFunds } from './withdrawals/limitErrors.ts';
import type { PaidCards } from './withdrawals/PaidCards.ts';
import type { Preflight } from './withdrawals/Preflight.ts';
import { lockPlayer } from '../../players/findPlayer.ts';
import type { FreshProofs } from '../../sessions/FreshProofs.ts';

type Input = InputOf<typeof cashier.makewithdrawal>;

const CANCELLED_BY_PLAYER = 'cancelled_by_player';

export interface WithdrawalParts {
  readonly payouts: Pick<PayoutSender, 'send'>;
  readonly settlement: Pick<Settlement, 'settle'>;
  readonly requirements: Pick<RequirementsFace, 'check' | 'begin'>;
  readonly bonuses: Pick<BonusesFace, 'lock' | 'wouldBurn' | 'burn'>;
  readonly tournaments: Pick<TournamentsFace, 'cashedOut'>;
  readonly proofs: Pick<FreshProofs, 'demand' | 'demandIn'>;
  readonly preflight: Pick<Preflight, 'refusal'>;
  readonly destinations: Pick<Destinations, 'read' | 'keep'>;
  readonly locks: Pick<CancelLocks, 'state'>;
  readonly mails: Pick<PaymentMails, 'tell'>;
  readonly paidCards: Pick<PaidCards, 'read'>;
}

/** Withdrawals: the amount is held in the transaction that stores them, then the vendor pays it out. */
export class WithdrawalService {
  constructor(
    private readonly deps: OperatorDeps & Pick<OperatorCore, 'content'>,
    private readonly parts: WithdrawalParts,
  ) {}

  async commit(tx: Sql, call: PlayerCall<Input>): Promise<{ id: string }> {
    const { input, player, session, locale } = call;
    const { uid, currency } = player;
    const limits = withdrawalLimits(currency);
    const read = await this.destinationOf(tx, player, input);
    const { method, amount } = demandOrder(
      input,
      currency,
      {
        limits,
        isOffered: (one) => withdrawalMethods(this.deps, player, session.kind).some((offered) => offered === one),
        demanded: amountRules(this.deps.content, locale),
      },
      read !== null && 'faults' in read ? read.faults : {},
    );
    // The method is known and offered, so its destination has been read.
    if (read === null || 'faults' in read) throw invalidField('method', 'wrongField');
    const { found } = read;
    if (this.needsProof(session)) await this.parts.proofs.demand(call, tx);
    // Before the player's row and accounts.
    await this.parts.bonuses.lock(tx, uid);
    await this.demandAllowed(tx, call, amount, found.requisites);
    await this.burnBonuses(tx, player, amount, input.burn_bonuses === true);
    const id = newPaymentId();
    await this.hold(tx, {
      id,
      uid,
      type: 'withdrawal',
      method: method.sysname,
      currency,
      amount,
      requisites: found.mask,
      full_requisites: sealRequisites(this.deps.config.requisitesSecret, { paymentId: id, text: payoutText(found) }),
      locale,
      is_from_messenger: false,
      campaign_promise: null,
      saved_card: found.savedCard ?? '',
    });
    await planWithdrawal(tx, id, {
      isBinding: (await this.parts.locks.state(tx, uid)).is_on,
      dueAt: this.reviewEnd(amount, currency),
    });
    await this.parts.mails.tell(tx, { uid, amount, currency }, 'withdrawalRequested');
    // The vendor keeps a card that was paid with.
    if (found.savedCard === undefined) await this.parts.destinations.keep(tx, uid, found);
    await this.parts.tournaments.cashedOut(tx, uid);
    return { id };
  }

  /** A refused destination is checked from now on, and offered again once that is done. */
  async refused(error: unknown, { input, player }: PlayerCall<Input>): Promise<void> {
    const { database } = this.deps;
    const read = await this.destinationOf(database, player, input);
    if (read === null || 'faults' in read) return;
    if (await this.parts.requirements.begin(error, player, read.found.requisites))
      await this.parts.destinations.keep(database, player.uid, read.found);
  }

  /** If the vendor is unavailable, the withdrawal stays pending and the reconciler sends it again. */
  async complete({ id }: { id: string }): Promise<OutputOf<typeof cashier.makewithdrawal>> {
    await this.parts.payouts.send(id);
    const payment = await findPayment(this.deps.database, id);
    if (payment === null) throw new Error(`Withdrawal ${id} is claimed but missing`);
    return { transaction: presentTransaction(payment, marketPolicy(this.deps.config.market)) };
  }

  /** 7-45: returns the money of an unsent withdrawal. The row lock excludes sending it at the same time. */
  cancel({ uid }: Player, id: string): Promise<OutputOf<typeof cashier.cancelwithdrawal>> {
    const policy = marketPolicy(this.deps.config.market);
    const declined = (message: string, reason: string) =>
      new OperatorError('WithdrawalDeclinedException', message, { reason });
    if (!policy.can_cancel_withdrawal) throw declined('Withdrawals cannot be taken back here', 'cancel_not_allowed');
    return this.deps.database.transaction(async (tx) => {
      const payment = await lockPayment(tx, id);
      if (payment?.uid !== uid || payment.type !== 'withdrawal') throw invalidField('transaction', 'wrongField');
      const isDone = payment.status === 'cancelled' && payment.reason === CANCELLED_BY_PLAYER;
      if (!isDone && !isUnsent(payment)) throw declined('The withdrawal has been sent', 'already_sent');
      if (!isDone && !canCancel(payment, policy)) throw declined('You have given up cancelling', 'cancel_given_up');
      const told = {
        ...wireMoney(payment.amount, payment.currency),
        ending: 'cancelled',
        reason: CANCELLED_BY_PLAYER,
      } as const;
      await this.parts.settlement.settle(tx, id, 'withdrawal', told);
      return { transaction: presentTransaction((await findPayment(tx, id)) ?? payment, policy) };
    });
  }

  /** 6-4, 8-6: what the preflight shows is enforced here, then what the destination itself needs. */
  private async demandAllowed(tx: Sql, call: PlayerCall<Input>, amount: bigint, requisites: string): Promise<void> {
    const { player } = call;
    const { uid, currency } = player;
    // Two withdrawals at once could each stay below a bound without the other.
    await lockPlayer(tx, uid);
    if (this.needsProof(call.session)) await this.parts.proofs.demandIn(tx, call);
    const refusal = await this.parts.preflight.refusal(tx, player, withdrawalLimits(currency), amount);
    if (refusal !== null) throw refusal;
    const before = await withdrawnBefore(tx, uid, this.deps.clock.now());
    await this.parts.requirements.check(tx, player, 'withdraw', { amount, before, requisites });
  }

  private needsProof({ kind }: Session): boolean {
    return kind === 'telegram' || withdrawalPolicy(this.deps.config.market).needs_proof;
  }

  /** 2.10-17: a withdrawal ends the casino bonus that is active, and says so before. */
  private async burnBonuses(tx: Sql, { uid, currency }: Player, amount: bigint, isAgreed: boolean): Promise<void> {
    if (!(await this.parts.bonuses.wouldBurn(tx, uid))) return;
    const { amounts } = await readBalances(tx, uid, currency);
    if (amount > amounts.main) return;
    if (!isAgreed) throw invalidField('burn_bonuses', 'bonusesWouldBurn');
    await this.parts.bonuses.burn(tx, uid, 'casino');
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
      throw insufficientFunds(error.available, currency);
    }
  }

  private async destinationOf(sql: Sql, player: Player, input: Input) {
    const method = findMethod(input.method);
    if (method === null || !paysOut(method)) return null;
    const card = await this.parts.paidCards.read(sql, player, method, input.destination);
    if (card === undefined) return this.parts.destinations.read(sql, player.uid, method, input);
    return card === null ? { faults: { destination: [{ code: 'wrongField' }] } } : { found: card };
  }

  private reviewEnd(amount: bigint, currency: string): Date | null {
    const { market } = this.deps.config;
    const above = reviewAbove(market, currency);
    return above === null || amount <= above ? null : this.deps.clock.in(withdrawalPolicy(market).review_ms);
  }
}

/** The methods that pay out to the player in a shell. */
export function withdrawalMethods(
  { config }: Pick<OperatorDeps, 'config'>,
  { currency, country_code: country }: Player,
  kind: Session['kind'],
): readonly WithdrawalMethod[] {
  const policy = marketPolicy(config.market);
  return cashierMethods
    .filter(paysOut)
    .filter((method) => fitsPlayer(method, currency, country) && offersMethod(policy, kind, method));
}

/** What the payment service is told: the account, after its holder's name where it needs one. */
const payoutText = ({ holder, requisites }: Destination): string => `${holder} ${requisites}`.trim();
