import { randomUUID } from 'node:crypto';
import { signedHeaders } from '../server/http/signing.ts';
import type { Locale, Words } from './words/wordsByLocale.ts';

/** Time limit of a call, in ms. */
const TIMEOUT_MS = 10_000;

export interface BotUser {
  /** The given name as the operator takes it: cleaned, and empty if it is none. */
  readonly name: string;
  readonly is_linked: boolean;
  readonly locale: Locale;
}

export interface WaitingMessage {
  readonly id: string;
  readonly telegram_id: number;
  readonly locale: Locale;
  readonly title: string;
  readonly body: string;
  readonly path: string;
}

export type Report =
  | { readonly outcome: 'sent' | 'blocked' | 'failed' }
  | { readonly outcome: 'later'; readonly wait_seconds: number };

/** The operator did not take a call. */
export class OperatorCallError extends Error {
  override readonly name = 'OperatorCallError';
}

/** The operator's API for the bot. Every method throws OperatorCallError if it gets no answer. */
export class OperatorClient {
  constructor(
    private readonly operatorUrl: string,
    private readonly secret: string,
  ) {}

  user(telegramId: number, languageCode: string, firstName: string): Promise<BotUser> {
    return this.call('user', { telegram_id: telegramId, language_code: languageCode, first_name: firstName });
  }

  setAccess(telegramId: number, mayWrite: boolean): Promise<unknown> {
    return this.call('access', { telegram_id: telegramId, may_write: mayWrite });
  }

  async messages(): Promise<readonly WaitingMessage[]> {
    return (await this.call<{ readonly messages: readonly WaitingMessage[] }>('messages', {})).messages;
  }

  report(id: string, report: Report): Promise<unknown> {
    return this.call('report', { id, ...report });
  }

  async contact(telegramId: number, userId: number | null, phone: string): Promise<keyof Words['contact']> {
    const fields = { telegram_id: telegramId, user_id: userId, phone };
    return (await this.call<{ readonly outcome: keyof Words['contact'] }>('contact', fields)).outcome;
  }

  /** The link by which a user invites others; null without an account. */
  async invitation(telegramId: number): Promise<string | null> {
    const fields = { telegram_id: telegramId };
    return (await this.call<{ readonly link: string | null }>('invitation', fields)).link;
  }

  private async call<Answer>(method: string, fields: object): Promise<Answer> {
    const path = `/bot/${method}`;
    const body = JSON.stringify({ nonce: randomUUID(), ...fields });
    const headers = signedHeaders(this.secret, { method: 'POST', path, body }, Date.now());
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const response = await fetch(`${this.operatorUrl}${path}`, { method: 'POST', headers, body, signal });
      if (!response.ok) throw new OperatorCallError(`${method} was answered by ${response.status}`);
      // The operator is trusted, as the other side of a shared secret.
      return (await response.json()) as Answer;
    } catch (error) {
      if (error instanceof OperatorCallError) throw error;
      throw new OperatorCallError(`${method} was not answered`, { cause: error });
    }
  }
}
