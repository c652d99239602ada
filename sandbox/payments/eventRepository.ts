import type { Sql } from '../database/database.ts';
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

export interface PaymentEvent {
  readonly id: string;
  readonly merchantRef: string;
  readonly webhookUrl: string;
  readonly body: string;
  readonly attempts: number;
  readonly createdAt: Date;
}

interface EventRow {
  readonly id: string;
  readonly merchant_ref: string;
  readonly webhook_url: string;
  readonly body: string;
  readonly attempts: number;
  readonly created_at: Date;
}

const columns = 'id, merchant_ref, webhook_url, body, attempts, created_at';

const toEvent = (row: EventRow): PaymentEvent => ({
  id: row.id,
  merchantRef: row.merchant_ref,
  webhookUrl: row.webhook_url,
  body: row.body,
  attempts: row.attempts,
  createdAt: row.created_at,
});

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

/**
 * Claims due events and sets their next attempt to `leaseUntil`: no other process sends them until then, and if this
 * process dies, they become due again.
 */
export async function claimEvents(
  sql: Sql,
  now: Date,
  leaseUntil: Date,
  limit: number,
): Promise<readonly PaymentEvent[]> {
  const rows = await sql.query<EventRow>(
    `update vendors.payment_events set retry_at = $2, attempts = attempts + 1
     where id in (select id from vendors.payment_events where retry_at <= $1 order by retry_at limit $3 for update skip locked)
     returning ${columns}`,
    [now, leaseUntil, limit],
  );
  return rows.map(toEvent);
}

export async function markDelivered(sql: Sql, id: string, answer: string, now: Date): Promise<void> {
  await sql.query(
    'update vendors.payment_events set delivered_at = coalesce(delivered_at, $2), retry_at = null, last_answer = $3 where id = $1',
    [id, now, answer],
  );
}

/** Records a failed delivery; with `retryAt` null the event is given up. */
export async function markRefused(sql: Sql, id: string, answer: string, retryAt: Date | null): Promise<void> {
  await sql.query(
    'update vendors.payment_events set retry_at = $2, last_answer = $3 where id = $1 and delivered_at is null',
    [id, retryAt, answer],
  );
}

/** All events of a merchant reference, oldest first. */
export async function findEvents(sql: Sql, merchantRef: string): Promise<readonly PaymentEvent[]> {
  const rows = await sql.query<EventRow>(
    `select ${columns} from vendors.payment_events where merchant_ref = $1 order by created_at, id`,
    [merchantRef],
  );
  return rows.map(toEvent);
}

export async function findEvent(sql: Sql, id: string): Promise<PaymentEvent | undefined> {
  const [row] = await sql.query<EventRow>(`select ${columns} from vendors.payment_events where id = $1`, [id]);
  return row && toEvent(row);
}

/** Records an attempt that a person asked for; the automatic ones go on unless it was accepted. */
export async function markAsked(sql: Sql, id: string, answer: string): Promise<void> {
  await sql.query('update vendors.payment_events set attempts = attempts + 1, last_answer = $2 where id = $1', [
    id,
    answer,
  ]);
}
