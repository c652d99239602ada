import { randomUUID } from 'node:crypto';
import { isAccepted, postSigned } from '../webhooks/postSigned.ts';

export interface ChangeNoticesOptions {
  /** Who is told, in this order; each waits for the one before it, since the site asks the operator. */
  readonly targets: readonly string[];
  readonly secret: string;
  readonly fetch: typeof fetch;
  readonly now: () => number;
  readonly onFailure: (target: string, reason: string) => void;
}

/** An event in Strapi's format. */
export interface ContentEvent {
  readonly event: 'entry.create' | 'entry.update' | 'entry.publish' | 'entry.unpublish' | 'entry.delete';
  readonly model: string;
  readonly entry: Readonly<Record<string, unknown>>;
}

const TIMEOUT_MS = 2_000;
const TRIES = 3;

/** Tells site and operator of each change, signed. Changes reach them without a message too, only later. */
export class ChangeNotices {
  private last: Promise<void> = Promise.resolve();

  constructor(private readonly options: ChangeNoticesOptions) {}

  /** Resolves when all have been told, or cannot be. Never rejects. */
  tell({ event, model, entry }: ContentEvent): Promise<void> {
    const createdAt = new Date(this.options.now()).toISOString();
    // The id makes each message its own: the same one twice counts once.
    const body = JSON.stringify({ id: randomUUID(), event, createdAt, model, uid: `api::${model}.${model}`, entry });
    this.last = this.last.then(() => this.tellAll(body));
    return this.last;
  }

  private async tellAll(body: string): Promise<void> {
    for (const target of this.options.targets) {
      const reason = await this.send(target, body);
      if (reason !== null) this.options.onFailure(target, reason);
    }
  }

  /** Null if the target has taken it, else why not. Each try has a signature of its own. */
  private async send(target: string, body: string): Promise<string | null> {
    const { secret, fetch: fetcher, now } = this.options;
    let reason = '';
    for (let number = 0; number < TRIES; number += 1) {
      try {
        const message = { url: target, body, secret, at: now(), timeoutMs: TIMEOUT_MS };
        const status = await postSigned(fetcher, message);
        // 409: it was told already.
        if (isAccepted(status) || status === 409) return null;
        reason = `answered ${status}`;
      } catch (error) {
        reason = String(error);
      }
    }
    return reason;
  }
}
