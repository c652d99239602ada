/** How a sign-in has ended; the site's page is told this word, and for `secondFactor` the challenge. */
export type SocialOutcome =
  | 'signedIn'
  | 'cancelled'
  | 'failed'
  | 'refused'
  | 'expired'
  | 'tooMany'
  | 'banned'
  | 'deleted'
  | 'held'
  | 'secondFactor'
  /** The player of the present session has proved who they are. */
  | 'proved'
  /** The service has vouched for somebody else than the player of the present session. */
  | 'otherPerson';
