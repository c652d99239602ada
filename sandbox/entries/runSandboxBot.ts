import type { BotLogger } from '../../bot/BotLogger.ts';
import { runBot } from '../../bot/runBot.ts';
import type { RunningBot } from '../../bot/runBot.ts';
import type { SandboxSettings } from '../settings.ts';

/** Runs the bot against the local Bot API. A real bot, with its own token, is a process of its own: `npm run bot`. */
export async function runSandboxBot(config: SandboxSettings, logger: BotLogger): Promise<RunningBot> {
  if (config.telegramApiRoot !== config.telegramUrl) return { stop: async () => undefined };
  return runBot(
    {
      token: config.telegramBotToken,
      apiRoot: config.telegramApiRoot,
      appUrl: config.siteUrl,
      operatorUrl: config.operatorUrl,
      secret: config.botSecret,
      webhook: null,
    },
    logger,
  );
}
