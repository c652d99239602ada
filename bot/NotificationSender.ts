import { GrammyError, HttpError, InlineKeyboard } from 'grammy';
import type { Api } from 'grammy';
import { appAddress } from './appAddress.ts';
import type { BotLogger } from './BotLogger.ts';
import type { OperatorClient, Report, WaitingMessage } from './OperatorClient.ts';
import { wordsByLocale } from './words/wordsByLocale.ts';

/** Pause between two looks at the operator's queue, in ms. */
const PAUSE_MS = 1_000;
/** Wait after an error of the messenger that names none, in seconds. */
const WAIT_SECONDS = 5;

/**
 * Sends what the operator has for the messenger, and reports what became of it. A message that was sent, but whose
 * report was lost, comes again: then only the report is repeated.
 */
export class NotificationSender {
  private readonly unreported = new Map<string, Report>();
  private timer: NodeJS.Timeout | null = null;
  private running: Promise<void> = Promise.resolve();
  private isStopped = false;

  constructor(
    private readonly api: Api,
    private readonly operator: OperatorClient,
    private readonly appUrl: string,
    private readonly logger: BotLogger,
  ) {}

  start(): void {
    this.running = this.runOnce().finally(() => {
      if (!this.isStopped) this.timer = setTimeout(() => this.start(), PAUSE_MS);
    });
  }

  /** Resolves when the run under way has ended. */
  async stop(): Promise<void> {
    this.isStopped = true;
    if (this.timer !== null) clearTimeout(this.timer);
    await this.running;
  }

  /** Sends all waiting messages. Never rejects. */
  async runOnce(): Promise<void> {
    try {
      for (const message of await this.operator.messages()) {
        const report = this.unreported.get(message.id) ?? (await this.send(message));
        this.unreported.set(message.id, report);
        await this.operator.report(message.id, report);
        this.unreported.delete(message.id);
      }
    } catch (error) {
      this.logger.warn({ err: error }, 'the operator’s messages were not fetched or reported');
    }
  }

  private async send({ telegram_id, locale, title, body, path }: WaitingMessage): Promise<Report> {
    try {
      await this.api.sendMessage(telegram_id, `${title}\n${body}`, {
        entities: [{ type: 'bold', offset: 0, length: title.length }],
        reply_markup: new InlineKeyboard().webApp(wordsByLocale[locale].go, appAddress(this.appUrl, locale, path)),
      });
      return { outcome: 'sent' };
    } catch (error) {
      this.logger.warn({ err: error }, 'a notification was not sent');
      return reportOf(error);
    }
  }
}

function reportOf(error: unknown): Report {
  if (error instanceof HttpError) return { outcome: 'later', wait_seconds: WAIT_SECONDS };
  if (!(error instanceof GrammyError)) return { outcome: 'failed' };
  if (error.error_code === 403) return { outcome: 'blocked' };
  if (error.error_code === 429 || error.error_code >= 500)
    return { outcome: 'later', wait_seconds: error.parameters.retry_after ?? WAIT_SECONDS };
  return { outcome: 'failed' };
}
