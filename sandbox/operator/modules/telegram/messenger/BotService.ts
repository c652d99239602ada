import { deepLink } from '../../../market/deepLink.ts';
import { defaultLocale, siteLocaleOf, siteLocaleOfLanguage } from '../../../market/facts.ts';
import type { SiteLocale } from '../../../market/facts.ts';
import type { OperatorCore } from '../../../module.ts';
import type { ContactsFace } from '../../contacts/module.ts';
import type { ReferralsFace } from '../referrals/module.ts';
import type { NoticeChannel, NoticeMessage, SendOutcome } from '../../notifications/notifications/module.ts';
import {
  claimMessages,
  endMessage,
  findReachable,
  forgetOld,
  insertMessage,
  noteContactOutcome,
  noteCall,
  postponeMessage,
  setMayWrite,
  takeContactRequest,
} from './messengerRepository.ts';
import type { BotMessage } from './messengerRepository.ts';
import { findByTelegramId } from '../../../players/findPlayer.ts';
import { isHeld, telegramEntry } from '../../../players/heldEntries.ts';
import { outsideName } from '../../../players/outsideNames.ts';

const BATCH = 20;
/** A fetched message is free again after this time, in ms, if the bot has not reported on it. */
const CLAIM_MS = 60_000;
const LONGEST_WAIT_SECONDS = 3_600;
/** A player who has asked for it has this long to share their number, in ms. */
export const CONTACT_MS = 10 * 60_000;
/** Longer than signatures are valid. */
const CALLS_KEPT_MS = 15 * 60_000;

export interface BotUser {
  /** As the bot may say it; empty where the given name is none. */
  readonly name: string;
  readonly is_linked: boolean;
  readonly locale: SiteLocale;
}

export type ContactOutcome = 'confirmed' | 'not_own' | 'not_linked' | 'not_asked' | 'taken' | 'wrong';
export type Report = 'sent' | 'blocked' | 'failed' | 'later';

/** What the bot asks and reports. */
export class BotService implements NoticeChannel {
  readonly name = 'telegram';

  constructor(
    private readonly core: Pick<OperatorCore, 'config' | 'database' | 'clock'>,
    private readonly contacts: ContactsFace,
    private readonly referrals: Pick<ReferralsFace, 'codeOf'>,
  ) {}

  async isReachable(uid: bigint): Promise<boolean> {
    return (await findReachable(this.core.database, uid)) !== null;
  }

  async send(message: NoticeMessage): Promise<SendOutcome> {
    const { database, clock } = this.core;
    const telegramId = await findReachable(database, message.uid);
    if (telegramId === null) return 'gone';
    await insertMessage(database, telegramId, message, clock.now());
    return 'sent';
  }

  /** False for a call that was made before. */
  isNew(nonce: string): Promise<boolean> {
    return noteCall(this.core.database, nonce, this.core.clock.now());
  }

  forgetOld(): Promise<void> {
    return forgetOld(this.core.database, this.core.clock.in(-CALLS_KEPT_MS));
  }

  /** The account's language, else the messenger's. */
  async user(telegramId: bigint, languageCode: string, firstName: string): Promise<BotUser> {
    const linked = await findByTelegramId(this.core.database, telegramId);
    const isLinked = linked?.status === 'active';
    const wanted = isLinked ? siteLocaleOf(linked.locale) : siteLocaleOfLanguage(languageCode);
    return { name: outsideName(firstName), is_linked: isLinked, locale: wanted ?? defaultLocale };
  }

  /** The referral link of the player whom a Telegram user opens; null for anybody else. */
  async invitation(telegramId: bigint): Promise<string | null> {
    const { config, database } = this.core;
    const linked = await findByTelegramId(database, telegramId);
    if (linked?.status !== 'active') return null;
    if (await isHeld(database, linked.uid, telegramEntry(telegramId))) return null;
    return deepLink(config, { name: 'ref', value: await this.referrals.codeOf(database, linked.uid) });
  }

  setAccess(telegramId: bigint, mayWrite: boolean): Promise<void> {
    return setMayWrite(this.core.database, telegramId, mayWrite, this.core.clock.now());
  }

  messages(): Promise<BotMessage[]> {
    const { database, clock } = this.core;
    return claimMessages(database, clock.now(), clock.in(CLAIM_MS), BATCH);
  }

  async report(id: string, outcome: Report, waitSeconds: number): Promise<void> {
    const { database, clock } = this.core;
    if (outcome === 'later') {
      const seconds = Math.min(Math.max(1, waitSeconds), LONGEST_WAIT_SECONDS);
      await postponeMessage(database, id, clock.in(seconds * 1000));
      return;
    }
    await database.transaction(async (tx) => {
      const telegramId = await endMessage(tx, id, outcome, clock.now());
      if (telegramId !== null && outcome === 'blocked') await setMayWrite(tx, telegramId, false, clock.now());
    });
  }

  /** A contact was shared with the bot: it counts only if it is the sender's own and their session has asked for it. */
  async contact(sender: bigint, owner: bigint | null, phone: string): Promise<ContactOutcome> {
    const { database, clock } = this.core;
    if (owner !== sender) return 'not_own';
    const linked = await findByTelegramId(database, sender);
    if (linked?.status !== 'active') return 'not_linked';
    // Whoever lost the account with its password must not give it a number of theirs.
    if (await isHeld(database, linked.uid, telegramEntry(sender))) return 'not_linked';
    const sessionId = await takeContactRequest(database, linked.uid, clock.in(-CONTACT_MS), clock.now());
    if (sessionId === null) return 'not_asked';
    const outcome = await this.contacts.confirmShared({ uid: linked.uid, sessionId }, phone);
    await noteContactOutcome(database, linked.uid, outcome);
    return outcome;
  }
}
