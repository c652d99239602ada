const known = ['LOW_QUALITY', 'EXPIRATION_DATE', 'DOCUMENT_PAGE_MISSING', 'BAD_SELFIE', 'FORGERY'] as const;
type Reason = (typeof known)[number] | 'other';

/** The provider's reasons that the page has words for; one general reason stands for all others. */
export function reasonsOf(labels: readonly string[]): readonly Reason[] {
  const reasons = known.filter((reason) => labels.includes(reason));
  return reasons.length === 0 ? ['other'] : reasons;
}
