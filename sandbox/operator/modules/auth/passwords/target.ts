import { recipientOf } from '../../outbox/module.ts';
import type { Contacts, Recipient } from '../../outbox/module.ts';

/** A code asked for by phone number goes to the phone; else to the e-mail, if there is one. */
export const targetOf = (owner: Contacts | null, name: string): Recipient | null =>
  owner === null ? null : recipientOf(owner, owner.phone === name ? 'phone' : 'email');
