import type { Player } from './player.ts';

type Confirmable = Pick<Player, 'email' | 'phone' | 'email_confirmed_at' | 'phone_confirmed_at'>;
type Type = 'email' | 'phone';

/** How long a contact is new after its confirmation: whoever has added it may not be the account's owner. In ms. */
export const NEW_CONTACT_MS = 3 * 24 * 3_600_000;

const confirmedAt = (player: Confirmable, type: Type): number | null =>
  (player[type] === null ? null : player[`${type}_confirmed_at`]?.getTime()) ?? null;

/** The contact to which codes go that prove the player: one that has been confirmed for three days. */
export function settledContact(player: Confirmable, now: Date): Type | null {
  const types: readonly Type[] = ['email', 'phone'];
  return types.find((type) => (confirmedAt(player, type) ?? Infinity) <= now.getTime() - NEW_CONTACT_MS) ?? null;
}

/** Where a code goes that is wanted at `type`: to the other contact while this one is new and the other one older. */
export function olderContact(player: Confirmable, type: Type, now: Date): Type {
  const other = type === 'email' ? 'phone' : 'email';
  const [at, otherAt] = [confirmedAt(player, type), confirmedAt(player, other)];
  const isNew = at !== null && at > now.getTime() - NEW_CONTACT_MS;
  return isNew && otherAt !== null && otherAt < at ? other : type;
}
