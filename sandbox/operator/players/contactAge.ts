import { contactTypes } from '../../../src/contract/base/contactTypes.ts';
import type { ContactType } from '../../../src/contract/base/contactTypes.ts';
import type { Player } from './player.ts';

type Confirmable = Pick<
  Player,
  | 'email'
  | 'phone'
  | 'email_confirmed_at'
  | 'phone_confirmed_at'
  | 'is_email_held'
  | 'is_phone_held'
  | 'replaced_email'
  | 'replaced_phone'
  | 'replaced_email_confirmed_at'
  | 'replaced_phone_confirmed_at'
  | 'replaced_email_until'
  | 'replaced_phone_until'
>;

/** `value` as stored: lower case, or digits with the country code. */
export interface OwnContact {
  readonly type: ContactType;
  readonly value: string;
}

interface Counting extends OwnContact {
  readonly confirmedAt: number | null;
}

/**
 * How long a contact is new after its confirmation: whoever has added it may not be the account's owner. As long the one
 * that it has replaced counts in its place. In ms.
 */
export const NEW_CONTACT_MS = 3 * 24 * 3_600_000;

/** The confirmed contact of a kind that another one has replaced in the last three days; null if there is none. */
export function replacedContact(player: Confirmable, type: ContactType, now: Date): OwnContact | null {
  const value = player[`replaced_${type}`];
  const until = player[`replaced_${type}_until`];
  return value !== null && until !== null && until > now ? { type, value } : null;
}

/** The contact of a kind to which codes may go. */
function countingContact(player: Confirmable, type: ContactType, now: Date): Counting | null {
  const replaced = replacedContact(player, type, now);
  if (replaced !== null)
    return { ...replaced, confirmedAt: player[`replaced_${type}_confirmed_at`]?.getTime() ?? null };
  const value = player[type];
  return value === null || player[`is_${type}_held`]
    ? null
    : { type, value, confirmedAt: player[`${type}_confirmed_at`]?.getTime() ?? null };
}

/** The contact to which codes go that prove the player: one that has been confirmed for three days. */
export function settledContact(player: Confirmable, now: Date): OwnContact | null {
  const counting = contactTypes.map((type) => countingContact(player, type, now)).filter((one) => one !== null);
  return counting.find(({ confirmedAt }) => (confirmedAt ?? Infinity) <= now.getTime() - NEW_CONTACT_MS) ?? null;
}

/**
 * Where a code goes that is wanted at `preferred`, or else at the other contact: to the one that a new contact has
 * replaced, and to the other one while this one is new and the other one older. Null without any.
 */
export function olderContact(player: Confirmable, preferred: ContactType | null, now: Date): OwnContact | null {
  const [email, phone] = [countingContact(player, 'email', now), countingContact(player, 'phone', now)];
  return preferred === 'phone' ? older(phone, email, now) : older(email, phone, now);
}

/**
 * Where is told what happens to the account: to the e-mail, or else the phone, and as a code to the older one. Never to one
 * that is not confirmed: it may be a stranger's, whose mailbox anybody could fill by signing in to an account of their own.
 */
export function noticeContact(player: Confirmable, now: Date): OwnContact | null {
  const [email, phone] = contactTypes.map((type) => {
    const contact = countingContact(player, type, now);
    return contact?.confirmedAt === null ? null : contact;
  });
  return older(email ?? null, phone ?? null, now);
}

function older(wanted: Counting | null, other: Counting | null, now: Date): OwnContact | null {
  const [at, otherAt] = [wanted?.confirmedAt ?? null, other?.confirmedAt ?? null];
  const isNew = at !== null && at > now.getTime() - NEW_CONTACT_MS;
  return isNew && otherAt !== null && otherAt < at ? other : (wanted ?? other);
}

/**
 * Where the code of a second factor goes. A factor opens nothing by itself, so one whose contact is held goes on asking
 * there: else a mailbox alone, which has restored access, would pass the second step, too.
 */
export function factorContact(player: Confirmable, channel: ContactType | null, now: Date): OwnContact | null {
  const value = channel === null ? null : player[channel];
  if (channel === null || value === null || !player[`is_${channel}_held`]) return olderContact(player, channel, now);
  const at = player[`${channel}_confirmed_at`]?.getTime() ?? Infinity;
  return at <= now.getTime() - NEW_CONTACT_MS ? { type: channel, value } : olderContact(player, channel, now);
}
