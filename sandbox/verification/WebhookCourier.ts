import type { Database } from '../database/database.ts';
import { signedHeaders, signedPath } from '../signing.ts';
import { claimEvents, markDelivered, markRefused } from './eventRepository.ts';
import type { VerificationEvent } from './eventRepository.ts';

const BATCH = 20;
const TIMEOUT_MS = 5_000;
/** In ms; longer than the request timeout, so that two replicas never send the same event at once. */
const LEASE_MS = 15_000;
const GIVE_UP_MS = 24 * 3_600_000;
const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 60_000;

export interface CourierOptions {
  readonly database: Database;
  readonly secret: string;
  readonly fetch: typeof fetch;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Sends events to the casino, with retries for a day until a 2xx. */
export class WebhookCourier {
  private readonly held = new Set<string>();

  constructor(private readonly options: CourierOptions) {}

  /** Stops the delivery of events about this user, as if every message were lost. */
  hold(externalUserId: string): void {
    this.held.add(externalUserId);
  }

  /** Sends the due events; returns how many were sent, accepted or not. */
  async deliverDue(): Promise<number> {
    const { database, now } = this.options;
    const at = now();
    const events = await claimEvents(database, new Date(at), new Date(at + LEASE_MS), BATCH);
    await Promise.all(events.map((event) => this.deliver(event)));
    return events.length;
  }

  /** Sends an event once, whatever its state. Returns the HTTP status, or 0 without a reply. */
  async send({ webhookUrl, body }: Pick<VerificationEvent, 'webhookUrl' | 'body'>): Promise<number> {
    const { fetch: fetcher, secret, now } = this.options;
    try {
      const response = await fetcher(webhookUrl, {
        method: 'POST',
        headers: signedHeaders(secret, { method: 'POST', path: signedPath(webhookUrl), body }, now()),
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.body?.cancel();
      return response.status;
    } catch {
      // A casino that cannot be reached is not an error: the delivery is retried.
      return 0;
    }
  }

  private async deliver(event: VerificationEvent): Promise<void> {
    const { database, now } = this.options;
    if (this.held.has(event.externalUserId)) return markRefused(database, event.id, 'held', null);
    const status = await this.send(event);
    const answer = status === 0 ? 'no answer' : String(status);
    if (status >= 200 && status < 300) return markDelivered(database, event.id, answer, new Date(now()));
    const delay = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.min(event.attempts - 1, 16));
    const isTooLate = now() + delay - event.createdAt.getTime() > GIVE_UP_MS;
    return markRefused(database, event.id, answer, isTooLate ? null : new Date(now() + delay));
  }
}
