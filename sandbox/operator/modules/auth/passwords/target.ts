import { olderContact, replacedContact } from '../../../players/contactAge.ts';
import type { Player } from '../../../players/player.ts';
import { recipientAt } from '../../outbox/module.ts';
import type { Recipient } from '../../outbox/module.ts';

/**
 * A code asked for by phone number goes to the phone; else to the e-mail, if there is one. Not to a new contact while
 * there is an older one.
 */
export function targetOf(owner: Player | null, name: string, now: Date): Recipient | null {
  if (owner === null) return null;
  const isPhone = [owner.phone, replacedContact(owner, 'phone', now)?.value].includes(name);
  const contact = olderContact(owner, isPhone ? 'phone' : 'email', now);
  return contact && recipientAt(contact);
}
