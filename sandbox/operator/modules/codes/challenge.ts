import type { Session } from '../../sessions/session.ts';

/**
 * Where a code is asked for and typed in. Each place has a code, tries and a resend time of its own, so that nobody uses
 * up what belongs to another.
 */
export interface Place {
  readonly key: string;
  /** A session of the player, or an address that they have signed in from: strangers share the limits of all others. */
  readonly isOwn: boolean;
}

export const sessionPlace = ({ id }: Pick<Session, 'id'>): Place => ({ key: `session ${id}`, isOwn: true });

export const addressPlace = (addressHash: string, isKnown: boolean): Place => ({
  key: `address ${addressHash}`,
  isOwn: isKnown,
});

/** What codes are for: those of one purpose are useless for another. */
export type Purpose = 'confirm' | 'restore' | 'sign_in' | 'two_factor' | 'prove';

/** What a code is for, and whose it is. */
export interface Challenge {
  readonly purpose: Purpose;
  /** Null: nobody has the name that was typed. Then everything is done in the same way, and no code is right. */
  readonly uid: bigint | null;
  /** What it is for within its purpose, such as a contact; empty if there is nothing to tell apart. */
  readonly about: string;
  readonly place: Place;
}

/** Begins with the account: whatever a name stands for later, a code stays with whom it was sent for. */
export const subjectOf = ({ uid, about }: Pick<Challenge, 'uid' | 'about'>): string =>
  about === '' ? String(uid ?? 'nobody') : `${uid ?? 'nobody'} ${about}`;
