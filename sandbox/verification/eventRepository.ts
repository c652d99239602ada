import { randomBytes } from 'node:crypto';
import type { Sql } from '../database/database.ts';
import type { Applicant, ReviewResult } from './verification.ts';

export interface VerificationEvent {
  readonly id: string;
  readonly externalUserId: string;
  readonly webhookUrl: string;
  readonly body: string;
  readonly attempts: number;
  readonly createdAt: Date;
}

interface EventRow {
  readonly id: string;
  readonly external_user_id: string;
  readonly webhook_url: string;
  readonly body: string;
  readonly attempts: number;
  readonly created_at: Date;
}

const toEvent = (row: EventRow): VerificationEvent => ({
  id: row.id,
  externalUserId: row.external_user_id,
  webhookUrl: row.webhook_url,
  body: row.body,
  attempts: row.attempts,
  createdAt: row.created_at,
});

/**
 * Stores an event in Sumsub's format; must run in the transaction of the change. `at` is the time of the change, which
 * receivers order events by; it is due at `now`.
 */
export async function appendEvent(
  tx: Sql,
  { id: applicantId, externalUserId, webhookUrl }: Applicant,
  change: { readonly type: 'applicantPending' | 'applicantReviewed'; readonly result: ReviewResult | null },
  { at, now }: { readonly at: Date; readonly now: Date },
): Promise<void> {
  const id = `evt_${randomBytes(18).toString('base64url')}`;
  const { type, result } = change;
  const told = {
    correlationId: id,
    type,
    applicantId,
    externalUserId,
    reviewStatus: type === 'applicantPending' ? 'pending' : 'completed',
    ...(result === null ? {} : { reviewResult: resultOnWire(result) }),
    createdAtMs: at.toISOString(),
  };
  await tx.query(
    `insert into vendors.verification_events (id, applicant_id, webhook_url, body, retry_at, created_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [id, applicantId, webhookUrl, JSON.stringify(told), now, at],
  );
}

/** A GREEN result has no reasons. */
export const resultOnWire = ({ reviewAnswer, rejectLabels, reviewRejectType }: ReviewResult) =>
  reviewAnswer === 'GREEN' ? { reviewAnswer } : { reviewAnswer, rejectLabels, reviewRejectType };

/** Claims due events: no other process sends them until `leaseUntil`; if this one dies, they become due again. */
export async function claimEvents(
  sql: Sql,
  now: Date,
  leaseUntil: Date,
  limit: number,
): Promise<readonly VerificationEvent[]> {
  const rows = await sql.query<EventRow>(
    `update vendors.verification_events e set retry_at = $2, attempts = attempts + 1
     from vendors.verification_applicants a
     where a.id = e.applicant_id and e.id in (
       select id from vendors.verification_events where retry_at <= $1 order by retry_at limit $3 for update skip locked)
     returning e.id, a.external_user_id, e.webhook_url, e.body, e.attempts, e.created_at`,
    [now, leaseUntil, limit],
  );
  return rows.map(toEvent);
}

export async function markDelivered(sql: Sql, id: string, answer: string, now: Date): Promise<void> {
  await sql.query(
    'update vendors.verification_events set delivered_at = coalesce(delivered_at, $2), retry_at = null, last_answer = $3 where id = $1',
    [id, now, answer],
  );
}

/** Records a failed delivery; with `retryAt` null the event is given up. */
export async function markRefused(sql: Sql, id: string, answer: string, retryAt: Date | null): Promise<void> {
  await sql.query(
    'update vendors.verification_events set retry_at = $2, last_answer = $3 where id = $1 and delivered_at is null',
    [id, retryAt, answer],
  );
}

/** All events about an external user, oldest first. */
export async function findEvents(sql: Sql, externalUserId: string): Promise<readonly VerificationEvent[]> {
  const rows = await sql.query<EventRow>(
    `select e.id, a.external_user_id, e.webhook_url, e.body, e.attempts, e.created_at
     from vendors.verification_events e join vendors.verification_applicants a on a.id = e.applicant_id
     where a.external_user_id = $1 order by e.created_at, e.id`,
    [externalUserId],
  );
  return rows.map(toEvent);
}
