import { randomUUID } from 'node:crypto';
import type { Sql } from '../../../database/database.ts';
import { defaultLocale, isAvailableLocale, siteLocaleOf } from '../../market/facts.ts';
import type { OperatorDeps } from '../../OperatorDeps.ts';
import { noticeContact } from '../../players/contactAge.ts';
import type { Player } from '../../players/player.ts';
import { fetchJson } from '../../vendors/fetchJson.ts';
import { VendorError } from '../../vendors/VendorError.ts';
import { signedHeaders } from '../../../signing.ts';
import { claimDue, insertMessage, markSent } from './outboxRepository.ts';
import type { Channel, OutboxMessage } from './outboxRepository.ts';
import { recipientAt } from './recipientOf.ts';
import type { MessageKind, MessageParams } from './words/MessageWords.ts';
import { wordsByLocale } from './words/wordsByLocale.ts';

/** A message to one recipient. */
export interface Notice<K extends MessageKind = MessageKind> {
  /** Null: the recipient has no account yet. */
  readonly uid: bigint | null;
  readonly channel: Channel;
  readonly recipient: string;
  readonly locale: string;
  readonly kind: K;
  readonly params: MessageParams[K];
  /** Path of the site that the message links to, without locale prefix; none if left out. */
  readonly path?: string;
  /** Of a promotional message: the address of the page that ends these messages, for the header List-Unsubscribe. */
  readonly unsubscribe?: string;
}

const PATH = '/messages/send';
const BATCH = 20;
const RETRY_MS = 30_000;

/**
 * One outbox for all channels. `send` stores a message in the caller's transaction, so it is sent exactly when the
 * change behind it is committed; a job delivers it and tries again until the delivery service takes it.
 */
export class OutboxService {
  constructor(private readonly deps: OperatorDeps) {}

  async send<K extends MessageKind>(tx: Sql, notice: Notice<K>): Promise<void> {
    const locale = isAvailableLocale(notice.locale) ? notice.locale : 'en';
    const { subject, body } = wordsByLocale[locale][notice.kind](notice.params);
    await insertMessage(
      tx,
      {
        id: randomUUID(),
        uid: notice.uid,
        channel: notice.channel,
        recipient: notice.recipient,
        subject: notice.channel === 'email' ? subject : '',
        body,
        link: notice.path === undefined ? '' : this.address(locale, notice.path),
        unsubscribe: notice.unsubscribe ?? '',
      },
      this.deps.clock.now(),
    );
  }

  /**
   * Reports something about an account to its confirmed e-mail, or else phone; nothing is sent without either. As codes it
   * goes to the older contact while one is new, and to a replaced one: who has added the new one may be whom it is about.
   */
  async tell<K extends MessageKind>(
    tx: Sql,
    player: Player,
    message: Pick<Notice<K>, 'kind' | 'params' | 'path'>,
  ): Promise<void> {
    const { uid, locale } = player;
    const to = noticeContact(player, this.deps.clock.now());
    if (to !== null) await this.send(tx, { uid, locale, ...recipientAt(to), ...message });
  }

  /** The absolute address of a path of the site, in one of its languages. */
  address(locale: string, path: string): string {
    const known = siteLocaleOf(locale);
    const prefix = known === null || known === defaultLocale ? '' : `/${known}`;
    return `${this.deps.config.siteUrl}${prefix}${path}`;
  }

  /** Delivers due messages; returns how many were taken by the delivery service. */
  async deliverDue(): Promise<number> {
    const { database, clock, logger } = this.deps;
    const due = await claimDue(database, clock.now(), clock.in(RETRY_MS), BATCH);
    let sent = 0;
    for (const message of due) {
      try {
        await this.deliver(message);
        await markSent(database, message.id, clock.now());
        sent += 1;
      } catch (error) {
        if (!(error instanceof VendorError)) throw error;
        logger.warn({ err: error, message: message.id }, 'the delivery service did not take a message');
      }
    }
    return sent;
  }

  private async deliver({ uid: _uid, ...message }: OutboxMessage): Promise<void> {
    const { config, fetch: fetcher } = this.deps;
    const body = JSON.stringify(message);
    const headers = signedHeaders(config.messagesSecret, { method: 'POST', path: PATH, body }, this.deps.clock.wall());
    await fetchJson(fetcher, `${config.vendorsUrl}${PATH}`, { method: 'POST', body, headers });
  }
}
