import type { FastifyInstance } from 'fastify';
import { keepRawBody, rawBody } from '../rawBody.ts';
import { isSigned } from '../signing.ts';
import type { IntentService } from './IntentService.ts';
import { PaymentError } from './PaymentError.ts';
import type { PayoutService } from './PayoutService.ts';
import { readIntentRequest, readObject, readPayoutRequest, reference } from './requests.ts';
import type { VendorClock } from './VendorClock.ts';

export interface ApiParts {
  readonly intents: IntentService;
  readonly payouts: PayoutService;
  readonly clock: VendorClock;
  readonly secret: string;
  /** Base URL of this vendor without a trailing slash; the hosted pages are under it. */
  readonly vendorsUrl: string;
}

/** The API for merchants: every request is signed together with its raw body (empty for GET). */
export async function apiRoutes(
  app: FastifyInstance,
  { intents, payouts, clock, secret, vendorsUrl }: ApiParts,
): Promise<void> {
  // The body is parsed only after its signature was verified.
  keepRawBody(app, 16_384);
  app.addHook('preHandler', async (request) => {
    const body = rawBody(request);
    const message = { method: request.method, path: request.url, body };
    if (!isSigned(secret, request.headers, message, clock.wall()))
      throw new PaymentError('Unauthorized', 'The signature is missing, wrong or too old');
  });

  app.post('/intents', async (request) => {
    const { id } = await intents.open(readIntentRequest(readObject(rawBody(request))));
    return { id, hosted_url: `${vendorsUrl}/payments/pay/${id}` };
  });
  app.get<{ Params: { ref: string } }>('/intents/:ref', async (request) => {
    const { status, amount, currency, reason } = await intents.byRef(refOf(request.params));
    return { status, amount, currency, reason };
  });
  app.post('/payouts', async (request) => {
    const { id } = await payouts.open(readPayoutRequest(readObject(rawBody(request))));
    return { id };
  });
  app.get<{ Params: { ref: string } }>('/payouts/:ref', async (request) => {
    const { status, amount, currency, reason } = await payouts.byRef(refOf(request.params));
    return { status, amount, currency, reason };
  });
}

function refOf({ ref }: { readonly ref: string }): string {
  if (!reference.test(ref)) throw new PaymentError('NotFound', 'No such payment');
  return ref;
}
