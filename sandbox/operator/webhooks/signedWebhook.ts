import type { FastifyInstance, FastifyReply } from 'fastify';
import { keepRawBody, rawBody } from '../../rawBody.ts';
import { isSignedRequest } from '../../signedRequest.ts';
import { sendError } from '../edge/errorReply.ts';
import type { OperatorDeps } from '../OperatorDeps.ts';

export interface SignedWebhook {
  readonly path: string;
  readonly secret: string;
  /** In bytes. */
  readonly bodyLimit: number;
  /** Called with the body of a message whose signature is right. */
  readonly take: (body: string, reply: FastifyReply) => Promise<FastifyReply> | FastifyReply;
}

/** The address for a third party's signed messages. One that it has not signed with its secret just now gets a 401. */
export function signedWebhook(
  app: FastifyInstance,
  { clock }: Pick<OperatorDeps, 'clock'>,
  { path, secret, bodyLimit, take }: SignedWebhook,
): void {
  keepRawBody(app, bodyLimit, 'application/json');
  app.setErrorHandler(sendError);
  app.post(path, async (request, reply) => {
    if (!isSignedRequest(request, secret, clock.wall()))
      return reply.code(401).send({ outcome: 'refused', reason: 'signature' });
    return take(rawBody(request), reply);
  });
}
