import type { FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database/database.ts';
import { isUnavailable, RETRY_AFTER_SECONDS } from '../database/failures.ts';
import { apiRoutes } from './apiRoutes.ts';
import { IntentService } from './IntentService.ts';
import { pageRoutes } from './page/pageRoutes.ts';
import { PaymentError } from './PaymentError.ts';
import { PaymentWorker } from './PaymentWorker.ts';
import { PayoutService } from './PayoutService.ts';
import { sandboxRoutes } from './sandboxRoutes.ts';
import { VendorClock } from './VendorClock.ts';
import { WebhookCourier } from './WebhookCourier.ts';

export interface PaymentsOptions {
  readonly database: Database;
  readonly secret: string;
  readonly vendorsUrl: string;
  readonly hasSandboxControls: boolean;
  readonly fetch: typeof fetch;
  readonly now: () => number;
  /** Random number in [0, 1) for the delays between deliveries; default Math.random. */
  readonly random?: () => number;
  /** Polling interval for due work in ms; with 0 only requests to this server start it. Default 500. */
  readonly workEveryMs?: number;
}

/** The payment vendor's server: signed API, hosted pages, webhooks and, in tests, controls. */
export function paymentsServer(options: PaymentsOptions): FastifyPluginAsync {
  const { database, secret, vendorsUrl, workEveryMs = 500 } = options;
  return async (app) => {
    const clock = new VendorClock(options.now);
    const intents = new IntentService(database, clock);
    const payouts = new PayoutService(database, clock);
    const courier = new WebhookCourier({
      database,
      clock,
      secret,
      fetch: options.fetch,
      random: options.random ?? Math.random,
    });
    const worker = new PaymentWorker(
      [() => intents.settleDue(), () => payouts.settleDue(), () => courier.deliverDue()],
      (error) => app.log.error({ err: error }, 'payment work failed'),
    );

    app.setErrorHandler(sendError);
    await app.register(apiRoutes, { prefix: '/payments/api', intents, payouts, clock, secret, vendorsUrl });
    await app.register(pageRoutes, {
      prefix: '/payments',
      intents,
      clock,
      origin: new URL(vendorsUrl).origin,
      onDecided: () => void worker.run(),
    });
    if (options.hasSandboxControls)
      await app.register(sandboxRoutes, { prefix: '/__sandbox', database, clock, intents, payouts, courier, worker });

    app.addHook('onReady', async () => {
      if (workEveryMs > 0) worker.start(workEveryMs);
    });
    app.addHook('onClose', () => worker.stop());
  };
}

function sendError(error: FastifyError | PaymentError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof PaymentError)
    return reply.status(error.status).send({ error: { type: error.type, message: error.message } });
  const status = error.statusCode ?? 500;
  if (status < 500)
    return reply.status(status).send({ error: { type: 'InvalidRequest', message: 'The request cannot be read' } });
  if (isUnavailable(error)) {
    request.log.warn({ err: error }, 'the database cannot serve');
    return reply
      .status(503)
      .header('retry-after', String(RETRY_AFTER_SECONDS))
      .send({ error: { type: 'Unavailable', message: 'The payment vendor cannot answer just now' } });
  }
  request.log.error({ err: error }, 'unforeseen failure');
  return reply.status(500).send({ error: { type: 'InternalError', message: 'The payment vendor failed' } });
}
