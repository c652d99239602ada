import type { InputOf, OutputOf } from '../../../../src/contract/index.ts';
import type { cashier } from '../../../../src/contract/cashier/cashier.ts';
import type { Sql } from '../../../database/database.ts';
import { invalidField, OperatorError, tooManyRequests } from '../../OperatorError.ts';
import type { PlayerCall } from '../../edge/handlers.ts';
import type { OperatorCore } from '../../module.ts';
import type { OperatorDeps } from '../../OperatorDeps.ts';
import { demandMayPlay, isPlayHeld } from '../../players/Exclusions.ts';
import { findPlayer } from '../../players/findPlayer.ts';
import type { Player } from '../../players/player.ts';
import type { Session, SessionKind } from '../../sessions/session.ts';
import type { CampaignsFace } from '../offers/campaigns/module.ts';
import type { LimitsFace } from '../responsible/limits/module.ts';
import type { RequirementsFace } from '../verification/requirements/module.ts';
import { VendorError } from '../../vendors/VendorError.ts';
import { wireMoney } from '../../ledger/amounts.ts';
import { amountRules } from './amountRules.ts';
import { tightestLimit } from './depositLimit.ts';
import { maskDeposit, readRequisites } from './deposits/depositRequisites.ts';
import type { DepositDesk } from './deposits/DepositDesk.ts';
import { cashierMethods, depositLimits, findMethod, fitsPlayer } from './methods.ts';
import type { CashierMethod } from './methods.ts';
import { newPaymentId } from './newPaymentId.ts';
import { demandOrder } from './orderRules.ts';
import { countPendingDeposits, findPayment, insertPayment, setOpened } from './paymentsRepository.ts';
import type { Payment } from './paymentsRepository.ts';
import { hasWrongRequisites, isRefusal } from './PaymentsVendor.ts';
import type { PaymentsVendor } from './PaymentsVendor.ts';
import { deepLink } from '../../market/deepLink.ts';
import { requisiteRule } from './requisiteRules.ts';
import { openRequisites, sealRequisites } from './requisites.ts';
import { readPayReturn } from './payReturn.ts';
import { availableCurrencies } from '../../market/facts.ts';
import { feeOf } from '../../../../src/shared/money/feeOf.ts';
import { money } from '../../../../src/shared/money/money.ts';
import { demandDeposits } from '../../market/domain.ts';
import { marketPolicy } from '../../market/marketPolicy.ts';
import { offersMethod } from '../../market/shellRules.ts';
import { presentLimit, presentMethod, presentTransaction } from './presenters.ts';
import type { Settlement } from './Settlement.ts';
import { usedMethods } from './usedMethods.ts';
import { vendorUnavailable } from './vendorUnavailable.ts';

type Input = InputOf<typeof cashier.makedeposit>;

/** Maximum pending deposits per player, abandoned vendor pages included; each is a row here and at the vendor. */
const MOST_PENDING = 20;
const PENDING_WAIT_MS = 60_000;
/** Reason of a deposit that the vendor refused for what the player typed. */
const WRONG_REQUISITES = 'wrong_requisites';

/** Deposits: stores a pending row, then requests the vendor's page. Only a confirmation of the vendor credits money. */
export class DepositService {
  constructor(
    private readonly deps: OperatorDeps & Pick<OperatorCore, 'content'>,
    private readonly vendor: PaymentsVendor,
    private readonly settlement: Settlement,
    private readonly desk: Pick<DepositDesk, 'savedCards'>,
    private readonly faces: {
      readonly limits: Pick<LimitsFace, 'inForce' | 'lock'>;
      readonly requirements: Pick<RequirementsFace, 'check'>;
      readonly offers: Pick<CampaignsFace['deposits'], 'promise'>;
    },
  ) {}

  async settings(player: Player, { kind }: Session): Promise<OutputOf<typeof cashier.getdepositsettings>> {
    const { config, database, clock } = this.deps;
    const { uid, currency } = player;
    const methods = this.methodsOf(kind, player);
    const savedCards = methods.some((method) => method.kind === 'hosted') ? await this.desk.savedCards(player) : [];
    const bounds = depositLimits(currency);
    const limit = await tightestLimit(database, this.faces.limits, player, clock.now());
    return {
      currency,
      methods: methods.map((method) => ({
        ...presentMethod(method, bounds, currency, config.vendorsUrl),
        fee_percent: method.feePercent,
        processing_time: method.depositTime,
        presets: bounds.presets.map((preset) => wireMoney(preset, currency)),
        step: wireMoney(bounds.step, currency),
        crypto: method.crypto ?? '',
        saved_cards: method.kind === 'hosted' ? savedCards.map(({ id, mask, expiry }) => ({ id, mask, expiry })) : [],
      })),
      currencies: [...availableCurrencies],
      limit: limit === null ? null : presentLimit(limit),
      is_held: isPlayHeld(player, clock.now()),
      used_methods: await usedMethods(database, uid, 'deposit'),
    };
  }

