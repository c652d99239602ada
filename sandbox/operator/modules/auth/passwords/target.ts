import { olderContact } from '../../../players/contactAge.ts';
import type { Player } from '../../../players/player.ts';
import { recipientOf } from '../../outbox/module.ts';
import type { Recipient } from '../../outbox/module.ts';

/**
 * A code asked for by phone number goes to the phone; else to the e-mail, if there is one. Not to a new contact while
 * there is an older one.
 */
export const targetOf = (owner: Player | null, name: string, now: Date): Recipient | null =>
  owner === null ? null : recipientOf(owner, olderContact(owner, owner.phone === name ? 'phone' : 'email', now));
