import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply } from 'fastify';
import type { Database } from '../database/database.ts';
import { newEcdh, openMessage } from './openMessage.ts';
import { findBrowser, findMessages, insertBrowser, insertMessage, setAnswer } from './pushRepository.ts';
import type { Browser } from './pushRepository.ts';
import { readSender } from './readSender.ts';

export interface PushOptions {
  readonly database: Database;
  readonly vendorsUrl: string;
  readonly hasSandboxControls: boolean;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** What every push service takes at least, in bytes (RFC 8030). */
const BODY_LIMIT = 4_096;

interface Control {
  readonly id?: unknown;
  readonly status?: unknown;
  readonly retry_after?: unknown;
}

/**
 * A push service (RFC 8030) with browsers of its own, for tests: the services of real browsers cannot be reached from
 * everywhere. It checks the sender's signature and opens the messages, as they and their browsers do.
 */
export function pushServer({ database, vendorsUrl, hasSandboxControls, now }: PushOptions): FastifyPluginAsync {
  return async (app) => {
    await app.register(serviceRoutes, { prefix: '/push' });
    if (hasSandboxControls) await app.register(controlRoutes, { prefix: '/__sandbox/push' });
  };

  async function serviceRoutes(app: FastifyInstance): Promise<void> {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
      done(null, body),
    );
    app.post<{ Params: { id: string } }>('/:id', async ({ params, headers, body }, reply) => {
      const browser = await findBrowser(database, params.id);
      if (browser === null) return reply.code(404).send();
      const sender = readSender(String(headers.authorization), new URL(vendorsUrl).origin, now());
      if (sender === null) return reply.code(403).send();
      const ttl = Number(headers['ttl'] ?? Number.NaN);
      if (headers['content-encoding'] !== 'aes128gcm' || !Number.isInteger(ttl) || !Buffer.isBuffer(body))
        return reply.code(400).send();
      if (browser.status !== 201) return refuse(reply, browser);
      const message = { body: body.toString('base64'), ttl, urgency: String(headers['urgency'] ?? 'normal') };
      await insertMessage(
        database,
        browser.id,
        { ...message, sender: sender.key, subject: sender.subject },
        new Date(now()),
      );
      return reply.code(201).send();
    });
  }

  async function controlRoutes(app: FastifyInstance): Promise<void> {
    app.post('/subscribe', async () => {
      const ecdh = newEcdh();
      const [p256dh, auth, id] = [ecdh.generateKeys('base64url'), randomBytes(16), randomBytes(16).toString('hex')];
      const keys = { private_key: ecdh.getPrivateKey('base64url'), auth: auth.toString('base64url') };
      await insertBrowser(database, { id, ...keys }, new Date(now()));
      return { id, endpoint: `${vendorsUrl}/push/${id}`, p256dh, auth: keys.auth };
    });
    app.post<{ Body: Control }>('/answer', async ({ body }) => {
      await setAnswer(database, String(body.id), Number(body.status), String(body.retry_after ?? ''));
      return { done: true };
    });
    app.post<{ Body: Control }>('/messages', async ({ body }, reply) => {
      const browser = await findBrowser(database, String(body.id));
      if (browser === null) return reply.code(404).send({ error: 'NotFound' });
      const stored = await findMessages(database, browser.id);
      return { messages: stored.map((one) => ({ ...one, body: opened(browser, one.body) })) };
    });
  }
}

function refuse(reply: FastifyReply, { status, retry_after }: Browser): FastifyReply {
  if (retry_after !== '') void reply.header('retry-after', retry_after);
  return reply.code(status).send();
}

function opened({ private_key, auth }: Browser, body: string): string {
  const ecdh = newEcdh();
  ecdh.setPrivateKey(private_key, 'base64url');
  return openMessage(Buffer.from(body, 'base64'), { ecdh, auth: Buffer.from(auth, 'base64url') });
}
