import type { OperatorDeps } from '../../../OperatorDeps.ts';
import { fetchJson } from '../../../vendors/fetchJson.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Calls of the messenger's Bot API that need an answer at once; what can wait is sent by the bot itself. */
export class BotApi {
  constructor(private readonly deps: Pick<OperatorDeps, 'config' | 'fetch'>) {}

  /** The method's result. Throws VendorError if it is refused or there is no answer. */
  async call(method: string, fields: Fields): Promise<unknown> {
    const { config, fetch: fetcher } = this.deps;
    const answer = await fetchJson(fetcher, `${config.telegramApiRoot}/bot${config.telegramBotToken}/${method}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fields),
    });
    return typeof answer === 'object' && answer !== null && 'result' in answer ? answer.result : null;
  }
}
