import type { FastifyInstance } from 'fastify';
import type { OperatorCore } from '../../module.ts';
import { signedWebhook } from '../../webhooks/signedWebhook.ts';

/** The content system's signed message that something has changed: what changed is asked for. */
export async function contentWebhook(
  app: FastifyInstance,
  { config, clock, content }: Pick<OperatorCore, 'config' | 'clock' | 'content'>,
): Promise<void> {
  signedWebhook(
    app,
    { clock },
    {
      path: '/webhooks/content',
      secret: config.contentWebhookSecret,
      bodyLimit: 1024 * 1024,
      take(_body, reply) {
        content.forget();
        return reply.code(204).send();
      },
    },
  );
}
