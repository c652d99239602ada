import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isUnavailable, RETRY_AFTER_SECONDS } from '../../../database/failures.ts';
import type { OperatorDeps } from '../../OperatorDeps.ts';
import { keepRawBody, rawBody } from '../../../rawBody.ts';
import { isSigned } from '../../../signing.ts';
import { WalletError } from './WalletError.ts';
import { readBet, readRollback, readSession, readWin } from './walletRequests.ts';
import type { RollbackService } from './RollbackService.ts';
import type { WalletService } from './WalletService.ts';

export interface WalletOptions {
  readonly deps: OperatorDeps;
  readonly wallet: WalletService;
  readonly rollbacks: RollbackService;
}

/** The signed seamless-wallet API for the studio. Refusals are 4xx `{error: {type, message}}`. */
export async function walletRoutes(app: FastifyInstance, { deps, wallet, rollbacks }: WalletOptions): Promise<void> {
  keepRawBody(app, 16_384, 'application/json');
  app.addHook('preHandler', async (request) => {
    const message = { method: request.method, path: request.url, body: rawBody(request) };
    if (!isSigned(deps.config.walletSecret, request.headers, message, deps.clock.wall())) {
      throw new WalletError('InvalidSignature', 'The signature is wrong or too old');
    }
  });
  app.setErrorHandler((error, request: FastifyRequest, reply) => {
    if (error instanceof WalletError)
      return reply.code(error.status).send({ error: { type: error.type, message: error.message } });
    const { statusCode } = Object(error) as { statusCode?: number };
    if (statusCode === 413)
      return reply.code(413).send({ error: { type: 'InvalidRequest', message: 'The request is too large' } });
    if (statusCode !== undefined && statusCode < 500)
      return reply.code(422).send({ error: { type: 'InvalidRequest', message: 'The request could not be read' } });
    // The database is unavailable: a 5xx means "unknown result" to the studio, and it retries.
    if (isUnavailable(error))
      return reply
        .code(503)
        .header('retry-after', String(RETRY_AFTER_SECONDS))
        .send({ error: { type: 'Unavailable', message: 'The outcome is unknown, ask again' } });
    request.log.error({ err: error }, 'unforeseen failure of the wallet');
    return reply.code(500).send({ error: { type: 'InternalError', message: 'The outcome is unknown, ask again' } });
  });
  app.post('/wallet/session', (request) => wallet.session(readSession(rawBody(request))));
  app.post('/wallet/bet', (request) => wallet.bet(readBet(rawBody(request))));
  app.post('/wallet/win', (request) => wallet.win(readWin(rawBody(request))));
  app.post('/wallet/rollback', (request) => rollbacks.rollback(readRollback(rawBody(request))));
}
