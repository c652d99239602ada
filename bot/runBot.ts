import fastify from 'fastify';
import { webhookCallback } from 'grammy';
import type { Bot } from 'grammy';
import type { BotLogger } from './BotLogger.ts';
import type { BotSettings, Webhook } from './BotSettings.ts';
import { createBot } from './createBot.ts';
import { introduceBot } from './introduceBot.ts';
import { NotificationSender } from './NotificationSender.ts';
import { OperatorClient } from './OperatorClient.ts';

export interface RunningBot {
  /** Resolves when updates and notifications under way are done. */
  stop(): Promise<void>;
}

const updates = ['message', 'my_chat_member'] as const;

/** Starts the bot; resolves once it takes updates. Rejects if the messenger refuses the token. */
export async function runBot(settings: BotSettings, logger: BotLogger): Promise<RunningBot> {
  const operator = new OperatorClient(settings.operatorUrl, settings.secret);
  const bot = createBot(settings, operator, logger);
  await bot.init();
  await introduceBot(bot.api, settings.appUrl);
  const stopUpdates = settings.webhook === null ? await poll(bot, logger) : await receive(bot, settings.webhook);
  const sender = new NotificationSender(bot.api, operator, settings.appUrl, logger);
  sender.start();
  return {
    async stop() {
      await sender.stop();
      await stopUpdates();
    },
  };
}

async function poll(bot: Bot, logger: BotLogger): Promise<() => Promise<void>> {
  let ended = Promise.resolve();
  await new Promise<void>((started, failed) => {
    ended = bot.start({ allowed_updates: updates, onStart: () => started() }).catch((error: unknown) => {
      logger.warn({ err: error }, 'the bot stopped fetching updates');
      failed(error);
    });
  });
  return async () => {
    await bot.stop();
    await ended;
  };
}

async function receive(bot: Bot, { url, port, secret }: Webhook): Promise<() => Promise<void>> {
  const server = fastify();
  server.get('/healthz', () => ({ status: 'ok' }));
  server.post(new URL(url).pathname, webhookCallback(bot, 'fastify', { secretToken: secret }));
  await server.listen({ port, host: '0.0.0.0' });
  await bot.api.setWebhook(url, { secret_token: secret, allowed_updates: updates });
  return () => server.close();
}
