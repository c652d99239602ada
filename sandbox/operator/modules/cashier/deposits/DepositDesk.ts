import type { InputOf, OutputOf } from '../../../../../src/contract/index.ts';
import type { deposits } from '../../../../../src/contract/cashier/deposits.ts';
import { invalidField, OperatorError } from '../../../OperatorError.ts';
import { minorUnits, wireMoney } from '../../../ledger/amounts.ts';
import type { OperatorDeps } from '../../../OperatorDeps.ts';
import type { Player } from '../../../players/player.ts';
import { VendorError } from '../../../vendors/VendorError.ts';
import { findMethod } from '../methods.ts';
import { findPayment } from '../paymentsRepository.ts';
import type { Payment } from '../paymentsRepository.ts';
import type { PaymentsVendor } from '../PaymentsVendor.ts';
import { canResume } from '../presenters.ts';
import { requisiteRule } from '../requisiteRules.ts';
import { isFinal } from '../paymentStatus.ts';
import type { Settlement } from '../Settlement.ts';
import { endingOf } from '../vendorReplies.ts';
import type { CoinRequest, IntentState } from '../vendorReplies.ts';
import { vendorUnavailable } from '../vendorUnavailable.ts';
import { coinLink } from './coinLink.ts';
import { customerOf } from './customerOf.ts';

type Info = OutputOf<typeof deposits.getdepositinfo>;
/** Reason of a deposit that its player gave up, where the vendor names none: the vendor's own word for it. */
const DROPPED = 'cancelled_by_buyer';

/** `paid_at`: when it paid, ISO 8601; null if the vendor does not tell. */
type SavedCard = {
  readonly id: string;
  readonly mask: string;
  readonly expiry: string;
  readonly paid_at: string | null;
};

/** Where an unfinished deposit goes on, and what the vendor knows besides: banks, vouchers, saved cards. */
export class DepositDesk {
  constructor(
    private readonly deps: OperatorDeps,
    private readonly vendor: PaymentsVendor,
    private readonly settlement: Pick<Settlement, 'settle' | 'begin'>,
  ) {}

  /** 7-47 */
  async info(player: Player, id: string): Promise<Info> {
    const payment = await this.own(player, id);
    // Without an answer the last known state is shown: the payment does not depend on this page.
    const state = isFinal(payment.status) ? null : await this.stateOf(payment);
    const isOpen = canResume(payment);
    const kind = findMethod(payment.method)?.kind ?? 'hosted';
    return {
      transaction: payment.id,
      kind,
      pay_url: isOpen ? payment.redirect_url : '',
      expires_at: isOpen ? (payment.expires_at?.toISOString() ?? null) : null,
      can_drop: isOpen && (state === null || state.status === 'created'),
      phone: kind === 'mobile' ? payment.requisites : '',
      crypto: this.coins(payment, state),
    };
  }

  /**
   * Gives the deposit up at the vendor first: a player who is paying there at the same moment is not cut off. What the
   * vendor answers counts at once: a deposit that was paid already is credited.
   */
  async drop(player: Player, id: string): Promise<OutputOf<typeof deposits.dropdeposit>> {
    const payment = await this.own(player, id);
    if (payment.status === 'cancelled') return { status: payment.status };
    if (!canResume(payment)) throw cannotDrop();
    const state = await this.ask(() => this.vendor.cancelIntent(payment));
    const ending = endingOf(state.status);
    await this.deps.database.transaction((tx) =>
      ending === null
        ? this.settlement.begin(tx, id, 'deposit', state)
        : this.settlement.settle(tx, id, 'deposit', { ...state, ending, reason: state.reason || DROPPED }),
    );
    if (ending !== 'cancelled' && ending !== 'failed') throw cannotDrop();
    return { status: ending };
  }

  /** 7-46 */
  async banks({ currency }: Player, method: string): Promise<OutputOf<typeof deposits.getbanks>> {
    if (findMethod(method)?.fields.some(({ kind }) => kind === 'bank') !== true)
      throw invalidField('method', 'wrongField');
    const reply = await this.ask(() => this.vendor.read(`/banks?currency=${currency}`));
    return { items: itemsOf(reply).map(({ id, name }) => ({ id: String(id), name: String(name) })) };
  }

