import { isStorableText } from '../../../../database/storableText.ts';
import type { Sql } from '../../../../database/database.ts';
import type { OperatorDeps } from '../../../OperatorDeps.ts';
import { readReview } from './readReview.ts';
import type { Review } from './readReview.ts';
import type { Reviews, Verdict } from './Reviews.ts';

interface Message {
  readonly eventId: string;
  readonly type: string;
  readonly applicantId: string;
  readonly externalUserId: string;
  /** Null for a type or result that is not known. */
  readonly review: Review | null;
}

/** Processes the provider's webhooks. Every message is stored with its verdict, in the same transaction. */
export class WebhookService {
  constructor(
    private readonly deps: OperatorDeps,
    private readonly reviews: Reviews,
  ) {}

  /** Null when the body is not a valid message. The caller has verified the signature. */
  async receive(body: string): Promise<Verdict | null> {
    const message = readMessage(body);
    if (message === null) return null;
    const verdict = await this.deps.database.transaction(async (tx) => {
      const known = await this.knownVerdict(tx, message.eventId);
      if (known !== null) return known;
      const found: Verdict =
        message.review === null
          ? { outcome: 'refused', reason: 'unknown type' }
          : await this.reviews.apply(tx, message.applicantId, message.externalUserId, message.review);
      await this.record(tx, message, body, found);
      return found;
    });
    if (verdict.outcome === 'refused')
      this.deps.logger.error(
        { event: message.eventId, reason: verdict.reason },
        'a verification message was not believed',
      );
    return verdict;
  }

  /** The stored verdict of a processed message, so that it has one effect; a refused message is processed again. */
  private async knownVerdict(tx: Sql, eventId: string): Promise<Verdict | null> {
    const [known] = await tx.query<Verdict>(
      `update operator.verification_webhooks set times = times + 1
       where event_id = $1 and outcome <> 'refused' returning outcome, reason`,
      [eventId],
    );
    return known ?? null;
  }

  /** Of two copies that arrive at once, the second finds the change applied and is stale. */
  private async record(tx: Sql, message: Message, body: string, verdict: Verdict): Promise<void> {
    await tx.query(
      `insert into operator.verification_webhooks (event_id, type, applicant_id, body, outcome, reason, received_at)
       values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (event_id) do update set times = verification_webhooks.times + 1, outcome = excluded.outcome,
         reason = excluded.reason`,
      [
        message.eventId,
        message.type,
        message.applicantId,
        body,
        verdict.outcome,
        verdict.reason,
        this.deps.clock.now(),
      ],
    );
  }
}

/** The type decides which state is told: a message whose parts disagree is not known. */
const statusOfType: Readonly<Record<string, string>> = {
  applicantPending: 'pending',
  applicantReviewed: 'completed',
};

function readMessage(body: string): Message | null {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    return null;
  }
  const fields = Object(value) as Record<string, unknown>;
  const { correlationId, type, applicantId, externalUserId, reviewStatus, createdAtMs } = fields;
  const isText = (text: unknown): text is string =>
    typeof text === 'string' && text !== '' && text.length <= 200 && isStorableText(text);
  if (!isText(correlationId) || !isText(type) || !isText(applicantId) || !isText(externalUserId)) return null;
  const isKnown = Object.hasOwn(statusOfType, type) && statusOfType[type] === reviewStatus;
  const review = isKnown ? readReview(fields, createdAtMs) : null;
  return { eventId: correlationId, type, applicantId, externalUserId, review };
}
