import type { ContactType } from '../../../../src/contract/base/contactTypes.ts';
import type { Database, Sql } from '../../../database/database.ts';
import { invalidField } from '../../OperatorError.ts';
import type { SandboxClock } from '../../SandboxClock.ts';
import { canonicalLogin } from '../../players/canonicalLogin.ts';
import { adoptPending, markConfirmed } from '../../players/contacts.ts';
import type { ExcludedIdentifiers } from '../../players/ExcludedIdentifiers.ts';
import { lockPlayer } from '../../players/findPlayer.ts';
import { isNameTaken, lockNames } from '../../players/names.ts';
import type { CodesFace } from '../codes/module.ts';
import { writtenTime } from '../outbox/module.ts';
import type { OutboxFace } from '../outbox/module.ts';
import type { SubscriptionsFace } from '../notifications/subscriptions/module.ts';
import { holdingOf, isConfirmed } from './contact.ts';
import type { Contact } from './contact.ts';

const taken = (type: ContactType) => invalidField('contact', type === 'email' ? 'emailTaken' : 'phoneTaken');

/** What follows a right code: the contact is the player's, and confirmed. */
export class Confirmation {
  constructor(
    private readonly database: Database,
    private readonly clock: SandboxClock,
    private readonly outbox: OutboxFace,
    private readonly subscriptions: SubscriptionsFace,
    private readonly codes: Pick<CodesFace, 'end'>,
    private readonly excluded: Pick<ExcludedIdentifiers, 'demandProven' | 'keepLeft'>,
  ) {}

  confirm(uid: bigint, contact: Contact): Promise<void> {
    return this.database.transaction((tx) => this.confirmIn(tx, uid, contact));
  }

  /** The same in the caller's transaction. */
  async confirmIn(tx: Sql, uid: bigint, contact: Contact): Promise<void> {
    await lockNames(tx, [contact.value]);
    const player = await lockPlayer(tx, uid);
    const holding = player === null ? 'none' : holdingOf(player, contact);
    if (player === null || holding === 'none') throw invalidField('code', 'expiredCode');
    const now = this.clock.now();
    // Each session has its own code: a second one confirms nothing that is confirmed.
    if (holding === 'present' && isConfirmed(player, contact)) return;
    // Told only to somebody who has just proved that the contact is theirs.
    const { type, value } = contact;
    if (holding === 'present') {
      await this.excluded.demandProven(tx, uid, type, value);
      return markConfirmed(tx, uid, type, now);
    }
    if (await isNameTaken(tx, [value], uid)) throw taken(type);
    await this.excluded.demandProven(tx, uid, type, value);
    const follows = player.login !== '' && player.login === player[contact.type];
    const login = follows ? { name: contact.value, key: canonicalLogin(contact.value) } : null;
    const before = player[contact.type];
    if (before !== null) {
      if (isConfirmed(player, { type, value: before })) await this.excluded.keepLeft(tx, uid, { type, value: before });
      await this.giveUp(tx, uid, { type, value: before }, player.locale);
    }
    await adoptPending(tx, uid, contact, now, login);
    // Those under way have gone to the contact before.
    if (before !== null) await this.codes.end(tx, uid);
  }

  /**
   * The contact before gets no promotions any more, since the consent was for it alone. It is told about the change: an
   * owner whose account somebody else has taken over learns it there.
   */
  private async giveUp(tx: Sql, uid: bigint, { type, value }: Contact, locale: string): Promise<void> {
    await this.subscriptions.forget(tx, uid, { type, value }, 'contact_changed');
    await this.outbox.send(tx, {
      uid,
      channel: type === 'email' ? 'email' : 'text',
      recipient: value,
      locale,
      kind: 'contact_changed',
      params: { at: writtenTime(this.clock.now(), locale), type },
    });
  }
}
