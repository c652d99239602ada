import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { keepRawBody, rawBody } from '../rawBody.ts';
import { isSignedRequest } from '../signedRequest.ts';
import { banksFor } from './banks.ts';
import { findCards, forgetCard } from './cards/cardRepository.ts';
import type { CoinService, CoinState } from './coins/CoinService.ts';
import type { IntentService } from './IntentService.ts';
import { PaymentError } from './PaymentError.ts';
import { isPageMethod } from './payments.ts';
import type { Intent } from './payments.ts';
import type { PayoutService } from './PayoutService.ts';
import { currencyCode, readIntentRequest, readObject, readPayoutRequest, readText, reference } from './requests.ts';
import type { VendorClock } from './VendorClock.ts';
import { readVoucherCode } from './vouchers/voucherCode.ts';
import { findVoucher } from './vouchers/voucherRepository.ts';

export interface ApiParts {
  readonly database: Database;
  readonly intents: IntentService;
  readonly payouts: PayoutService;
  readonly coins: CoinService;
  readonly clock: VendorClock;
  readonly secret: string;
  /** Called when a payment has ended at once, to start delivery of its webhook. */
  readonly onDecided: () => void;
  /** Base URL of this vendor without a trailing slash; the hosted pages are under it. */
  readonly vendorsUrl: string;
}

/** The API for merchants: every request is signed together with its raw body (empty for GET). */
export async function apiRoutes(app: FastifyInstance, parts: ApiParts): Promise<void> {
  const { database, secret, clock } = parts;
  // The body is parsed only after its signature was verified.
  keepRawBody(app, 16_384);
  app.addHook('preHandler', async (request) => {
    if (!isSignedRequest(request, secret, clock.wall()))
      throw new PaymentError('Unauthorized', 'The signature is missing, wrong or too old');
  });
  intentRoutes(app, parts);
  payoutRoutes(app, parts);

  app.get<{ Querystring: Record<string, unknown> }>('/banks', async ({ query }) => ({
    items: banksFor(readText(query, 'currency', currencyCode)).map(({ id, name }) => ({ id, name })),
  }));
  app.get<{ Querystring: Record<string, unknown> }>('/cards', async ({ query }) => ({
    items: (await findCards(database, readText(query, 'customer', reference))).map(({ paidAt, ...card }) => ({
      ...card,
      paid_at: paidAt.toISOString(),
    })),
  }));
  app.post<{ Params: { id: string } }>('/cards/:id/forget', async (request) => {
    const customer = readText(readObject(rawBody(request)), 'customer', reference);
    await forgetCard(database, customer, refOf(request.params.id));
    return {};
  });
  app.get<{ Params: { code: string } }>('/vouchers/:code', async ({ params }) => {
    const code = readVoucherCode(params.code);
    const voucher = code === null ? undefined : await findVoucher(database, code);
    if (voucher === undefined || voucher.isUsed) throw new PaymentError('NotFound', 'No such voucher');
    return { amount: voucher.amount, currency: voucher.currency };
  });
}

type ByRef = { Params: { ref: string } };

function intentRoutes(app: FastifyInstance, { intents, coins, vendorsUrl, onDecided }: ApiParts): void {
  const pageOf = ({ id, method }: Intent) => (isPageMethod(method) ? `${vendorsUrl}/payments/pay/${id}` : '');
  const present = async (intent: Intent) => {
    const coin = await coins.stateOf(intent.id);
    return {
      status: intent.status,
      amount: intent.amount,
      currency: intent.currency,
      reason: intent.reason,
      expires_at: intent.expiresAt.toISOString(),
      hosted_url: pageOf(intent),
      reversed: intent.isReversed,
      refunded: intent.isRefunded,
      card_mask: intent.cardMask,
      crypto:
        coin === null ? null : { ...presentOrder(coin), received: coin.received, confirmations: coin.confirmations },
    };
  };
  app.post('/intents', async (request) => {
    const intent = await intents.open(readIntentRequest(readObject(rawBody(request))));
    if (intent.status !== 'created') onDecided();
    const coin = await coins.stateOf(intent.id);
    return {
      id: intent.id,
      hosted_url: pageOf(intent),
      expires_at: intent.expiresAt.toISOString(),
      crypto: coin && presentOrder(coin),
    };
  });
  app.get<ByRef>('/intents/:ref', async ({ params }) => present(await intents.byRef(refOf(params.ref))));
  app.post<ByRef>('/intents/:ref/cancel', async ({ params }) => {
    const intent = await intents.cancel(refOf(params.ref));
    onDecided();
    return present(intent);
  });
  // The reply is the payment's state: `refunded` is true once its money has gone back.
  app.post<ByRef>('/intents/:ref/refund', async ({ params }) => present(await intents.refund(refOf(params.ref))));
}

const presentOrder = ({ coin, address, memo, amount, rate, needed }: CoinState) => ({
  coin,
  address,
  memo,
  amount,
  rate,
  needed,
});

function payoutRoutes(app: FastifyInstance, { payouts }: ApiParts): void {
  app.post('/payouts', async (request) => {
    const { id } = await payouts.open(readPayoutRequest(readObject(rawBody(request))));
    return { id };
  });
  app.get<ByRef>('/payouts/:ref', async ({ params }) => {
    const { id, status, amount, currency, reason, isReversed } = await payouts.byRef(refOf(params.ref));
    return { id, status, amount, currency, reason, reversed: isReversed };
  });
}

function refOf(ref: string): string {
  if (!reference.test(ref)) throw new PaymentError('NotFound', 'No such payment');
  return ref;
}
