import type { FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database/database.ts';
import { isUnavailable, RETRY_AFTER_SECONDS } from '../database/failures.ts';
import { apiRoutes } from './apiRoutes.ts';
import { ChallengeService } from './challenge/ChallengeService.ts';
import { CoinService } from './coins/CoinService.ts';
import { consoleRoutes } from './console/consoleRoutes.ts';
import { paymentEvents } from './eventRepository.ts';
import { IntentService } from './IntentService.ts';
import { pageRoutes } from './page/pageRoutes.ts';
import { PaymentError } from './PaymentError.ts';
import { PaymentWorker } from './PaymentWorker.ts';
import { PayoutService } from './PayoutService.ts';
import { sandboxRoutes } from './sandboxRoutes.ts';
import { standInRoutes } from './standIns/standInRoutes.ts';
import { bridgeRoutes } from './tonConnect/bridgeRoutes.ts';
import { TonBridge } from './tonConnect/TonBridge.ts';
import { TonWallet } from './tonConnect/TonWallet.ts';
import { tonWalletRoutes } from './tonConnect/tonWalletRoutes.ts';
import { VendorClock } from './VendorClock.ts';
import { WebhookCourier } from '../webhooks/WebhookCourier.ts';

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
      events: paymentEvents,
      secret,
      fetch: options.fetch,
      now: () => clock.now().getTime(),
      wall: () => clock.wall(),
      random: options.random ?? Math.random,
    });
    const worker = new PaymentWorker(
      [() => intents.settleDue(), () => payouts.settleDue(), () => courier.deliverDue()],
      (error) => app.log.error({ err: error }, 'payment work failed'),
    );

    const onDecided = () => void worker.run();
    const challenges = new ChallengeService(database, clock);
    const coins = new CoinService(database, clock);
    const parts = { database, clock, intents, payouts, coins, challenges, courier, worker, onDecided };

    app.setErrorHandler(sendError);
    await app.register(apiRoutes, { prefix: '/payments/api', ...parts, secret, vendorsUrl });
    const pages = { prefix: '/payments', ...parts, origin: new URL(vendorsUrl).origin };
    await app.register(pageRoutes, pages);
    await app.register(standInRoutes, pages);
    const bridge = new TonBridge(database, clock, (error) => app.log.error({ err: error }, 'the bridge failed'));
    const wallet = new TonWallet(database, clock, coins, bridge);
    await app.register(tonWalletRoutes, { ...pages, vendorsUrl, wallet });
    await app.register(bridgeRoutes, { prefix: '/payments/ton-bridge', bridge, wallet });
    if (options.hasSandboxControls) {
      await app.register(consoleRoutes, { ...pages, prefix: '/payments/console' });
      await app.register(sandboxRoutes, { prefix: '/__sandbox', ...parts });
    }

    app.addHook('onReady', async () => {
      if (workEveryMs > 0) worker.start(workEveryMs);
    });
    app.addHook('onClose', () => worker.stop());
  };
}

function sendError(error: FastifyError | PaymentError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof PaymentError)
    return reply.status(error.status).send({
      error: {
        type: error.type,
        message: error.message,
        ...(error.field === undefined ? {} : { field: error.field }),
      },
    });
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
