import type { ContactType } from '../../../../src/contract/base/contactTypes.ts';
import type { Sql } from '../../../database/database.ts';
import type { OperatorCore } from '../../module.ts';
import { invalidField } from '../../OperatorError.ts';
import { canonicalLogin } from '../../players/canonicalLogin.ts';
import { adoptPending, markConfirmed } from '../../players/contacts.ts';
import { NEW_CONTACT_MS, replacedContact } from '../../players/contactAge.ts';
import { lockPlayer } from '../../players/findPlayer.ts';
import { releaseEntry } from '../../players/heldEntries.ts';
import { isNameTaken, lockNames } from '../../players/names.ts';
import type { Player } from '../../players/player.ts';
import { dropReplaced, keepReplaced } from '../../players/replacedContacts.ts';
import { newToken, tokenId } from '../../sessions/tokens.ts';
import type { CodesFace } from '../codes/module.ts';
import { recipientAt, writtenTime } from '../outbox/module.ts';
import type { OutboxFace } from '../outbox/module.ts';
import type { SubscriptionsFace } from '../notifications/subscriptions/module.ts';
import { holdSession } from '../../sessions/lockSession.ts';
import type { Session } from '../../sessions/session.ts';
import { holdingOf, isConfirmed } from './contact.ts';
import type { Contact } from './contact.ts';
import { endingRefused } from './endingRefused.ts';

const taken = (type: ContactType) => invalidField('contact', type === 'email' ? 'emailTaken' : 'phoneTaken');

/** The page that takes a replaced contact back by the token of the message. */
const takeBackPath = (token: string): string => `/confirmation/undo?${new URLSearchParams({ code: token })}`;

/** Whether the session that has added a contact has ended. */
async function isOver(tx: Sql, sessionId: string | null): Promise<boolean> {
  return sessionId !== null && (await holdSession(tx, sessionId))?.ended_at !== null;
}

/** What follows a right code: the contact is the player's, and confirmed. */
export class Confirmation {
  constructor(
    private readonly core: Pick<OperatorCore, 'database' | 'clock' | 'sessions' | 'excluded'>,
    private readonly outbox: OutboxFace,
    private readonly subscriptions: SubscriptionsFace,
    private readonly codes: Pick<CodesFace, 'end'>,
  ) {}

  /** `session`: the one in which that is done, if any; it may be another player's. */
  confirm(uid: bigint, contact: Contact, session: Session | null): Promise<void> {
    const ownId = session?.uid === uid ? session.id : null;
    return endingRefused(this.core, { session, uid }, () =>
      this.core.database.transaction((tx) => this.confirmIn(tx, uid, contact, ownId)),
    );
  }

  /** The same in the caller's transaction. `sessionId`: the player's own session, if it is done in one. */
  async confirmIn(tx: Sql, uid: bigint, contact: Contact, sessionId: string | null = null): Promise<void> {
    await lockNames(tx, [contact.value]);
    const player = await lockPlayer(tx, uid);
    const holding = player === null ? 'none' : holdingOf(player, contact);
    if (player === null || holding === 'none') throw invalidField('code', 'expiredCode');
    const now = this.core.clock.now();
    // Each session has its own code: a second one confirms nothing that is confirmed.
    if (holding === 'present' && isConfirmed(player, contact)) return;
    // Told only to somebody who has just proved that the contact is theirs.
    const { type, value } = contact;
    if (holding === 'present') {
      await this.core.excluded.demandProven(tx, uid, type, value);
      return markConfirmed(tx, uid, type, now, sessionId);
    }
    // Where it was added while its session ended.
    if (await isOver(tx, player[`pending_${type}_session`])) throw invalidField('code', 'expiredCode');
    if (await isNameTaken(tx, [value], uid)) throw taken(type);
    await this.core.excluded.demandProven(tx, uid, type, value);
    const follows = player.login !== '' && player.login === player[contact.type];
    const login = follows ? { name: contact.value, key: canonicalLogin(contact.value) } : null;
    const before = player[contact.type];
    const isTold = before !== null && (await this.giveUp(tx, player, { type, value: before }, value));
    await adoptPending(tx, uid, contact, now, login);
    // Those under way have gone to the contact before.
    if (before !== null) await this.codes.end(tx, uid);
    if (!isTold) await this.tellAdded(tx, player, type);
  }

  /** The owner of the older contact learns there of one that somebody else has added. */
  private async tellAdded(tx: Sql, player: Player, type: ContactType): Promise<void> {
    const params = { at: writtenTime(this.core.clock.now(), player.locale), type };
    await this.outbox.tell(tx, player, { kind: 'contact_added', params, path: '/profile/security' });
  }

  /**
   * The contact before gets no promotions any more, since the consent was for it alone. It is told about the change: an
   * owner whose account somebody else has taken over learns it there, and can take it back. Not one that was never
   * confirmed: it may be a stranger's, and would get a message by every account that is opened with it. Nor one that is
   * held, which was never proved to be the owner's. Whether it is told.
   */
  private async giveUp(tx: Sql, player: Player, { type, value }: Contact, next: string): Promise<boolean> {
    const { uid, locale } = player;
    const now = this.core.clock.now();
    const wasConfirmed = isConfirmed(player, { type, value });
    await releaseEntry(tx, uid, { kind: type, id: value });
    await this.subscriptions.forget(tx, uid, { type, value }, 'contact_changed');
    if (!wasConfirmed) return false;
    await this.core.excluded.keepLeft(tx, uid, { type, value });
    const known = { uid, locale, ...recipientAt({ type, value }) };
    const params = { at: writtenTime(now, locale), type };
    // The first of several that follow each other is the owner's: it stays, and can still be taken back.
    const kept = replacedContact(player, type, now);
    if (kept?.value === next) await dropReplaced(tx, uid, type);
    if (player[`is_${type}_held`]) return false;
    if (kept !== null) {
      await this.outbox.send(tx, { ...known, kind: 'contact_changed', params });
      return true;
    }
    const token = newToken();
    await keepReplaced(tx, uid, type, { until: this.core.clock.in(NEW_CONTACT_MS), undo: tokenId(token) });
    await this.outbox.send(tx, { ...known, kind: 'contact_replaced', params, path: takeBackPath(token) });
    return true;
  }
}
