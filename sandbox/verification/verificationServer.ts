import type { FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database/database.ts';
import { isUnavailable, RETRY_AFTER_SECONDS } from '../database/failures.ts';
import { apiRoutes } from './apiRoutes.ts';
import { ApplicantService } from './ApplicantService.ts';
import { verificationEvents } from './eventRepository.ts';
import { pageRoutes } from './pageRoutes.ts';
import { sandboxRoutes } from './sandboxRoutes.ts';
import { sdkRoutes } from './sdkRoutes.ts';
import { VerificationError } from './VerificationError.ts';
import { WebhookCourier } from '../webhooks/WebhookCourier.ts';

export interface VerificationOptions {
  readonly database: Database;
  readonly secret: string;
  readonly clientDir: string;
  readonly embedders: readonly string[];
  readonly hasSandboxControls: boolean;
  readonly fetch: typeof fetch;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Polling interval for due work in ms; 0 for only on request. Default 500. */
  readonly workEveryMs?: number;
}

/** The verification vendor's server: signed API, web SDK with its framed page, webhooks and, in tests, controls. */
export function verificationServer(options: VerificationOptions): FastifyPluginAsync {
  const { database, secret, now, workEveryMs = 500 } = options;
  return async (app) => {
    const applicants = new ApplicantService(database, now);
    const courier = new WebhookCourier({ database, events: verificationEvents, secret, fetch: options.fetch, now });
    let working: Promise<void> = Promise.resolve();
    let waiting = 0;
    const work = (): Promise<void> => {
      waiting += 1;
      working = working
        .then(() => applicants.settleDue())
        .then(() => courier.deliverDue())
        .then(
          () => {},
          (error: unknown) => app.log.error({ err: error }, 'verification work failed'),
        )
        .finally(() => {
          waiting -= 1;
        });
      return working;
    };

    app.setErrorHandler(sendError);
    await app.register(apiRoutes, { prefix: '/verification/resources', applicants, secret, now });
    await app.register(sdkRoutes, { prefix: '/verification/sdk', applicants, onSubmitted: () => void work() });
    await app.register(pageRoutes, { prefix: '/verification', ...options });
    if (options.hasSandboxControls)
      await app.register(sandboxRoutes, { prefix: '/__sandbox/verification', database, applicants, courier, work });

    let timer: ReturnType<typeof setInterval> | undefined;
    app.addHook('onReady', async () => {
      if (workEveryMs > 0) timer = setInterval(() => void (waiting === 0 && work()), workEveryMs).unref();
    });
    app.addHook('onClose', async () => {
      clearInterval(timer);
      await working;
    });
  };
}

function sendError(error: FastifyError | VerificationError, request: FastifyRequest, reply: FastifyReply) {
  const send = (status: number, type: string, message: string) =>
    reply.status(status).send({ error: { type, message } });
  if (error instanceof VerificationError) return send(error.status, error.type, error.message);
  const status = error.statusCode ?? 500;
  if (status === 413) return send(413, 'FileTooLarge', 'A file may have 10 MB at most');
  if (status < 500) return send(status, 'InvalidRequest', 'The request cannot be read');
  if (isUnavailable(error)) {
    reply.header('retry-after', String(RETRY_AFTER_SECONDS));
    return send(503, 'Unavailable', 'The verification vendor cannot answer just now');
  }
  request.log.error({ err: error }, 'unforeseen failure');
  return send(500, 'InternalError', 'The verification vendor failed');
}
