import type { Sql } from '../../../../database/database.ts';
import type { LocaleCode } from '../../../market/facts.ts';

/** What players can be notified of. A module that adds a kind adds its name here and its words by `addKind`. */
export type NoticeKind =
  | 'depositArrived'
  | 'depositReturned'
  | 'withdrawalPaid'
  | 'signInAlert'
  | 'tournamentPrize'
  | 'supportAnswer'
  | 'followedKickOff'
  | 'followedBetSettled';

export type ChannelName = 'telegram' | 'push';

/** A business event to notify a player of. */
export interface Notice {
  readonly uid: bigint;
  readonly kind: NoticeKind;
  /** Facts for the words of the kind, independent of a language: amounts as on the wire, times in ISO 8601. */
  readonly params: Readonly<Record<string, string>>;
  /** Path of the site that the notification opens, without locale prefix. */
  readonly path: string;
}

/** A notification in the player's language, ready for a channel. */
export interface NoticeMessage {
  /** The same for every try of one delivery: a channel that has taken it already does not take it again. */
  readonly id: string;
  readonly uid: bigint;
  readonly kind: NoticeKind;
  /** The kind's name in the settings: says what has happened, and nothing of how much, when or where. */
  readonly label: string;
  readonly title: string;
  readonly text: string;
  readonly path: string;
  readonly locale: LocaleCode;
}

/**
 * sent: taken · gone: the player cannot be reached by this channel any more · later: try again, not before `laterMs` if
 * the channel knows when.
 */
export type SendOutcome = 'sent' | 'gone' | 'later' | { readonly laterMs: number };

/** A way to reach players. It must not be called inside a transaction: it may call a vendor. */
export interface NoticeChannel {
  readonly name: ChannelName;
  isReachable(uid: bigint): Promise<boolean>;
  send(message: NoticeMessage): Promise<SendOutcome>;
}

export interface NoticeText {
  readonly title: string;
  readonly text: string;
}

/** The words of a kind: its name in the settings, and the notification itself. */
export interface NoticeWords {
  /** What a lock screen may show: the title in the list of consents, and of a push notification. */
  readonly label: Readonly<Record<LocaleCode, string>>;
  /** The whole message, with amounts: for the inbox and the messenger. A push notification has none of it. */
  write(locale: LocaleCode, params: Notice['params']): NoticeText;
}

/** Keeps a notification whatever the player's channels are; runs in the transaction of its event. */
export type NoticeRecorder = (tx: Sql, notice: Notice, words: NoticeWords) => Promise<void>;
