import { BotApiError } from './BotApiError.ts';

export type Update = Readonly<Record<string, unknown>> & { readonly update_id: number };

interface Webhook {
  readonly url: string;
  readonly secret: string;
}

/** Pause before an update that a webhook did not take is sent again, in ms. */
const RETRY_MS = 1_000;
const KINDS = ['message', 'callback_query', 'my_chat_member'] as const;
export type UpdateKind = (typeof KINDS)[number];

/** Updates for the bot: kept until it has confirmed them, by long polling or by a webhook. */
export class UpdateQueue {
  private readonly updates: Update[] = [];
  private nextId = 1;
  private readonly waiting = new Set<() => void>();
  private webhook: Webhook | null = null;
  private allowed: readonly string[] = KINDS;
  private delivering: Promise<void> = Promise.resolve();
  private isClosed = false;

  constructor(private readonly fetcher: typeof fetch) {}

  add(kind: UpdateKind, content: object): void {
    if (!this.allowed.includes(kind)) return;
    this.updates.push({ update_id: this.nextId, [kind]: content });
    this.nextId += 1;
    this.wake();
    if (this.webhook !== null) this.deliver();
  }

  allow(kinds: readonly unknown[] | null): void {
    if (kinds !== null) this.allowed = kinds.length === 0 ? KINDS : kinds.map(String);
  }

  /** Confirms every update before `offset`, and waits up to `timeoutMs` for further ones. */
  async take(offset: number, limit: number, timeoutMs: number, whenGone: AbortSignal): Promise<readonly Update[]> {
    if (this.webhook !== null)
      throw new BotApiError(
        409,
        "Conflict: can't use getUpdates method while webhook is active; use deleteWebhook to delete the webhook first",
      );
    // Only one poll at a time: an older one ends empty.
    this.wake();
    while (this.updates[0] !== undefined && this.updates[0].update_id < offset) this.updates.shift();
    if (this.updates.length === 0 && timeoutMs > 0 && !this.isClosed) await this.next(timeoutMs, whenGone);
    return this.updates.slice(0, limit);
  }

  setWebhook(webhook: Webhook | null): void {
    this.webhook = webhook;
    this.wake();
    if (webhook !== null) this.deliver();
  }

  get webhookUrl(): string {
    return this.webhook?.url ?? '';
  }

  get pending(): number {
    return this.updates.length;
  }

  drop(): void {
    this.updates.length = 0;
  }

  /** Ends all polls. */
  async close(): Promise<void> {
    this.isClosed = true;
    this.webhook = null;
    this.wake();
    await this.delivering;
  }

  private wake(): void {
    for (const end of this.waiting) end();
  }

  private next(timeoutMs: number, whenGone: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        this.waiting.delete(end);
        resolve();
      };
      const timer = setTimeout(end, timeoutMs);
      this.waiting.add(end);
      whenGone.addEventListener('abort', end, { once: true });
    });
  }

  private deliver(): void {
    this.delivering = this.delivering.then(() => this.deliverAll());
  }

  private async deliverAll(): Promise<void> {
    while (this.webhook !== null && this.updates[0] !== undefined) {
      const isTaken = await this.post(this.webhook, this.updates[0]);
      if (isTaken) this.updates.shift();
      else await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }

  private async post({ url, secret }: Webhook, update: Update): Promise<boolean> {
    try {
      const headers = {
        'content-type': 'application/json',
        ...(secret === '' ? {} : { 'x-telegram-bot-api-secret-token': secret }),
      };
      const response = await this.fetcher(url, { method: 'POST', headers, body: JSON.stringify(update) });
      return response.ok;
    } catch {
      return false;
    }
  }
}
