import type { InputOf, OutputOf } from '../../../../../src/contract/index.ts';
import type { notifications } from '../../../../../src/contract/notifications/notifications.ts';
import type { Sql } from '../../../../database/database.ts';
import { invalidField } from '../../../OperatorError.ts';
import type { PlayerCall } from '../../../edge/handlers.ts';
import { isAvailableLocale } from '../../../market/facts.ts';
import type { OperatorCore } from '../../../module.ts';
import type { Notice, NoticeChannel, NoticeKind, NoticeRecorder, NoticeWords, SendOutcome } from './notice.ts';
import {
  agree,
  claimDue,
  endDelivery,
  findConsents,
  postpone,
  queueNotice,
  withdraw,
} from './notificationsRepository.ts';
import type { Delivery } from './notificationsRepository.ts';

const BATCH = 20;
/** A claimed delivery is free again after this time, in ms, whatever became of its process. */
const CLAIM_MS = 60_000;
/** Pause after the first failed try, in ms; it doubles with each further one. */
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 30 * 60_000;
/** Longest time that a channel needs for a message, in ms. */
const LONGEST_SEND_MS = 10_000;
/** News this old, in ms, is none any more. */
const EXPIRES_MS = 24 * 3_600_000;
/** Changes of all consents of a player within the throttle's window: enough for a hand, too few for a machine. */
const MOST_CHANGES = 120;

type Deps = Pick<OperatorCore, 'database' | 'clock' | 'logger' | 'throttle'>;

/**
 * Notifications of a player's own account, by the channels they have agreed to. `notify` queues in the transaction of
 * the business event, so nothing is announced that was rolled back; a job delivers.
 */
export class NotificationsService {
  private readonly channels = new Map<string, NoticeChannel>();
  private readonly kinds = new Map<NoticeKind, NoticeWords>();
  private readonly recorders: NoticeRecorder[] = [];

  constructor(private readonly deps: Deps) {}

  addChannel(channel: NoticeChannel): void {
    if (this.channels.has(channel.name)) throw new Error(`There is a channel ${channel.name} already`);
    this.channels.set(channel.name, channel);
  }

  addKind(kind: NoticeKind, words: NoticeWords): void {
    if (this.kinds.has(kind)) throw new Error(`There is a kind ${kind} already`);
    this.kinds.set(kind, words);
  }

  addRecorder(recorder: NoticeRecorder): void {
    this.recorders.push(recorder);
  }

  async notify(tx: Sql, notice: Notice): Promise<void> {
    const words = this.kinds.get(notice.kind);
    if (words === undefined) throw new Error(`The kind ${notice.kind} has no words`);
    for (const record of this.recorders) await record(tx, notice, words);
    await queueNotice(tx, notice, this.deps.clock.now());
  }

  async settings({ player, locale }: PlayerCall<object>): Promise<OutputOf<typeof notifications.getSettings>> {
    const consents = await findConsents(this.deps.database, player.uid);
    const channels = [];
    for (const channel of this.channels.values())
      channels.push({ name: channel.name, is_reachable: await channel.isReachable(player.uid) });
    return {
      channels,
      kinds: [...this.kinds].map(([kind, words]) => ({
        kind,
        label: words.label[locale],
        channels: consents.filter((consent) => consent.kind === kind).map(({ channel }) => channel),
      })),
    };
  }

  async change({ input, player }: PlayerCall<InputOf<typeof notifications.changeConsent>>): Promise<1> {
    const { database, clock, throttle } = this.deps;
    const channel = this.channels.get(input.channel);
    if (channel === undefined) throw invalidField('channel', 'wrongField');
    const kind = [...this.kinds.keys()].find((known) => known === input.kind);
    if (kind === undefined) throw invalidField('kind', 'wrongField');
    await throttle.hit([{ key: `notifications:${player.uid}`, most: MOST_CHANGES }]);
    if (input.consent === 0) {
      await withdraw(database, player.uid, kind, channel.name);
      return 1;
    }
    if (!(await channel.isReachable(player.uid))) throw invalidField('channel', 'notReachable');
    await agree(database, player.uid, kind, channel.name, clock.now());
    return 1;
  }

  /** Delivers what is due; returns how many were sent. */
  async deliverDue(): Promise<number> {
    const { database, clock } = this.deps;
    const claimedUntil = clock.in(CLAIM_MS);
    const due = await claimDue(database, clock.now(), claimedUntil, BATCH);
    let sent = 0;
    for (const delivery of due) {
      // A slow channel: what is left is claimed again by whoever comes next, rather than sent by two at once.
      if (clock.now().getTime() > claimedUntil.getTime() - LONGEST_SEND_MS) break;
      const outcome = await this.deliver(delivery);
      if (outcome === 'later') await postpone(database, delivery.id, clock.in(pauseMs(delivery.tries)));
      else if (typeof outcome === 'object')
        await postpone(database, delivery.id, clock.in(pauseMs(delivery.tries, outcome.laterMs)));
      else await endDelivery(database, delivery.id, outcome, clock.now());
      if (outcome === 'sent') sent += 1;
    }
    return sent;
  }

  private async deliver(delivery: Delivery): Promise<SendOutcome | 'withdrawn' | 'expired'> {
    const { id, uid, kind, path, params } = delivery;
    if (!delivery.is_wanted) return 'withdrawn';
    if (this.deps.clock.now().getTime() - delivery.created_at.getTime() > EXPIRES_MS) return 'expired';
    const channel = this.channels.get(delivery.channel);
    const words = this.kinds.get(kind);
    // A channel or kind of a newer version of the operator: that one delivers it.
    if (channel === undefined || words === undefined) return 'later';
    const locale = isAvailableLocale(delivery.locale) ? delivery.locale : 'en';
    try {
      if (!(await channel.isReachable(uid))) return 'gone';
      const label = words.label[locale];
      return await channel.send({ id, uid, kind, path, locale, label, ...words.write(locale, params) });
    } catch (error) {
      this.deps.logger.warn(
        { err: error, notification: id, channel: channel.name },
        'a notification was not delivered',
      );
      return 'later';
    }
  }
}

/** Pause after a failed try, in ms: the longer of ours and the one that the channel has asked for. */
const pauseMs = (tries: number, askedMs = 0): number =>
  Math.min(Math.max(FIRST_PAUSE_MS * 2 ** (tries - 1), askedMs), LONGEST_PAUSE_MS);
