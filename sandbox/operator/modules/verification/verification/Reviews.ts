import type { Sql } from '../../../../database/database.ts';
import type { OperatorDeps } from '../../../OperatorDeps.ts';
import { appendEvent } from '../../../realtime/appendEvent.ts';
import type { OutboxFace } from '../../outbox/module.ts';
import type { Review } from './readReview.ts';
import { lockVerification, setStatus } from './verificationRepository.ts';
import type { Verification } from './verificationRepository.ts';
import { findPlayer } from '../../../players/findPlayer.ts';

export interface Verdict {
  readonly outcome: 'applied' | 'stale' | 'refused';
  readonly reason: string;
}

export type Decision = Exclude<Review['status'], 'pending' | 'started'>;
export type DecisionListener = (tx: Sql, uid: bigint, decision: Decision) => Promise<unknown>;

/** First poll in ms after which a lost webhook is noticed. */
export const FIRST_POLL_MS = 15_000;

/** Applies what the provider says, from a webhook or a poll, once and in the provider's order. */
export class Reviews {
  private readonly listeners: DecisionListener[] = [];

  constructor(
    private readonly deps: Pick<OperatorDeps, 'clock'>,
    private readonly outbox: Pick<OutboxFace, 'tell'>,
  ) {}

  /** Calls `listener` with each decision, in the transaction that stores it. */
  onDecided(listener: DecisionListener): void {
    this.listeners.push(listener);
  }

  /** Must run in a transaction. `uid` is the player that the provider names. */
  async apply(tx: Sql, applicantId: string, uid: string, review: Review): Promise<Verdict> {
    const known = await lockVerification(tx, applicantId);
    if (known === null) return { outcome: 'refused', reason: 'unknown applicant' };
    if (String(known.uid) !== uid) return { outcome: 'refused', reason: 'another player' };
    if (isStale(known, review)) return { outcome: 'stale', reason: '' };
    const now = this.deps.clock.now();
    const { status, rejectLabels } = review;
    await setStatus(tx, known.uid, {
      status,
      rejectLabels,
      decidedAt: review.at,
      pollAt: status === 'pending' || status === 'started' ? this.deps.clock.in(FIRST_POLL_MS) : null,
      now,
    });
    await this.tell(tx, known, review);
    return { outcome: 'applied', reason: '' };
  }

  private async tell(tx: Sql, { uid }: Verification, { status }: Review): Promise<void> {
    const data = { status, is_on_verification: status === 'pending', is_verified: status === 'approved' };
    await appendEvent(tx, uid, { type: 'account.verification_changed', data }, this.deps.clock.now());
    if (status === 'pending' || status === 'started') return;
    for (const listener of this.listeners) await listener(tx, uid, status);
    const owner = await findPlayer(tx, uid);
    if (owner === null) return;
    const params = { decision: status };
    await this.outbox.tell(tx, owner, { kind: 'verification_decided', params, path: '/profile/verification' });
  }
}

/**
 * Older than what is known, or no news; and after a final decision only another decision counts, never a review that
 * begins.
 */
function isStale(known: Verification, { status, at }: Review): boolean {
  if (known.decided_at !== null && at <= known.decided_at) return true;
  if (known.decided_at === null && status === 'started') return true;
  const isFinal = known.status === 'approved' || known.status === 'rejected_final';
  return isFinal && (status === known.status || status === 'pending' || status === 'started');
}
