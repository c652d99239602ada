import type { FastifyInstance } from 'fastify';
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
  // The signature covers the raw bytes, so the body is parsed only after it was verified.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 16_384 }, (_request, body, done) => done(null, body));
  app.addHook('preHandler', async (request) => {
    const body = typeof request.body === 'string' ? request.body : '';
    const message = { method: request.method, path: request.url, body };
    if (!isSigned(secret, request.headers, message, clock.wall()))
      throw new PaymentError('Unauthorized', 'The signature is missing, wrong or too old');
  });

  app.post('/intents', async (request) => {
    const { id } = await intents.open(readIntentRequest(readObject(String(request.body ?? ''))));
    return { id, hosted_url: `${vendorsUrl}/payments/pay/${id}` };
  });
  app.get<{ Params: { ref: string } }>('/intents/:ref', async (request) => {
    const { status, amount, currency, reason } = await intents.byRef(refOf(request.params));
    return { status, amount, currency, reason };
  });
  app.post('/payouts', async (request) => {
    const { id } = await payouts.open(readPayoutRequest(readObject(String(request.body ?? ''))));
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
