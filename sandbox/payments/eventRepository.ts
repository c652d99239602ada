import type { Sql } from '../database/database.ts';
import { WebhookEvents } from '../webhooks/WebhookEvents.ts';
import type { WebhookEvent } from '../webhooks/WebhookEvents.ts';
import { newId } from './newId.ts';
import type { EventType } from './payments.ts';

/** The intent or payout that a message is about. */
export interface Subject {
  readonly id: string;
  readonly merchantRef: string;
  readonly amount: string;
  readonly currency: string;
  readonly webhookUrl: string;
}

/** Subject: the merchant's reference. */
export const paymentEvents = new WebhookEvents({ table: 'vendors.payment_events', subject: 'e.merchant_ref' });

/**
 * Stores the event for the merchant; must run in the transaction that changes the payment. A payment has an event of
 * each type at most once.
 */
export async function appendWebhookEvent(
  tx: Sql,
  type: EventType,
  subject: Subject,
  reason: string,
  now: Date,
): Promise<void> {
  const id = newId('evt');
  const { merchantRef, amount, currency, webhookUrl } = subject;
  const told = {
    event_id: id,
    type,
    merchant_ref: merchantRef,
    amount,
    currency,
    created_at: now.toISOString(),
    ...(reason === '' ? {} : { reason }),
  };
  await tx.query(
    'insert into vendors.payment_events (id, subject, merchant_ref, type, webhook_url, body, retry_at, created_at) values ($1, $2, $3, $4, $5, $6, $7, $7) on conflict (subject, type) do nothing',
    [id, subject.id, merchantRef, type, webhookUrl, JSON.stringify(told), now],
  );
}

/** All events of a merchant reference, oldest first. */
export const findEvents = (sql: Sql, merchantRef: string): Promise<readonly WebhookEvent[]> =>
  paymentEvents.find(sql, 'e.merchant_ref = $1', [merchantRef]);

export async function findEvent(sql: Sql, id: string): Promise<WebhookEvent | undefined> {
  const [event] = await paymentEvents.find(sql, 'e.id = $1', [id]);
  return event;
}

/** Records an attempt that a person asked for; the automatic ones go on unless it was accepted. */
export async function markAsked(sql: Sql, id: string, answer: string): Promise<void> {
  await sql.query('update vendors.payment_events set attempts = attempts + 1, last_answer = $2 where id = $1', [
    id,
    answer,
  ]);
}
