import type { Sql } from '../../../../database/database.ts';
import type { OperatorDeps } from '../../../OperatorDeps.ts';
import { isFieldText, messageFields } from '../../../webhooks/messageFields.ts';
import type { MessageKind, Verdict } from '../../../webhooks/WebhookInbox.ts';
import { readReview } from './readReview.ts';
import type { Review } from './readReview.ts';
import type { Reviews } from './Reviews.ts';

interface Message {
  readonly eventId: string;
  readonly type: string;
  readonly applicantId: string;
  readonly externalUserId: string;
  /** Null for a type or result that is not known. */
  readonly review: Review | null;
}

/** The type decides which state is told: a message whose parts disagree is not known. */
const statusOfType: Readonly<Record<string, string>> = {
  applicantPending: 'pending',
  applicantReviewed: 'completed',
};

/** The verification provider's webhooks. */
export class ReviewMessages implements MessageKind<Message> {
  readonly name = 'verification';

  constructor(
    private readonly deps: Pick<OperatorDeps, 'clock'>,
    private readonly reviews: Reviews,
  ) {}

  read(body: string): Message | null {
    const fields = messageFields(body) ?? {};
    const { correlationId: eventId, type, applicantId, externalUserId, reviewStatus, createdAtMs } = fields;
    if (!isFieldText(eventId) || !isFieldText(type)) return null;
    if (!isFieldText(applicantId) || !isFieldText(externalUserId)) return null;
    const isKnown = Object.hasOwn(statusOfType, type) && statusOfType[type] === reviewStatus;
    return { eventId, type, applicantId, externalUserId, review: isKnown ? readReview(fields, createdAtMs) : null };
  }

  logged({ eventId: event }: Message): Readonly<Record<string, string>> {
    return { event };
  }

  async known(tx: Sql, { eventId }: Message): Promise<Verdict | null> {
    const [known] = await tx.query<Verdict>(
      `update operator.verification_webhooks set times = times + 1
       where event_id = $1 and outcome <> 'refused' returning outcome, reason`,
      [eventId],
    );
    return known ?? null;
  }

  async apply(tx: Sql, { applicantId, externalUserId, review }: Message): Promise<Verdict> {
    if (review === null) return { outcome: 'refused', reason: 'unknown type' };
    return this.reviews.apply(tx, applicantId, externalUserId, review);
  }

  /** Of two copies that arrive at once, the second finds the change applied and is stale. */
  async record(tx: Sql, message: Message, body: string, { outcome, reason }: Verdict): Promise<void> {
    const { eventId, type, applicantId } = message;
    await tx.query(
      `insert into operator.verification_webhooks (event_id, type, applicant_id, body, outcome, reason, received_at)
       values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (event_id) do update set times = verification_webhooks.times + 1, outcome = excluded.outcome,
         reason = excluded.reason`,
      [eventId, type, applicantId, body, outcome, reason, this.deps.clock.now()],
    );
  }
}
