import type { FastifyInstance } from 'fastify';
import { keepRawBody, rawBody } from '../../../rawBody.ts';
import { isSigned } from '../../../signing.ts';
import { sendError } from '../../edge/errorReply.ts';
import type { OperatorCore } from '../../module.ts';

/** The content system's signed message that something has changed: what changed is asked for. */
export async function contentWebhook(
  app: FastifyInstance,
  { config, clock, content }: Pick<OperatorCore, 'config' | 'clock' | 'content'>,
): Promise<void> {
  keepRawBody(app, 1024 * 1024, 'application/json');
  app.setErrorHandler(sendError);
  app.post('/webhooks/content', async (request, reply) => {
    const message = { method: request.method, path: request.url, body: rawBody(request) };
    if (!isSigned(config.contentWebhookSecret, request.headers, message, clock.wall()))
      return reply.code(401).send({ outcome: 'refused', reason: 'signature' });
    content.forget();
    return reply.code(204).send();
  });
}
