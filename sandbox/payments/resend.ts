import type { Database } from '../database/database.ts';
import { isAccepted } from '../webhooks/postSigned.ts';
import { answerText } from '../webhooks/WebhookCourier.ts';
import type { WebhookCourier } from '../webhooks/WebhookCourier.ts';
import type { WebhookEvent } from '../webhooks/WebhookEvents.ts';
import { markAsked, paymentEvents } from './eventRepository.ts';
import type { VendorClock } from './VendorClock.ts';

export interface ResendParts {
  readonly database: Database;
  readonly clock: VendorClock;
  readonly courier: WebhookCourier;
}

/** Sends an event because a person asked for it, and notes the answer; a held one is sent as well. */
export async function resend({ database, clock, courier }: ResendParts, event: WebhookEvent): Promise<void> {
  const status = await courier.send(event);
  await markAsked(database, event.id, answerText(status));
  if (isAccepted(status)) await paymentEvents.markDelivered(database, event.id, answerText(status), clock.now());
}
