import type { OperatorDeps } from '../../OperatorDeps.ts';
import { fetchJson } from '../../vendors/fetchJson.ts';
import { signedHeaders, signedPath } from '../../../signing.ts';
import { VendorError } from '../../vendors/VendorError.ts';
import { defaultLocale } from '../../market/facts.ts';
import type { SandboxSettings } from '../../../settings.ts';
import { wireMoney } from '../../ledger/amounts.ts';
import { payReturnToken } from './payReturn.ts';
import type { Payment } from './paymentsRepository.ts';

/** A payment's state in the vendor's format. */
export interface VendorState {
  readonly status: string;
  readonly amount: string;
  readonly currency: string;
  readonly reason: string;
}

/** The payment vendor's API. `merchant_ref` is our payment's id and makes repeated requests idempotent. */
export class PaymentsVendor {
  constructor(private readonly deps: OperatorDeps) {}

  /** Starts a deposit; returns the address of the vendor's page for it. */
  async openIntent(payment: Payment): Promise<string> {
    const reply = await this.post('/payments/api/intents', {
      ...this.order(payment),
      locale: payment.locale,
      return_urls: returnUrls(payment, this.deps.config),
    });
    const { hosted_url: hostedUrl } = Object(reply) as { hosted_url?: unknown };
    if (typeof hostedUrl !== 'string' || !URL.canParse(hostedUrl))
      throw new VendorError('The payment vendor named no page', null);
    return hostedUrl;
  }

  async openPayout(payment: Payment, requisites: string): Promise<void> {
    await this.post('/payments/api/payouts', { ...this.order(payment), requisites });
  }

  /** Null when the vendor does not know the payment. */
  async state(payment: Payment): Promise<VendorState | null> {
    const kind = payment.type === 'deposit' ? 'intents' : 'payouts';
    try {
      const reply = await this.send('GET', `/payments/api/${kind}/${payment.id}`);
      const { status, amount, currency, reason } = Object(reply) as Record<string, unknown>;
      return {
        status: String(status),
        amount: String(amount),
        currency: String(currency),
        reason: typeof reason === 'string' ? reason : '',
      };
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
    return this.send('POST', path, JSON.stringify(message));
  }

  private send(method: 'GET' | 'POST', path: string, body = ''): Promise<unknown> {
    const { config, fetch, clock } = this.deps;
    const url = `${config.vendorsUrl}${path}`;
    const headers = signedHeaders(config.paymentsSecret, { method, path: signedPath(url), body }, clock.wall());
    return fetchJson(fetch, url, { method, headers, ...(method === 'POST' ? { body } : {}) });
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

/** Whether the vendor refused the request for good: a retry would change nothing. */
export function isRefusal(error: unknown): boolean {
  return error instanceof VendorError && (error.status === 400 || error.status === 409 || error.status === 422);
}
