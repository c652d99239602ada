import type { FastifyInstance } from 'fastify';
import type { OperatorDeps } from '../OperatorDeps.ts';
import { signedWebhook } from './signedWebhook.ts';
import { WebhookInbox } from './WebhookInbox.ts';
import type { MessageKind, Verdict } from './WebhookInbox.ts';

const BODY_LIMIT = 16_384;

export interface MessageWebhook<Message> {
  readonly path: string;
  readonly secret: string;
  readonly kind: MessageKind<Message>;
  /** The reason of a refusal that is answered by 404: what the message is about is not known. */
  readonly unknownReason: string;
}

/** The address for one kind of messages. 2xx: accepted, do not send again; anything else: not accepted. */
export async function messageWebhook<Message>(
  app: FastifyInstance,
  deps: Pick<OperatorDeps, 'database' | 'logger' | 'clock'>,
  { path, secret, kind, unknownReason }: MessageWebhook<Message>,
): Promise<void> {
  const inbox = new WebhookInbox(deps, kind);
  const statusOf = ({ outcome, reason }: Verdict): number => {
    if (outcome !== 'refused') return 200;
    return reason === unknownReason ? 404 : 422;
  };
  signedWebhook(app, deps, {
    path,
    secret,
    bodyLimit: BODY_LIMIT,
    async take(body, reply) {
      const verdict = await inbox.receive(body);
      if (verdict === null) return reply.code(400).send({ outcome: 'refused', reason: 'no message' });
      return reply.code(statusOf(verdict)).send(verdict);
    },
  });
}
