import type { OutputOf } from '../../../../../src/contract/index.ts';
import type { withdrawals } from '../../../../../src/contract/cashier/withdrawals.ts';
import type { MarketPolicy } from '../../../market/marketPolicy.ts';
import type { Payment } from '../paymentsRepository.ts';
import { canCancel, sendableAt } from '../unsentWithdrawal.ts';
import type { Median } from './medians.ts';

export type Step = OutputOf<typeof withdrawals.getwithdrawal>['steps'][number];

interface Known {
  readonly policy: MarketPolicy;
  readonly now: Date;
  readonly review: Median | null;
  readonly delivery: Median | null;
}

const text = (at: Date | null): string | null => at?.toISOString() ?? null;

/** The three clocks of a withdrawal: with the player, at the casino's desk, at the payment service. */
export function timelineOf(payment: Payment, known: Known): readonly Step[] {
  const request = requestStep(payment, known);
  const review = reviewStep(payment, known, request);
  return [request, review, deliveryStep(payment, known, review)];
}

/** It is the player's for as long as they can take it back and nobody else has it. */
function requestStep(payment: Payment, { policy, now }: Known): Step {
  const { created_at: createdAt } = payment;
  const end = sendableAt(payment, policy);
  const isCancelled = payment.status === 'cancelled' && payment.reviewed_at === null && payment.sent_at === null;
  const isOpen = canCancel(payment, policy) && end > now;
  const base = { id: 'request', owner: 'you', since: text(createdAt), median: null } as const;
  if (isCancelled)
    return { ...base, state: 'failed', ended_at: text(payment.ended_at), until: null, reason: payment.reason };
  if (isOpen) return { ...base, state: 'current', ended_at: null, until: text(end), reason: 'cancel_window' };
  return { ...base, state: 'done', ended_at: text(end < now ? end : createdAt), until: null, reason: '' };
}

function reviewStep(payment: Payment, { review: median }: Known, request: Step): Step {
  const { review, reviewed_at: decidedAt, review_due_at: dueAt } = payment;
  const base = {
    id: 'review',
    owner: 'casino',
    since: null,
    ended_at: null,
    until: null,
    median: null,
    reason: '',
  } as const;
  const since = request.ended_at;
  if (review === 'declined')
    return { ...base, state: 'failed', since, ended_at: text(decidedAt), reason: payment.reason };
  if (request.state === 'failed') return { ...base, state: 'ahead' };
  if (review === 'approved') return { ...base, state: 'done', since, ended_at: text(decidedAt) };
  if (request.state === 'current') return { ...base, state: 'ahead', median: review === 'waiting' ? median : null };
  if (review === 'waiting')
    return { ...base, state: 'current', since, until: text(dueAt), median, reason: 'desk_review' };
  // Small amounts need no look of the desk.
  return { ...base, state: 'done', since, ended_at: since, reason: 'not_needed' };
}

function deliveryStep(payment: Payment, { delivery: median }: Known, review: Step): Step {
  const { status, sent_at: sentAt, ended_at: endedAt, reason } = payment;
  const base = { id: 'delivery', owner: 'service', since: text(sentAt), ended_at: null, until: null, median } as const;
  if (review.state !== 'done') return { ...base, state: 'ahead', reason: '' };
  if (payment.reversed_at !== null)
    return { ...base, state: 'failed', ended_at: text(payment.reversed_at), median: null, reason: 'returned' };
  if (status === 'succeeded') return { ...base, state: 'done', ended_at: text(endedAt), median: null, reason: '' };
  if (status === 'failed' || status === 'cancelled')
    return { ...base, state: 'failed', ended_at: text(endedAt), median: null, reason };
  if (sentAt === null) return { ...base, state: 'current', since: review.ended_at, reason: 'to_be_sent' };
  return { ...base, state: 'current', reason: status === 'pending' ? 'service_silent' : 'with_service' };
}
