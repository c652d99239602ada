import type { FastifyInstance } from 'fastify';
import { addressKey } from '../http/addressKey.ts';
import { isSigned, SIGNATURE_HEADER, SIGNATURE_WINDOW_MS } from '../http/signing.ts';
import { RateLimiter } from '../RateLimiter.ts';

/** Where the content system reports changes (docs/content.md). */
export const contentChangePath = '/nfx/content/changed';

/** An editor who publishes a list of entries sends a message for each. */
const MESSAGES_PER_ADDRESS = { burst: 60, perSecond: 5 };
/** The longest entry that a content system sends with its message; the site reads nothing of it. */
const MOST_BYTES = 1024 * 1024;

export interface ContentChangeOptions {
  readonly secret: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly onChange: () => void;
}

/**
 * 7-114: a signed message that something has changed. What changed is asked for, not read from the message. A message
 * counts once: whoever has recorded one can make the site ask no second time.
 */
export function contentChangeRoute(app: FastifyInstance, { secret, now, onChange }: ContentChangeOptions): void {
  const fromAddress = new RateLimiter(MESSAGES_PER_ADDRESS);
  /** Signatures that were taken, with their time; older ones than the window are refused by their time alone. */
  const taken = new Map<string, number>();

  function isFirst(signature: string): boolean {
    for (const [old, at] of taken) {
      if (now() - at <= 2 * SIGNATURE_WINDOW_MS) break;
      taken.delete(old);
    }
    if (taken.has(signature)) return false;
    taken.set(signature, now());
    return true;
  }

  // Own parsers for this route alone: the signature covers the text as it was sent.
  void app.register(async (route) => {
    route.removeAllContentTypeParsers();
    route.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    route.post(
      contentChangePath,
      {
        bodyLimit: MOST_BYTES,
        onRequest: async ({ ip }, reply) => {
          const waitMs = fromAddress.take(addressKey(ip), now());
          if (waitMs > 0)
            await reply
              .code(429)
              .header('retry-after', Math.ceil(waitMs / 1000))
              .send({ error: 'too many messages' });
        },
      },
      async (request, reply) => {
        void reply.header('cache-control', 'no-store');
        const body = typeof request.body === 'string' ? request.body : '';
        if (!isSigned(secret, request.headers, { method: 'POST', path: contentChangePath, body }, now()))
          return reply.code(401).send({ error: 'not signed' });
        if (!isFirst(String(request.headers[SIGNATURE_HEADER])))
          return reply.code(409).send({ error: 'already received' });
        onChange();
        return reply.code(204).send();
      },
    );
  });
}
