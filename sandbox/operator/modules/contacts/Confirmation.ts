import type { Database, Sql } from '../../../database/database.ts';
import { invalidField } from '../../edge/OperatorError.ts';
import type { SandboxClock } from '../../SandboxClock.ts';
import { canonicalLogin, isNameTaken, lockNames } from '../auth/module.ts';
import { recipientOf, writtenTime } from '../outbox/module.ts';
import type { OutboxFace } from '../outbox/module.ts';
import { holdingOf } from './contact.ts';
import type { Contact } from './contact.ts';
import { adoptPending, lockContacts, markConfirmed } from './contactsRepository.ts';
import type { HeldContacts } from './contactsRepository.ts';

/** What follows a right code: the contact is the player's, and confirmed. */
export class Confirmation {
  constructor(
    private readonly database: Database,
    private readonly clock: SandboxClock,
    private readonly outbox: OutboxFace,
  ) {}

  confirm(uid: bigint, contact: Contact): Promise<void> {
    return this.database.transaction((tx) => this.confirmIn(tx, uid, contact));
  }

  private async confirmIn(tx: Sql, uid: bigint, contact: Contact): Promise<void> {
    await lockNames(tx, [contact.value]);
    const player = await lockContacts(tx, uid);
    const holding = player === null ? 'none' : holdingOf(player, contact);
    if (player === null || holding === 'none') throw invalidField('code', 'expiredCode');
    const now = this.clock.now();
    if (holding === 'present') return markConfirmed(tx, uid, contact.type, now);
    // Told only to somebody who has just proved that the contact is theirs.
    if (await isNameTaken(tx, [contact.value], uid))
      throw invalidField('contact', contact.type === 'email' ? 'emailTaken' : 'phoneTaken');
    const follows = player.login !== '' && player.login === player[contact.type];
    const login = follows ? { name: contact.value, key: canonicalLogin(contact.value) } : null;
    await adoptPending(tx, uid, contact, now, login);
    await this.tellReplaced(tx, { ...player, uid }, contact.type);
  }

  /** The contact that was replaced may be the only one that its owner still reads, if a stranger has replaced it. */
  private async tellReplaced(tx: Sql, player: HeldContacts & { readonly uid: bigint }, type: Contact['type']) {
    const { uid, locale } = player;
    const to = player[type] === null ? null : recipientOf(player, type);
    if (to === null) return;
    const params = { at: writtenTime(this.clock.now(), locale) };
    await this.outbox.send(tx, { uid, ...to, locale, kind: 'contact_changed', params });
  }
}
