import { EnvReader } from '../server/EnvReader.ts';
import type { Env } from '../server/EnvReader.ts';

export interface Webhook {
  /** The public https address that the messenger sends updates to. */
  readonly url: string;
  /** The port that this process listens at for it. */
  readonly port: number;
  /** The messenger repeats it in a header of every update. */
  readonly secret: string;
}

/** The settings of the bot's process. */
export interface BotSettings {
  readonly token: string;
  /** Address of the Bot API. */
  readonly apiRoot: string;
  /** The mini app's address, of the site itself. */
  readonly appUrl: string;
  readonly operatorUrl: string;
  /** Signs calls to the operator, which has the same. */
  readonly secret: string;
  /** Null: the bot fetches updates itself. */
  readonly webhook: Webhook | null;
}

/** Reads and validates the bot's settings. Throws a SettingsError that lists every error. */
export function readBotSettings(env: Env): BotSettings {
  const read = new EnvReader(env);
  const webhookUrl = read.addressOrNone('TELEGRAM_WEBHOOK_URL', ['https:', 'http:']);
  const settings: BotSettings = {
    token: read.secret('TELEGRAM_BOT_TOKEN', ''),
    apiRoot: read.url('TELEGRAM_API_ROOT', 'https://api.telegram.org'),
    appUrl: read.url('SITE_URL', 'http://localhost:3000'),
    operatorUrl: read.url('OPERATOR_URL', 'http://localhost:3001'),
    secret: read.secret('BOT_SECRET', 'sandbox-bot-secret'),
    webhook:
      webhookUrl === null
        ? null
        : {
            url: webhookUrl,
            port: read.integer('TELEGRAM_WEBHOOK_PORT', 8080, 1, 65_535),
            secret: read.secret('TELEGRAM_WEBHOOK_SECRET', ''),
          },
  };
  read.demandNoFaults();
  return settings;
}
