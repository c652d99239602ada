/** `source` of the messages of the operator's last page. */
export const messageSource = 'croupier.social';

const outcomes = [
  'signedIn',
  'cancelled',
  'failed',
  'refused',
  'expired',
  'tooMany',
  'banned',
  'deleted',
  'secondFactor',
] as const;

/** How a sign-in at a service has ended. */
export type SocialOutcome = (typeof outcomes)[number];

/** The outcome that a message names; an unknown one is a failure, and a message without one says nothing. */
export function readOutcome(message: Readonly<Record<string, unknown>>): SocialOutcome | null {
  const { outcome } = message;
  if (typeof outcome !== 'string') return null;
  return outcomes.find((known) => known === outcome) ?? 'failed';
}

/** The token for the code's step; empty without one. */
export function readChallenge({ challenge }: Readonly<Record<string, unknown>>): string {
  return typeof challenge === 'string' && /^[\w-]{20,200}$/.test(challenge) ? challenge : '';
}