  async commit(tx: Sql, { input, player, session, locale }: PlayerCall<Input>): Promise<{ id: string }> {
    demandDeposits(this.deps.config);
    const { uid, currency } = player;
    const now = this.deps.clock.now();
    const { texts, faults } = readRequisites(findMethod(input.method) ?? { fields: [] }, input.requisites);
    const { method, amount } = demandOrder(
      input,
      currency,
      {
        limits: depositLimits(currency),
        isOffered: (one) => this.methodsOf(session.kind, player).includes(one),
        demanded: amountRules(this.deps.content, locale),
      },
      faults,
    );
    await this.faces.requirements.check(tx, player, 'deposit', { amount });
    // Two deposits at once could exceed the limit together.
    await this.faces.limits.lock(tx, uid);
    // An exclusion comes before the order or stops it; the account's currency stays what it is.
    await demandMayPlay(tx, uid, this.deps.clock);
    if ((await findPlayer(tx, uid))?.currency !== currency) throw invalidField('currency', 'wrongField');
    if ((await countPendingDeposits(tx, uid)) >= MOST_PENDING) throw tooManyRequests(PENDING_WAIT_MS);
    const limit = await tightestLimit(tx, this.faces.limits, player, now);
    if (limit !== null && amount > limit.available) {
      const available = wireMoney(limit.available, limit.currency);
      throw new OperatorError('BillingDepositLimitExceededException', 'The deposit exceeds your limit', {
        amount: [{ code: 'sumError' }],
        available_amount: available,
      });
    }
    const { campaign_offer_id: offerId } = input;
    const promise =
      offerId === '' ? null : await this.faces.offers.promise(tx, player, { offerId, method: method.sysname, amount });
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
        requisites: maskDeposit(method, texts),
        full_requisites: sealRequisites(this.deps.config.requisitesSecret, {
          paymentId: id,
          text: JSON.stringify(texts),
        }),
        locale,
        is_from_messenger: session.kind === 'telegram',
        campaign_promise: promise,
        fee: feeOf(money(amount, currency), method.feePercent).minor,
        saved_card: method.kind === 'hosted' ? input.saved_card : '',
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
    const isUnopened = payment.status === 'pending' && payment.opened_at === null;
    if (isUnopened && payment.stopped_for === null) await this.open(payment);
    const opened = await this.demand(id);
    if (opened.status === 'failed') throw this.refusal(opened);
    return {
      transaction: presentTransaction(opened, marketPolicy(this.deps.config.market)),
      redirect_url: opened.redirect_url,
    };
  }

  /** A wrong requisite is told at its field; the deposit that was to be opened with it has failed. */
  private refusal({ id, method, reason }: Payment): OperatorError {
    const field = findMethod(method)?.fields[0];
    if (reason === WRONG_REQUISITES && field !== undefined)
      return invalidField(field.name, requisiteRule(field.kind).code);
    return new OperatorError('BillingTransactionDeclinedException', 'The payment was declined', { transaction: id });
  }

  private methodsOf(kind: SessionKind, { currency, country_code: country }: Player): readonly CashierMethod[] {
    const policy = marketPolicy(this.deps.config.market);
    return cashierMethods.filter(
      (method) => fitsPlayer(method, currency, country) && offersMethod(policy, kind, method),
    );
  }

  private async open(payment: Payment): Promise<void> {
    const { database, logger, clock } = this.deps;
    try {
      const opened = await this.vendor.openIntent(payment, {
        requisites: this.requisitesOf(payment),
        savedCard: payment.saved_card,
      });
      await setOpened(
        database,
        payment.id,
        {
          redirect_url: opened.hostedUrl,
          reference: opened.reference,
          expires_at: opened.expiresAt === '' ? null : new Date(opened.expiresAt),
          coins: opened.crypto,
        },
        clock.now(),
      );
    } catch (error) {
      if (!(error instanceof VendorError)) throw error;
      logger.warn({ err: error, payment: payment.id }, 'the payment vendor did not open a deposit');
      // Without a reply the page may have been opened: the deposit stays pending for the reconciler.
      if (!isRefusal(error) || !(await this.isUnknown(payment))) {
        throw vendorUnavailable({ transaction: payment.id });
      }
      const { amount, currency } = wireMoney(payment.amount, payment.currency);
      const reason = hasWrongRequisites(error) ? WRONG_REQUISITES : 'declined';
      await database.transaction((tx) =>
        this.settlement.settle(tx, payment.id, 'deposit', { ending: 'failed', amount, currency, reason }),
      );
    }
  }

  private requisitesOf({ id, full_requisites: text }: Payment): Readonly<Record<string, string>> {
    if (text === null) return {};
    const opened: unknown = JSON.parse(openRequisites(this.deps.config.requisitesSecret, { paymentId: id, text }));
    return Object.fromEntries(Object.entries(Object(opened) as object).map(([name, value]) => [name, String(value)]));
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
