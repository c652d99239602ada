import type { Database } from '../database/database.ts';
import { signedHeaders, signedPath } from '../signing.ts';
import { claimEvents, markDelivered, markRefused } from './eventRepository.ts';
import type { PaymentEvent } from './eventRepository.ts';
import { retryDelay } from './retryDelay.ts';
import type { VendorClock } from './VendorClock.ts';

const BATCH = 20;
const TIMEOUT_MS = 5_000;
/** Longer than an answer may take, so that two replicas never send the same event at once. */
const LEASE_MS = 15_000;
const GIVE_UP_MS = 24 * 3_600_000;

export interface CourierOptions {
  readonly database: Database;
  readonly clock: VendorClock;
  readonly secret: string;
  readonly fetch: typeof fetch;
  readonly random: () => number;
}

/** Brings events to merchants until they are taken with a 2xx, for a day. */
export class WebhookCourier {
  private readonly held = new Set<string>();

  constructor(private readonly options: CourierOptions) {}

  /** From now on nothing is told about this payment by itself, as if every message were lost. */
  hold(merchantRef: string): void {
    this.held.add(merchantRef);
  }

  /** Sends what is due. Returns how many were sent, taken or not. */
  async deliverDue(): Promise<number> {
    const { database, clock } = this.options;
    const events = await claimEvents(database, clock.now(), clock.in(LEASE_MS), BATCH);
    await Promise.all(events.map((event) => this.deliver(event)));
    return events.length;
  }

  /** Sends an event once, whatever became of it before. Returns the status, or 0 when nobody answered. */
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
      // A merchant that is away is what the retries are for.
      return 0;
    }
  }

  private async deliver(event: PaymentEvent): Promise<void> {
    const { database, clock, random } = this.options;
    if (this.held.has(event.merchantRef)) return markRefused(database, event.id, 'held', null);
    const status = await this.send(event);
    const answer = status === 0 ? 'no answer' : String(status);
    if (status >= 200 && status < 300) return markDelivered(database, event.id, answer, clock.now());
    const retryAt = clock.in(retryDelay(event.attempts, random()));
    const isTooLate = retryAt.getTime() - event.createdAt.getTime() > GIVE_UP_MS;
    return markRefused(database, event.id, answer, isTooLate ? null : retryAt);
  }
}
