import { join } from 'node:path';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { Database } from '../database/database.ts';
import { RateLimiter } from '../../server/RateLimiter.ts';
import { FaultyScript } from '../FaultyScript.ts';
import { keepRawBody } from '../rawBody.ts';
import { botAnswer } from './botAnswers.ts';

export interface ChatOptions {
  readonly database: Database;
  /** Folder of the built widget. */
  readonly clientDir: string;
  readonly hasSandboxControls: boolean;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

const BODY_LIMIT = 16_384;
const MOST_TEXT = 4_000;
/** Messages of one address. */
const PACE = { burst: 30, perSecond: 0.5 };

/** Modes in which the widget's script misbehaves beside those of every script. */
const faults = {
  // Everything that a page of another origin must be safe from.
  hostile: `
    const tries = [
      () => parent.document.title,
      () => (parent.document.body.innerHTML = ''),
      () => (top.location = 'https://evil.example/'),
      () => parent.postMessage({ type: 'chat-event', event: { conversationId: {}, text: 7, event: 'sent' } }, '*'),
      () => parent.postMessage({ type: 'chat-start' }, '*'),
    ];
    for (const attack of tries) try { attack(); } catch {}
    for (let turn = 0; turn < 500; turn += 1) parent.postMessage({ type: 'chat-opened', turn }, '*');
  `,
};

/**
 * A chat vendor that answers the script APIs of the six providers: `/chat/{provider}/…` is each one's script. What
 * visitors write is stored, and a script answers, which says so.
 */
export function chatServer({ database, clientDir, hasSandboxControls, now }: ChatOptions): FastifyPluginAsync {
  const script = new FaultyScript(join(clientDir, 'widget.js'), faults);
  const pace = new RateLimiter(PACE);
  return async (root) => {
    await root.register(scriptRoutes, { prefix: '/chat' });
    await root.register(messageRoutes, { prefix: '/chat/api' });
    if (hasSandboxControls) await root.register(controlRoutes, { prefix: '/__sandbox/chat' });
  };

  async function scriptRoutes(app: FastifyInstance): Promise<void> {
    app.get('/:provider/*', (_request, reply) => script.send(reply));
  }

  async function messageRoutes(app: FastifyInstance): Promise<void> {
    app.addHook('onRequest', async (_request, reply) => {
      void reply.header('access-control-allow-origin', '*');
    });
    // A plain text is sent across origins without asking first.
    keepRawBody(app, BODY_LIMIT, 'text/plain');
    app.post('/lines', async ({ ip, body }, reply) => {
      if (!hasSandboxControls && pace.take(ip, now()) > 0) return reply.code(429).send({ error: 'TooManyRequests' });
      const line = readLine(body);
      if (line === null) return reply.code(400).send({ error: 'ValidationError' });
      const { conversation, provider, text, visitor, locale } = line;
      const earlier = await linesOf(conversation);
      const answer = botAnswer(locale, earlier.length === 0);
      for (const [author, written] of [
        ['visitor', text],
        ['agent', answer],
      ] as const)
        await database.query(
          `insert into vendors.chat_lines (conversation, provider, author, text, visitor, created_at)
           values ($1, $2, $3, $4, $5, $6)`,
          [conversation, provider, author, written, visitor, new Date(now())],
        );
      return { answer };
    });
    app.get<{ Params: { conversation: string } }>('/lines/:conversation', async ({ params }) => ({
      lines: await linesOf(params.conversation),
    }));
  }

  function linesOf(conversation: string): Promise<{ author: string; text: string }[]> {
    return database.query(
      'select author, text from vendors.chat_lines where conversation = $1 order by seq limit 200',
      [conversation],
    );
  }

  async function controlRoutes(app: FastifyInstance): Promise<void> {
    script.control(app);
    app.post('/lines', async () => ({
      lines: await database.query(
        'select provider, author, text, visitor from vendors.chat_lines order by seq desc limit 20',
      ),
    }));
  }
}

interface Line {
  readonly conversation: string;
  readonly provider: string;
  readonly text: string;
  readonly visitor: string;
  readonly locale: string;
}

function readLine(body: unknown): Line | null {
  let given: unknown;
  try {
    given = JSON.parse(String(body));
  } catch {
    return null;
  }
  const fields = Object(given) as Readonly<Record<string, unknown>>;
  const text = (name: string, most: number) => {
    const value = fields[name];
    return typeof value === 'string' ? value.slice(0, most) : '';
  };
  const line = {
    conversation: text('conversation', 64),
    provider: text('provider', 20),
    text: text('text', MOST_TEXT),
    visitor: text('visitor', 1_000),
    locale: text('locale', 12).split('-')[0] ?? '',
  };
  return /^[0-9a-f-]{36}$/.test(line.conversation) && line.text.trim() !== '' ? line : null;
}
