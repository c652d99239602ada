/** The bot as a process of its own: `npm run bot`. */
import { failStart } from '../server/failStart.ts';
import { untilStopped } from '../server/untilStopped.ts';
import { readBotSettings } from './BotSettings.ts';
import { runBot } from './runBot.ts';

try {
  const settings = readBotSettings(process.env);
  const bot = await runBot(settings, { warn: (fields, message) => console.warn(message, fields) });
  untilStopped([() => bot.stop()]);
  console.log(`The bot runs ${settings.webhook === null ? 'and fetches updates' : `behind ${settings.webhook.url}`}.`);
} catch (error) {
  failStart(error);
}
