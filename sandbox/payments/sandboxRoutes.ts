import type { FastifyInstance } from 'fastify';
import { keepRawBody, rawBody } from '../rawBody.ts';
import type { Database } from '../database/database.ts';
import type { CoinService } from './coins/CoinService.ts';
import { findEvents } from './eventRepository.ts';
import { findIntentByRef } from './intentRepository.ts';
import type { IntentService } from './IntentService.ts';
import { newId } from './newId.ts';
import { PaymentError } from './PaymentError.ts';
import { outcomes } from './payments.ts';
import type { PaymentWorker } from './PaymentWorker.ts';
import { findPayoutByRef } from './payoutRepository.ts';
import type { PayoutService } from './PayoutService.ts';
import {
  amountText,
  currencyCode,
  readChoice,
  readInteger,
  readMerchantRef,
  readObject,
  readText,
} from './requests.ts';
import { faults, replay } from './replay.ts';
import { totals } from './totals.ts';
import type { VendorClock } from './VendorClock.ts';
import { issueVoucher } from './vouchers/issueVoucher.ts';
import type { WebhookCourier } from '../webhooks/WebhookCourier.ts';

export interface SandboxParts {
  readonly database: Database;
  readonly clock: VendorClock;
  readonly intents: IntentService;
  readonly payouts: PayoutService;
  readonly coins: CoinService;
  readonly courier: WebhookCourier;
  readonly worker: PaymentWorker;
}

type Fields = Readonly<Record<string, unknown>>;

const DAY_MS = 24 * 3_600_000;

/** Test-only controls; registered only when the configuration enables them. */
export async function sandboxRoutes(app: FastifyInstance, parts: SandboxParts): Promise<void> {
  const { database, clock, worker } = parts;
  keepRawBody(app, 16_384);

  app.post('/webhooks/replay', async (request) => {
    const fields = readObject(rawBody(request));
    const fault = fields['fault'] === undefined ? null : readChoice(fields, 'fault', faults);
    const events = await findEvents(database, readMerchantRef(fields));
    return replay(parts.courier, {
      events,
      times: readInteger(fields, 'times', 1, 100),
      isShuffled: fields['shuffle'] === true,
      fault,
    });
  });
  app.post('/webhooks/hold', async (request) => {
    const merchantRef = readMerchantRef(readObject(rawBody(request)));
    parts.courier.hold(merchantRef);
    return { held: merchantRef };
  });
  app.post('/outcome', async (request) => {
    const fields = readObject(rawBody(request));
    const status = await decide(parts, readMerchantRef(fields), fields);
    await worker.run();
    return { status };
  });
  app.post('/coins/send', async (request) => {
    const fields = readObject(rawBody(request));
    const sent = await sendCoins(parts, readMerchantRef(fields), fields);
    await worker.run();
    return { sent };
  });
  app.post('/phone/answer', async (request) => {
    const fields = readObject(rawBody(request));
    const status = await answerOnPhone(parts, readMerchantRef(fields), fields);
    await worker.run();
    return { status };
  });
  app.post('/vouchers/issue', async (request) => ({ code: await issue(parts, readObject(rawBody(request))) }));
  app.get('/totals', async () => ({ totals: await totals(database) }));
  app.post('/clock/advance', async (request) => {
    clock.advance(readInteger(readObject(rawBody(request)), 'ms', 0, 400 * DAY_MS));
    await worker.run();
    return { now: clock.now().toISOString() };
  });
}

/** Decides a payment that has not ended, as a person does at the console; `reverse` takes a finished one back. */
async function decide(
  { database, intents, payouts }: SandboxParts,
  merchantRef: string,
  fields: Fields,
): Promise<string> {
  const intent = await findIntentByRef(database, merchantRef);
  if (intent !== undefined) {
    const outcome = readChoice(fields, 'outcome', [...outcomes, 'reverse']);
    const decided = outcome === 'reverse' ? intents.reverse(intent.id) : intents.decide(intent.id, outcome);
    return (await decided).status;
  }
  const payout = await findPayoutByRef(database, merchantRef);
  if (payout === undefined) throw new PaymentError('NotFound', 'No such payment');
  const outcome = readChoice(fields, 'outcome', ['approve', 'decline', 'reverse']);
  if (outcome === 'reverse') return (await payouts.reverse(payout.id)).status;
  return (await payouts.decide(payout.id, outcome === 'approve' ? 'paid' : 'declined')).status;
}

/** Sends coins for a payment: the amount that is asked for unless another is given. */
async function sendCoins({ database, coins }: SandboxParts, merchantRef: string, fields: Fields): Promise<string> {
  const intent = await findIntentByRef(database, merchantRef);
  const order = intent === undefined ? null : await coins.stateOf(intent.id);
  if (order === null) throw new PaymentError('NotFound', 'No payment in coins has this reference');
  const amount = fields['amount'] === undefined ? order.amount : readText(fields, 'amount', amountText);
  await coins.receive({ ...order, id: newId('coin'), amount, sender: 'sandbox' });
  return amount;
}

/** What a buyer does with a request on the phone. */
async function answerOnPhone(
  { database, intents }: SandboxParts,
  merchantRef: string,
  fields: Fields,
): Promise<string> {
  const intent = await findIntentByRef(database, merchantRef);
  if (intent?.method !== 'mobilepay') throw new PaymentError('NotFound', 'No phone is asked about this payment');
  const answer = readChoice(fields, 'answer', ['approve', 'decline']);
  return (await intents.choose(intent.id, answer === 'approve' ? 'approve' : 'cancel')).status;
}

async function issue({ database, clock }: SandboxParts, fields: Fields): Promise<string> {
  const amount = readText(fields, 'amount', amountText);
  const currency = readText(fields, 'currency', currencyCode);
  return (await issueVoucher(database, { slip: newId('slip'), amount, currency }, clock.now())).code;
}
