import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { Database } from '../database/database.ts';
import { keepRawBody, rawBody } from '../rawBody.ts';
import { isSignedRequest } from '../signedRequest.ts';
import { insertMessage, latestMessages } from './messageRepository.ts';
import { outboxPage, outboxHeaders } from './outboxPage.ts';
import { readMessage } from './readMessage.ts';

export interface MessagesOptions {
  readonly database: Database;
  /** Shared with the operator, which signs what it sends. */
  readonly secret: string;
  readonly hasSandboxControls: boolean;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

const SHOWN = 100;
const BODY_LIMIT = 32_768;

/**
 * The delivery service for e-mails and text messages. It delivers nothing: each message is shown on its outbox page, so
 * that a person and a test can read codes and follow links.
 */
export function messagesServer({ database, secret, hasSandboxControls, now }: MessagesOptions): FastifyPluginAsync {
  return async (app) => {
    await app.register(signedRoutes, { prefix: '/messages' });
    app.get<{ Querystring: { to?: string } }>('/outbox', async (request, reply) => {
      const to = String(request.query.to ?? '').trim();
      return reply.headers(outboxHeaders).send(outboxPage(await latestMessages(database, to, SHOWN), to));
    });
    if (hasSandboxControls)
      app.get<{ Querystring: { to?: string } }>('/__sandbox/messages', async (request) => ({
        messages: await latestMessages(database, String(request.query.to ?? ''), SHOWN),
      }));
  };

  async function signedRoutes(app: FastifyInstance): Promise<void> {
    // The body is parsed only after its signature was verified.
    keepRawBody(app, BODY_LIMIT);
    app.post('/send', async (request, reply) => {
      if (!isSignedRequest(request, secret, now())) return reply.code(401).send({ error: 'Unauthorized' });
      const message = readMessage(rawBody(request));
      if (message === null) return reply.code(400).send({ error: 'InvalidRequest' });
      await insertMessage(database, message, new Date(now()));
      return { id: message.id };
    });
  }
}
