import { randomBytes } from 'node:crypto';
import type { Sql } from '../database/database.ts';
import { WebhookEvents } from '../webhooks/WebhookEvents.ts';
import type { WebhookEvent } from '../webhooks/WebhookEvents.ts';
import type { Applicant, ReviewResult } from './verification.ts';

/** Subject: the external user's id. */
export const verificationEvents = new WebhookEvents({
  table: 'vendors.verification_events',
  subject: '(select external_user_id from vendors.verification_applicants where id = e.applicant_id)',
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

/** All events about an external user, oldest first. */
export const findEvents = (sql: Sql, externalUserId: string): Promise<readonly WebhookEvent[]> =>
  verificationEvents.find(
    sql,
    'e.applicant_id in (select id from vendors.verification_applicants where external_user_id = $1)',
    [externalUserId],
  );
