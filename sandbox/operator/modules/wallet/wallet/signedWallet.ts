import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isUnavailable, RETRY_AFTER_SECONDS } from '../../../../database/failures.ts';
import type { OperatorDeps } from '../../../OperatorDeps.ts';
import { keepRawBody } from '../../../../rawBody.ts';
import { isSignedRequest } from '../../../../signedRequest.ts';
import { WalletError } from './WalletError.ts';

/** Makes all routes of `app` calls of one vendor: signed with its secret, refused by 4xx `{error: {type, message}}`. */
export function signedWallet(app: FastifyInstance, deps: Pick<OperatorDeps, 'clock'>, secret: string): void {
  keepRawBody(app, 32_768, 'application/json');
  app.addHook('preHandler', async (request) => {
    if (!isSignedRequest(request, secret, deps.clock.wall())) {
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
}
