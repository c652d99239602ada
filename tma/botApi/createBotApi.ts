import type { FastifyInstance } from 'fastify';
import { BotApiMethods } from './BotApiMethods.ts';
import { botApiRoutes } from './botApiRoutes.ts';
import { ChatApi } from './ChatApi.ts';
import { chatRoutes } from './chatRoutes.ts';
import { ChatStore } from './ChatStore.ts';
import { UpdateQueue } from './UpdateQueue.ts';

interface Options {
  readonly token: string;
  readonly botName: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly fetch: typeof fetch;
}

/** A local Bot API for one bot, and the chats of its users. */
export function createBotApi({ token, botName, now, fetch: fetcher }: Options) {
  const seconds = () => Math.floor(now() / 1000);
  const chats = new ChatStore();
  const updates = new UpdateQueue(fetcher);
  const me = { id: Number(token.split(':')[0]), name: 'Croupier', username: botName };
  const api = new BotApiMethods(me, chats, updates, seconds);
  const chat = new ChatApi(api, chats, updates, seconds);
  return {
    chat,
    async routes(app: FastifyInstance): Promise<void> {
      // Before the routes' own close: a poll under way would hold it up.
      app.addHook('preClose', () => updates.close());
      await app.register((scope) => botApiRoutes(scope, { api, token }));
      await app.register((scope) => chatRoutes(scope, { api, chat }));
    },
  };
}
