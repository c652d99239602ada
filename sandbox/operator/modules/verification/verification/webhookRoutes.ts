import type { FastifyInstance } from 'fastify';
import { sendError } from '../../../edge/errorReply.ts';
import type { OperatorDeps } from '../../../OperatorDeps.ts';
import { keepRawBody, rawBody } from '../../../../rawBody.ts';
import { isSigned } from '../../../../signing.ts';
import type { WebhookService } from './WebhookService.ts';

/** The provider's signed webhooks. 2xx: accepted, do not send again; anything else: not accepted. */
export async function webhookRoutes(
  app: FastifyInstance,
  { deps, webhooks }: { deps: OperatorDeps; webhooks: WebhookService },
): Promise<void> {
  keepRawBody(app, 16_384, 'application/json');
  app.setErrorHandler(sendError);
  app.post('/webhooks/verification', async (request, reply) => {
    const body = rawBody(request);
    const message = { method: request.method, path: request.url, body };
    if (!isSigned(deps.config.verificationSecret, request.headers, message, deps.clock.wall()))
      return reply.code(401).send({ outcome: 'refused', reason: 'signature' });
    const verdict = await webhooks.receive(body);
    if (verdict === null) return reply.code(400).send({ outcome: 'refused', reason: 'no message' });
    if (verdict.outcome !== 'refused') return reply.code(200).send(verdict);
    return reply.code(verdict.reason === 'unknown applicant' ? 404 : 422).send(verdict);
  });
}
