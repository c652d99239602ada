import type { Database } from '../database/database.ts';
import { signedHeaders, signedPath } from '../signing.ts';
import { claimEvents, markAsked, markDelivered, markRefused } from './eventRepository.ts';
import type { PaymentEvent } from './eventRepository.ts';
import { retryDelay } from './retryDelay.ts';
import type { VendorClock } from './VendorClock.ts';

const BATCH = 20;
const TIMEOUT_MS = 5_000;
/** In ms; longer than the request timeout, so that two replicas never send the same event at once. */
const LEASE_MS = 15_000;
const GIVE_UP_MS = 24 * 3_600_000;

export interface CourierOptions {
  readonly database: Database;
  readonly clock: VendorClock;
  readonly secret: string;
  readonly fetch: typeof fetch;
  readonly random: () => number;
}

/** Sends events to merchants, with retries for a day until a 2xx. */
export class WebhookCourier {
  private readonly held = new Set<string>();

  constructor(private readonly options: CourierOptions) {}

  /** Stops automatic delivery of this payment's events, as if every message were lost. */
  hold(merchantRef: string): void {
    this.held.add(merchantRef);
  }

  /** Sends the due events; returns how many were sent, accepted or not. */
  async deliverDue(): Promise<number> {
    const { database, clock } = this.options;
    const events = await claimEvents(database, clock.now(), clock.in(LEASE_MS), BATCH);
    await Promise.all(events.map((event) => this.deliver(event)));
    return events.length;
  }

  /** Sends an event once, whatever its state. Returns the HTTP status, or 0 without a reply. */
  async send(
    { webhookUrl, body }: Pick<PaymentEvent, 'webhookUrl' | 'body'>,
    secret = this.options.secret,
  ): Promise<number> {
    const { fetch: fetcher, clock } = this.options;
    try {
      const response = await fetcher(webhookUrl, {
        method: 'POST',
        headers: signedHeaders(secret, { method: 'POST', path: signedPath(webhookUrl), body }, clock.wall()),
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.body?.cancel();
      return response.status;
    } catch {
      // An unreachable merchant is not an error: the delivery is retried.
      return 0;
    }
  }

  /** Sends an event because a person asked for it, and notes the answer; a held one is sent as well. */
  async resend(event: PaymentEvent): Promise<void> {
    const { database, clock } = this.options;
    const status = await this.send(event);
    await markAsked(database, event.id, answerText(status));
    if (isAccepted(status)) await markDelivered(database, event.id, answerText(status), clock.now());
  }

  private async deliver(event: PaymentEvent): Promise<void> {
    const { database, clock, random } = this.options;
    if (this.held.has(event.merchantRef)) return markRefused(database, event.id, 'held', null);
    const status = await this.send(event);
    const answer = answerText(status);
    if (isAccepted(status)) return markDelivered(database, event.id, answer, clock.now());
    const retryAt = clock.in(retryDelay(event.attempts, random()));
    const isTooLate = retryAt.getTime() - event.createdAt.getTime() > GIVE_UP_MS;
    return markRefused(database, event.id, answer, isTooLate ? null : retryAt);
  }
}

const answerText = (status: number): string => (status === 0 ? 'no answer' : String(status));
const isAccepted = (status: number): boolean => status >= 200 && status < 300;
