import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import { phoneDigits } from '../checkAccount.ts';
import type { CoinService } from '../coins/CoinService.ts';
import { coinCodes, coinTraits } from '../coins/coins.ts';
import { readAmount, voucherCurrencies } from '../currencies.ts';
import type { VoucherCurrency } from '../currencies.ts';
import type { IntentService } from '../IntentService.ts';
import { newId } from '../newId.ts';
import { pageHeaders } from '../page/pageHeaders.ts';
import { preparePages, sendPage } from '../page/pageRoutes.ts';
import { PaymentError } from '../PaymentError.ts';
import { reference } from '../requests.ts';
import type { VendorClock } from '../VendorClock.ts';
import { issueVoucher } from '../vouchers/issueVoucher.ts';
import { findSlip } from '../vouchers/voucherRepository.ts';
import { kioskPage, slipPage } from './kioskPage.ts';
import { phoneNews, phoneNumberPage, phonePage } from './phonePage.ts';
import { localeOf, readOwnForm, readQuery } from './standInRequest.ts';
import { walletPage, walletPath, walletSentPage, walletUnknownPage } from './walletPage.ts';
import type { WalletOrder } from './walletPage.ts';

export interface StandInParts {
  readonly database: Database;
  readonly clock: VendorClock;
  readonly intents: IntentService;
  readonly coins: CoinService;
  readonly origin: string;
  /** Called when a payment was decided, to start delivery of the webhook. */
  readonly onDecided: () => void;
}

/** The pages of what buyers have in the world: a phone, a wallet of coins, a kiosk for vouchers. */
export async function standInRoutes(app: FastifyInstance, parts: StandInParts): Promise<void> {
  await preparePages(app);
  phoneRoutes(app, parts);
  walletRoutes(app, parts);
  kioskRoutes(app, parts);
}

type OfPhone = { Params: { digits: string } };

function phoneRoutes(app: FastifyInstance, { intents, origin, onDecided }: StandInParts): void {
  const digitsOf = (text: string): string => {
    const digits = phoneDigits(text);
    if (digits === null) throw new PaymentError('NotFound', 'No such phone');
    return digits;
  };
  app.get('/phone', (request, reply) => {
    const typed = readQuery(request)('number');
    const digits = phoneDigits(typed);
    const locale = localeOf(request);
    if (digits === null) return sendPage(reply, 200, phoneNumberPage(locale, typed, typed !== ''), []);
    return reply.headers(pageHeaders([])).redirect(`/payments/phone/${digits}?locale=${locale}`, 303);
  });
  app.get<OfPhone>('/phone/:digits', async (request, reply) => {
    const digits = digitsOf(request.params.digits);
    const news = phoneNews.find((known) => known === readQuery(request)('news'));
    return sendPage(reply, 200, phonePage(localeOf(request), digits, await intents.askedOnPhone(digits), news), []);
  });
  app.post<OfPhone>('/phone/:digits', async (request, reply) => {
    const digits = digitsOf(request.params.digits);
    const text = readOwnForm(request, origin);
    const asked = (await intents.askedOnPhone(digits)).find(({ id }) => id === text('id'));
    const isApproved = text('action') === 'approve';
    let news = 'late';
    if (asked !== undefined) {
      // Declining is the buyer's own decision, as cancelling is on a page.
      const { status } = await intents.choose(asked.id, isApproved ? 'approve' : 'cancel');
      onDecided();
      if (status === (isApproved ? 'succeeded' : 'cancelled')) news = isApproved ? 'approved' : 'declined';
    }
    const path = `/payments/phone/${digits}?locale=${localeOf(request)}&news=${news}`;
    return reply.headers(pageHeaders([])).redirect(path, 303);
  });
}

function walletRoutes(app: FastifyInstance, { coins, origin, onDecided }: StandInParts): void {
  /** Null for an address that the vendor gave to nobody. */
  const orderOf = async (text: (name: string) => string): Promise<WalletOrder | null> => {
    const coin = coinCodes.find((known) => known === text('coin'));
    if (coin === undefined) return null;
    const order = { coin, address: text('to'), memo: text('memo'), amount: text('amount') };
    return (await coins.find(order)) === undefined ? null : order;
  };
  app.get('/coin-wallet', async (request, reply) => {
    const text = readQuery(request);
    const locale = localeOf(request);
    const order = await orderOf(text);
    if (order === null) return sendPage(reply, 404, walletUnknownPage(locale), []);
    return sendPage(
      reply,
      200,
      text('sent') === 'yes' ? walletSentPage(locale, order) : walletPage(locale, order, false),
      [],
    );
  });
  app.post('/coin-wallet', async (request, reply) => {
    const locale = localeOf(request);
    const text = readOwnForm(request, origin);
    const order = await orderOf(readQuery(request));
    if (order === null) return sendPage(reply, 404, walletUnknownPage(locale), []);
    const amount = readAmount(text('amount'), coinTraits[order.coin].decimals);
    if (amount === null)
      return sendPage(reply, 422, walletPage(locale, { ...order, amount: text('amount') }, true), []);
    const id = reference.test(text('once')) ? text('once') : newId('coin');
    await coins.receive({ ...order, id, amount, sender: 'Coin Pocket' });
    onDecided();
    return reply.headers(pageHeaders([])).redirect(`${walletPath({ ...order, amount }, locale)}&sent=yes`, 303);
  });
}

function kioskRoutes(app: FastifyInstance, { database, clock, origin }: StandInParts): void {
  const currencyOf = (text: string): VoucherCurrency | undefined =>
    (Object.keys(voucherCurrencies) as VoucherCurrency[]).find((known) => known === text);
  app.get('/kiosk', (request, reply) => {
    const text = readQuery(request);
    const form = { amount: text('amount'), currency: currencyOf(text('currency')) ?? 'USD', isWrong: false };
    return sendPage(reply, 200, kioskPage(localeOf(request), form), []);
  });
  app.post('/kiosk', async (request, reply) => {
    const text = readOwnForm(request, origin);
    const locale = localeOf(request);
    const currency = currencyOf(text('currency')) ?? 'USD';
    const amount = readAmount(text('amount'), voucherCurrencies[currency]);
    if (amount === null)
      return sendPage(reply, 422, kioskPage(locale, { amount: text('amount'), currency, isWrong: true }), []);
    const slip = /^slip_[\w-]{24}$/.test(text('slip')) ? text('slip') : newId('slip');
    await issueVoucher(database, { slip, amount, currency }, clock.now());
    return reply.headers(pageHeaders([])).redirect(`/payments/kiosk/${slip}?locale=${locale}`, 303);
  });
  app.get<{ Params: { slip: string } }>('/kiosk/:slip', async (request, reply) => {
    const { slip } = request.params;
    const voucher = reference.test(slip) ? await findSlip(database, slip) : undefined;
    if (voucher === undefined) throw new PaymentError('NotFound', 'No such slip');
    return sendPage(reply, 200, slipPage(localeOf(request), voucher), []);
  });
}
