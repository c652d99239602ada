import type { Database } from '../database/database.ts';
import { isAccepted, postSigned } from './postSigned.ts';
import { retryDelay } from './retryDelay.ts';
import type { WebhookEvent, WebhookEvents } from './WebhookEvents.ts';

const BATCH = 20;
const TIMEOUT_MS = 5_000;
/** In ms; longer than the request timeout, so that two replicas never send the same event at once. */
const LEASE_MS = 15_000;
const GIVE_UP_MS = 24 * 3_600_000;

export interface CourierOptions {
  readonly database: Database;
  readonly events: WebhookEvents;
  readonly secret: string;
  readonly fetch: typeof fetch;
  /** The vendor's time in Unix ms, by which events become due. */
  readonly now: () => number;
  /** The wall time in Unix ms, for signatures; default: the vendor's time. */
  readonly wall?: () => number;
  /** Random number in [0, 1) that shortens the delays between deliveries; default: none is shortened. */
  readonly random?: () => number;
}

/** Sends a vendor's events to its clients, with retries for a day until a 2xx. */
export class WebhookCourier {
  private readonly held = new Set<string>();

  constructor(private readonly options: CourierOptions) {}

  /** Stops automatic delivery of the events about this subject, as if every message were lost. */
  hold(subject: string): void {
    this.held.add(subject);
  }

  /** Sends the due events; returns how many were sent, accepted or not. */
  async deliverDue(): Promise<number> {
    const { database, events, now } = this.options;
    const at = now();
    const due = await events.claim(database, new Date(at), new Date(at + LEASE_MS), BATCH);
    await Promise.all(due.map((event) => this.deliver(event)));
    return due.length;
  }

  /** Sends an event once, whatever its state. Returns the HTTP status, or 0 without a reply. */
  async send(
    { webhookUrl: url, body }: Pick<WebhookEvent, 'webhookUrl' | 'body'>,
    secret = this.options.secret,
  ): Promise<number> {
    const { fetch: fetcher, now, wall = now } = this.options;
    try {
      return await postSigned(fetcher, { url, body, secret, at: wall(), timeoutMs: TIMEOUT_MS });
    } catch {
      // An unreachable client is not an error: the delivery is retried.
      return 0;
    }
  }

  private async deliver(event: WebhookEvent): Promise<void> {
    const { database, events, now, random = () => 0 } = this.options;
    if (this.held.has(event.subject)) return events.markRefused(database, event.id, 'held', null);
    const status = await this.send(event);
    const answer = answerText(status);
    if (isAccepted(status)) return events.markDelivered(database, event.id, answer, new Date(now()));
    const retryAt = now() + retryDelay(event.attempts, random());
    const isTooLate = retryAt - event.createdAt.getTime() > GIVE_UP_MS;
    return events.markRefused(database, event.id, answer, isTooLate ? null : new Date(retryAt));
  }
}

/** A status as it is stored with its event. */
export const answerText = (status: number): string => (status === 0 ? 'no answer' : String(status));
