import type { SocialKind } from './socialAddress.ts';

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
  'held',
  'proved',
  'otherPerson',
] as const;

/**
 * How a sign-in at a service has ended. `held`: the account's password has changed since, and its player has not confirmed
 * the service yet. Of a proof only: `proved`, and `otherPerson` if the service vouches for somebody else.
 */
export type SocialOutcome = (typeof outcomes)[number];

/** Messages of other windows are heard too: whether an outcome can be that of an attempt of this kind. */
export function isOutcomeOf(outcome: SocialOutcome, kind: SocialKind): boolean {
  if (outcome === 'proved' || outcome === 'otherPerson') return kind === 'proof';
  return kind !== 'proof' || (outcome !== 'signedIn' && outcome !== 'secondFactor');
}

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
