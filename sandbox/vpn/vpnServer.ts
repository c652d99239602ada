import type { FastifyError, FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database/database.ts';
import { isUnavailable, RETRY_AFTER_SECONDS } from '../database/failures.ts';
import { keepRawBody, rawBody } from '../rawBody.ts';
import { isSignedRequest } from '../signedRequest.ts';
import { VpnError } from './VpnError.ts';
import { VpnService } from './VpnService.ts';
import { serverKeyOf } from './wireGuard.ts';

export interface VpnOptions {
  readonly database: Database;
  readonly secret: string;
  readonly hasSandboxControls: boolean;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

const referencePattern = /^[\w.:-]{1,100}$/;

/** Refusals that a test has asked for. */
class Faults {
  private left = 0;

  plan(times: number): void {
    this.left = times;
  }

  take(): void {
    if (this.left === 0) return;
    this.left -= 1;
    throw new VpnError('Unavailable', 'The VPN vendor cannot answer just now');
  }
}

/** The VPN vendor's stand-in: a signed API that begins, extends and ends subscriptions. It tunnels nothing. */
export function vpnServer(options: VpnOptions): FastifyPluginAsync {
  const service = new VpnService(options.database, serverKeyOf(options.secret), options.now);
  const faults = new Faults();
  return async (app) => {
    app.setErrorHandler(sendError);
    await app.register((api) => apiRoutes(api, service, faults, options), { prefix: '/vpn/subscriptions' });
    if (options.hasSandboxControls)
      app.post('/__sandbox/vpn/fail', async ({ body }) => {
        const { times } = Object(body) as { times?: unknown };
        if (typeof times !== 'number' || !Number.isInteger(times) || times < 0 || times > 1_000)
          throw new VpnError('InvalidRequest', 'times must be a whole number from 0 to 1000');
        faults.plan(times);
        return { planned: times };
      });
  };
}

async function apiRoutes(
  app: FastifyInstance,
  service: VpnService,
  faults: Faults,
  { secret, now }: Pick<VpnOptions, 'secret' | 'now'>,
): Promise<void> {
  // The body is parsed only after its signature was verified.
  keepRawBody(app, 4_096);
  app.addHook('preHandler', async (request) => {
    if (!isSignedRequest(request, secret, now()))
      throw new VpnError('Unauthorized', 'The signature is missing, wrong or too old');
    faults.take();
  });
  app.put('/:reference', async (request) => {
    const { revision, expiresAt } = fieldsOf(request);
    const at = new Date(typeof expiresAt === 'string' ? expiresAt : Number.NaN);
    if (Number.isNaN(at.getTime())) throw new VpnError('InvalidRequest', 'expiresAt must be a time');
    return service.set(referenceOf(request), revisionOf(revision), at);
  });
  app.post('/:reference/end', async (request) =>
    service.end(referenceOf(request), revisionOf(fieldsOf(request)['revision'])),
  );
  app.get('/:reference', async (request) => service.get(referenceOf(request)));
}

function referenceOf({ params }: FastifyRequest): string {
  const { reference } = params as { reference: string };
  if (!referencePattern.test(reference)) throw new VpnError('InvalidRequest', 'The reference is malformed');
  return reference;
}

function revisionOf(value: unknown): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 1 || value > 2_000_000_000)
    throw new VpnError('InvalidRequest', 'revision must be a positive whole number');
  return value;
}

function fieldsOf(request: FastifyRequest): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(rawBody(request));
    if (typeof value === 'object' && value !== null) return { ...value };
  } catch {
    // The error is thrown below, as for every other body that is not an object.
  }
  throw new VpnError('InvalidRequest', 'The body must be a JSON object');
}

function sendError(error: FastifyError | VpnError, request: FastifyRequest, reply: FastifyReply) {
  const send = (status: number, type: string, message: string) =>
    reply.status(status).send({ error: { type, message } });
  if (error instanceof VpnError) return send(error.status, error.type, error.message);
  const status = error.statusCode ?? 500;
  if (status < 500) return send(status, 'InvalidRequest', 'The request cannot be read');
  if (isUnavailable(error)) {
    reply.header('retry-after', String(RETRY_AFTER_SECONDS));
    return send(503, 'Unavailable', 'The VPN vendor cannot answer just now');
  }
  request.log.error({ err: error }, 'unforeseen failure');
  return send(500, 'InternalError', 'The VPN vendor failed');
}
