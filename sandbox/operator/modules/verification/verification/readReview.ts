import type { Verification } from './verificationRepository.ts';

/** What the provider says about an applicant. */
export interface Review {
  readonly status: Verification['status'];
  readonly rejectLabels: readonly string[];
  /** The provider's time of this state, by which states are ordered. */
  readonly at: Date;
}

const LABEL = /^[A-Z][A-Z0-9_]{0,63}$/;
const MAX_LABELS = 20;

/** Reads a review in Sumsub's words; null if it is none. Labels of an unknown form are dropped. */
export function readReview(value: unknown, time: unknown): Review | null {
  const { reviewStatus, reviewResult } = Object(value) as Record<string, unknown>;
  const ms = typeof time === 'string' && time.length <= 40 ? Date.parse(time) : Number.NaN;
  if (Number.isNaN(ms)) return null;
  const at = new Date(ms);
  if (reviewStatus === 'init') return { status: 'started', rejectLabels: [], at };
  if (reviewStatus === 'pending') return { status: 'pending', rejectLabels: [], at };
  if (reviewStatus !== 'completed') return null;
  const { reviewAnswer, rejectLabels, reviewRejectType } = Object(reviewResult) as Record<string, unknown>;
  if (reviewAnswer === 'GREEN') return { status: 'approved', rejectLabels: [], at };
  if (reviewAnswer !== 'RED') return null;
  const labels = (Array.isArray(rejectLabels) ? rejectLabels : []).filter(
    (label): label is string => typeof label === 'string' && LABEL.test(label),
  );
  return {
    status: reviewRejectType === 'FINAL' ? 'rejected_final' : 'rejected_retry',
    rejectLabels: labels.slice(0, MAX_LABELS),
    at,
  };
}
