/** Types of the verification vendor, in the words of Sumsub's API. */

export const documentTypes = ['PASSPORT', 'ID_CARD', 'DRIVERS'] as const;
export type DocumentType = (typeof documentTypes)[number];

export const fileKinds = ['front', 'back', 'selfie'] as const;
export type FileKind = (typeof fileKinds)[number];

/** `init`: the person is still collecting documents; `pending`: under review; `completed`: decided. */
export type ReviewStatus = 'init' | 'pending' | 'completed';
export type ReviewAnswer = 'GREEN' | 'RED';
/** Whether the person may try again. */
export type RejectType = 'RETRY' | 'FINAL';

export const rejectLabels = [
  'LOW_QUALITY',
  'EXPIRATION_DATE',
  'DOCUMENT_PAGE_MISSING',
  'BAD_SELFIE',
  'FORGERY',
] as const;
export type RejectLabel = (typeof rejectLabels)[number];

export interface ReviewResult {
  readonly reviewAnswer: ReviewAnswer;
  readonly rejectLabels: readonly RejectLabel[];
  readonly reviewRejectType: RejectType | null;
}

/** The sandbox's sample documents: each is decided as its name says. */
export const samples = ['approved', 'blurred', 'expired', 'forged', 'pending'] as const;
export type Sample = (typeof samples)[number];

/** The sandbox reviewer's rules; null waits for a decision by hand. Files of one's own are approved. */
export const decisions: Readonly<Record<Sample, ReviewResult | null>> = {
  approved: { reviewAnswer: 'GREEN', rejectLabels: [], reviewRejectType: null },
  blurred: { reviewAnswer: 'RED', rejectLabels: ['LOW_QUALITY'], reviewRejectType: 'RETRY' },
  expired: { reviewAnswer: 'RED', rejectLabels: ['EXPIRATION_DATE'], reviewRejectType: 'RETRY' },
  forged: { reviewAnswer: 'RED', rejectLabels: ['FORGERY'], reviewRejectType: 'FINAL' },
  pending: null,
};

/** Time that a review takes, in ms. */
export const REVIEW_MS = 3000;

export interface Applicant {
  readonly id: string;
  readonly externalUserId: string;
  readonly webhookUrl: string;
  readonly status: ReviewStatus;
  readonly result: ReviewResult | null;
  readonly country: string;
  readonly documentType: DocumentType | null;
  /** The sample among the present files, if any. */
  readonly sample: Sample | null;
  readonly files: readonly FileKind[];
  /** Time of the last change of status, in ms; strictly increasing. */
  readonly changedAtMs: number;
}

/** A passport has one page; the other documents have two sides. */
export const neededKinds = (type: DocumentType): readonly FileKind[] =>
  type === 'PASSPORT' ? ['front', 'selfie'] : ['front', 'back', 'selfie'];
