import type { FastifyInstance } from 'fastify';
import { keepRawBody, rawBody } from '../rawBody.ts';
import type { Database } from '../database/database.ts';
import { findEvents } from './eventRepository.ts';
import { findIntentByRef } from './intentRepository.ts';
import type { IntentService } from './IntentService.ts';
import { PaymentError } from './PaymentError.ts';
import { outcomes } from './payments.ts';
import type { PaymentWorker } from './PaymentWorker.ts';
import { findPayoutByRef } from './payoutRepository.ts';
import type { PayoutService } from './PayoutService.ts';
import { readChoice, readInteger, readMerchantRef, readObject } from './requests.ts';
import { faults, replay } from './replay.ts';
import { totals } from './totals.ts';
import type { VendorClock } from './VendorClock.ts';
import type { WebhookCourier } from './WebhookCourier.ts';

export interface SandboxParts {
  readonly database: Database;
  readonly clock: VendorClock;
  readonly intents: IntentService;
  readonly payouts: PayoutService;
  readonly courier: WebhookCourier;
  readonly worker: PaymentWorker;
}

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
  app.get('/totals', async () => ({ totals: await totals(database) }));
  app.post('/clock/advance', async (request) => {
    clock.advance(readInteger(readObject(rawBody(request)), 'ms', 0, 400 * DAY_MS));
    await worker.run();
    return { now: clock.now().toISOString() };
  });
}

async function decide(
  { database, intents, payouts }: SandboxParts,
  merchantRef: string,
  fields: Readonly<Record<string, unknown>>,
): Promise<string> {
  const intent = await findIntentByRef(database, merchantRef);
  if (intent !== undefined) return (await intents.choose(intent.id, readChoice(fields, 'outcome', outcomes))).status;
  const payout = await findPayoutByRef(database, merchantRef);
  if (payout === undefined) throw new PaymentError('NotFound', 'No such payment');
  const outcome = readChoice(fields, 'outcome', ['approve', 'decline']);
  return (await payouts.decide(payout.id, outcome === 'approve' ? 'paid' : 'declined')).status;
}
