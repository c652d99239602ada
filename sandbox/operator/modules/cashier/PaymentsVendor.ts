import type { OperatorDeps } from '../../OperatorDeps.ts';
import { fetchSigned } from '../../vendors/fetchSigned.ts';
import { VendorError } from '../../vendors/VendorError.ts';
import { customerOf } from './deposits/customerOf.ts';
import { readIntent, readOpened, readState } from './vendorReplies.ts';
import type { IntentState, OpenedIntent, VendorState } from './vendorReplies.ts';
import { defaultLocale } from '../../market/facts.ts';
import type { SandboxSettings } from '../../../settings.ts';
import { wireMoney } from '../../ledger/amounts.ts';
import { payReturnToken } from './payReturn.ts';
import type { Payment } from './paymentsRepository.ts';

export interface IntentParts {
  readonly requisites: Readonly<Record<string, string>>;
  /** Id of a card that the vendor has kept; empty for another. */
  readonly savedCard: string;
}

/** The payment vendor's API. `merchant_ref` is our payment's id and makes repeated requests idempotent. */
export class PaymentsVendor {
  constructor(private readonly deps: OperatorDeps) {}

  /** Starts a deposit: the vendor's page for it, if it has one, and what the player has to send. */
  async openIntent(payment: Payment, { requisites, savedCard }: IntentParts): Promise<OpenedIntent> {
    const reply = await this.post('/payments/api/intents', {
      ...this.order(payment),
      locale: payment.locale,
      return_urls: returnUrls(payment, this.deps.config),
      requisites,
      customer: customerOf(this.deps.config, payment.uid),
      ...(savedCard === '' ? {} : { saved_card: savedCard }),
    });
    return readOpened(reply);
  }

  /** Pays to the payment's kept card, or else to the requisites. Returns the vendor's own id of the payout; empty for none. */
  async openPayout(payment: Payment, requisites: string): Promise<string> {
    const to =
      payment.saved_card === ''
        ? { requisites }
        : { saved_card: payment.saved_card, customer: customerOf(this.deps.config, payment.uid) };
    const reply = await this.post('/payments/api/payouts', { ...this.order(payment), ...to });
    const { id } = Object(reply) as { id?: unknown };
    return typeof id === 'string' ? id.slice(0, 100) : '';
  }

  /** Null when the vendor does not know the payment. */
  async state(payment: Payment): Promise<VendorState | null> {
    const reply = await this.raw(payment);
    return reply === null ? null : readState(reply);
  }

  /** A deposit at the vendor with what is known of its way; null if the vendor does not know it. */
  async intent(payment: Payment): Promise<IntentState | null> {
    const reply = await this.raw(payment);
    return reply === null ? null : readIntent(reply);
  }

  /** Gives up a deposit that is not paid; returns its state afterwards, which is final only then. */
  async cancelIntent(payment: Payment): Promise<VendorState> {
    return readState(await this.post(`/payments/api/intents/${payment.id}/cancel`, {}));
  }

  /** Asks for the money of a paid deposit to go back to whoever paid; returns its state afterwards. Repeatable. */
  async refundIntent(payment: Payment): Promise<VendorState> {
    return readState(await this.post(`/payments/api/intents/${payment.id}/refund`, {}));
  }

  /** Reads anything else of the vendor's API; throws VendorError. */
  read(path: string): Promise<unknown> {
    return this.send('GET', `/payments/api${path}`);
  }

  write(path: string, message: object): Promise<unknown> {
    return this.post(`/payments/api${path}`, message);
  }

  private async raw(payment: Payment): Promise<unknown> {
    const kind = payment.type === 'deposit' ? 'intents' : 'payouts';
    try {
      return await this.send('GET', `/payments/api/${kind}/${payment.id}`);
    } catch (error) {
      if (error instanceof VendorError && error.status === 404) return null;
      throw error;
    }
  }

  /**
   * Checks after a refusal whether the vendor really does not have this payment: the refusal may come from a gateway
   * although an earlier request without a reply was executed. Throws VendorError while the vendor cannot be reached.
   */
  async hasNotTaken(payment: Payment): Promise<boolean> {
    return (await this.state(payment)) === null;
  }

  private order(payment: Payment) {
    const { amount, currency } = wireMoney(payment.amount, payment.currency);
    return {
      merchant_ref: payment.id,
      amount,
      currency,
      method: payment.method,
      webhook_url: `${this.deps.config.operatorUrl}/webhooks/payments`,
    };
  }

  private post(path: string, message: object): Promise<unknown> {
    return this.send('POST', path, message);
  }

  private send(method: 'GET' | 'POST', path: string, message?: object): Promise<unknown> {
    const { paymentsSecret: secret } = this.deps.config;
    return fetchSigned(this.deps, { method, path, secret, message });
  }
}

/** Where the vendor's page leads its visitor, by outcome. */
function returnUrls(payment: Payment, { siteUrl, paymentsSecret }: SandboxSettings) {
  const site = payment.locale === defaultLocale ? siteUrl : `${siteUrl}/${payment.locale}`;
  if (payment.is_from_messenger) {
    // The payer is in a browser without the messenger's session: one page states the outcome and leads back.
    const page = `${site}/payment-return?payment=${payReturnToken(paymentsSecret, payment.id)}`;
    return { success: page, fail: page, cancel: page, pending: page };
  }
  const page = (name: string) => `${site}/cashier/${name}/${payment.id}`;
  // 4-61: the first three pages get a transaction id, paycancel does not.
  return {
    success: page('paysuccess'),
    fail: page('payfail'),
    cancel: `${site}/cashier/paycancel`,
    pending: page('paypending'),
  };
}

/** The refusal is about what the player typed. */
export function hasWrongRequisites({ reply }: VendorError): boolean {
  const { error } = Object(reply) as { error?: unknown };
  return (Object(error) as { type?: unknown }).type === 'WrongRequisites';
}

/** Whether the vendor refused the request for good: a retry would change nothing. */
export function isRefusal(error: unknown): boolean {
  return error instanceof VendorError && (error.status === 400 || error.status === 409 || error.status === 422);
}