  async voucher({ currency }: Player, code: string): Promise<OutputOf<typeof deposits.getvoucher>> {
    const rule = requisiteRule('voucher');
    const cleaned = rule.clean(code);
    if (cleaned === null) throw invalidField('voucher', rule.code);
    let reply: unknown;
    try {
      reply = await this.vendor.read(`/vouchers/${cleaned}`);
    } catch (error) {
      if (error instanceof VendorError && error.status === 404) throw invalidField('voucher', rule.code);
      throw this.unavailable(error);
    }
    const { amount, currency: worth } = Object(reply) as Record<string, unknown>;
    const minor = minorUnits(String(amount), currency);
    if (worth !== currency || minor === null) throw invalidField('voucher', 'voucherCurrency');
    return { amount: wireMoney(minor, currency) };
  }

  /** The cards that the vendor has kept; none while it does not answer, since a new card can always be used. */
  async savedCards({ uid }: Player): Promise<readonly SavedCard[]> {
    try {
      const reply = await this.vendor.read(`/cards?customer=${customerOf(this.deps.config, uid)}`);
      return itemsOf(reply).map(({ id, mask, expiry, paid_at: paidAt }) => ({
        id: String(id),
        mask: String(mask),
        expiry: String(expiry),
        paid_at: Number.isNaN(Date.parse(String(paidAt))) ? null : new Date(String(paidAt)).toISOString(),
      }));
    } catch (error) {
      if (!(error instanceof VendorError)) throw error;
      this.deps.logger.warn({ err: error }, 'the payment vendor did not list saved cards');
      return [];
    }
  }

  async dropCard({ uid }: Player, { card }: InputOf<typeof deposits.dropcard>): Promise<object> {
    if (!/^[\w-]+$/.test(card)) throw invalidField('card', 'wrongField');
    await this.ask(() => this.vendor.write(`/cards/${card}/forget`, { customer: customerOf(this.deps.config, uid) }));
    return {};
  }

  private coins(payment: Payment, state: IntentState | null): Info['crypto'] {
    const { coins } = payment;
    if (coins === null) return null;
    const isPaid = payment.status === 'succeeded';
    return {
      ...coins,
      received: state?.received ?? (isPaid ? coins.amount : '0'),
      confirmations: state?.confirmations ?? (isPaid ? coins.needed : 0),
      link: coinLink(coins),
      wallet_url: walletPage(this.deps.config, coins),
      connect: walletsOf(this.deps.config, coins),
    };
  }

  private async stateOf(payment: Payment): Promise<IntentState | null> {
    try {
      return await this.vendor.intent(payment);
    } catch (error) {
      if (!(error instanceof VendorError)) throw error;
      return null;
    }
  }

  private async own({ uid }: Player, id: string): Promise<Payment> {
    const payment = await findPayment(this.deps.database, id);
    if (payment?.uid !== uid || payment.type !== 'deposit') throw invalidField('transaction', 'wrongField');
    return payment;
  }

  private async ask<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await call();
    } catch (error) {
      throw this.unavailable(error);
    }
  }

  private unavailable(error: unknown): unknown {
    if (!(error instanceof VendorError)) return error;
    this.deps.logger.warn({ err: error }, 'the payment vendor did not answer');
    return vendorUnavailable();
  }
}

/** The sandbox's wallet app, for whoever has none. */
function walletPage({ vendorsUrl }: OperatorDeps['config'], { coin, address, memo, amount }: CoinRequest): string {
  return `${vendorsUrl}/payments/coin-wallet?${new URLSearchParams({ to: address, memo, amount, coin }).toString()}`;
}

/** Id of TON's test network, on which the sandbox's wallet is. */
const TON_TEST_NETWORK = '-3';

const walletsOf = ({ vendorsUrl }: OperatorDeps['config'], { coin }: CoinRequest) =>
  coin === 'TON' ? { wallets_url: `${vendorsUrl}/payments/ton-wallets.json`, network: TON_TEST_NETWORK } : null;

const cannotDrop = () =>
  new OperatorError('BillingTransactionDeclinedException', 'The payment is on its way', { reason: 'on_its_way' });

function itemsOf(reply: unknown): readonly Readonly<Record<string, unknown>>[] {
  const { items } = Object(reply) as { items?: unknown };
  return Array.isArray(items) ? items.map((item: unknown) => Object(item) as Record<string, unknown>) : [];
}
