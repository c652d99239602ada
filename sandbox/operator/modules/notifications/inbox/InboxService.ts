import type { InputOf, OutputOf } from '../../../../../src/contract/index.ts';
import { noticeTriggers } from '../../../../../src/contract/notifications/inbox.ts';
import type { inbox } from '../../../../../src/contract/notifications/inbox.ts';
import type { Sql } from '../../../../database/database.ts';
import type { PlayerCall } from '../../../edge/handlers.ts';
import type { LocaleCode } from '../../../market/facts.ts';
import type { OperatorDeps } from '../../../OperatorDeps.ts';
import { appendEvent } from '../../../realtime/appendEvent.ts';
import type { Entry, EntryRow } from './entry.ts';
import { countUnread, findEntries, forgetEntries, insertEntry, markRead, takeUnshown } from './inboxRepository.ts';

type Page = OutputOf<typeof inbox.get>;
type Notice = OutputOf<typeof inbox.getNotifications>['items'][number];

const KEPT_MS = 90 * 24 * 3_600_000;
/** Toasts of one answer: whoever was away for long finds the others in the centre. */
const MOST_TOASTS = 5;
/** A toast that is older than this, in ms, is no news any more; the centre has it. */
const TOAST_MS = 24 * 3_600_000;

/** The notification centre: what has happened to the player, kept for 90 days. */
export class InboxService {
  constructor(private readonly deps: Pick<OperatorDeps, 'database' | 'clock' | 'config'>) {}

  /** Puts a notification into the centre if `tx` commits, and tells the player's pages. */
  async add(tx: Sql, entry: Entry): Promise<void> {
    const at = this.deps.clock.now();
    const id = await insertEntry(tx, entry, at);
    const unread = await countUnread(tx, entry.uid);
    const data = { id: Number(id), unread, has_toast: entry.hasToast };
    await appendEvent(tx, entry.uid, { type: 'inbox.added', data }, at);
  }

  async page({ player, locale, input }: PlayerCall<InputOf<typeof inbox.get>>): Promise<Page> {
    const { database } = this.deps;
    const before = input.before === 0 ? null : BigInt(input.before);
    const rows = await findEntries(database, player.uid, before, input.count + 1);
    return {
      items: rows.slice(0, input.count).map((row) => this.present(row, locale)),
      unread: await countUnread(database, player.uid),
      has_more: rows.length > input.count,
    };
  }

  /** 7-82, 4-55: what no page has shown yet. */
  async unshown({ player, locale }: PlayerCall<object>): Promise<{ items: Notice[] }> {
    const { database, clock } = this.deps;
    const rows = await takeUnshown(database, player.uid, clock.now(), MOST_TOASTS);
    const fresh = rows.filter(({ created_at: at }) => at >= clock.in(-TOAST_MS));
    return { items: fresh.flatMap((row) => this.presentNotice(row, locale)) };
  }

  async read({ player, input }: PlayerCall<InputOf<typeof inbox.read>>): Promise<{ unread: number }> {
    const { database, clock } = this.deps;
    const at = clock.now();
    return database.transaction(async (tx) => {
      const chosen = { ids: input.ids.map(BigInt), until: BigInt(input.ids.length === 0 ? input.until : 0) };
      const ids = await markRead(tx, player.uid, chosen, at);
      const unread = await countUnread(tx, player.uid);
      if (ids.length > 0) {
        const data = { ids: input.ids.map(Number), until: Number(chosen.until), unread };
        await appendEvent(tx, player.uid, { type: 'inbox.read', data }, at);
      }
      return { unread };
    });
  }

  async forgetOld(): Promise<void> {
    await forgetEntries(this.deps.database, this.deps.clock.in(-KEPT_MS));
  }

  private present(row: EntryRow, locale: LocaleCode): Page['items'][number] {
    const { title, text, button } = row.texts[locale];
    return {
      id: Number(row.id),
      subject: row.subject,
      descriptions: {
        notification_image: this.imageOf(row),
        notification_header: title,
        notification_text: text,
        button_text: row.path === '' ? '' : button,
        button_link: button === '' ? '' : row.path,
      },
      amount: row.amount,
      amountType: row.amount_type,
      at: row.created_at.toISOString(),
      is_read: row.read_at !== null,
    };
  }

  private presentNotice(row: EntryRow, locale: LocaleCode): Notice[] {
    const trigger = noticeTriggers.find((known) => known === row.subject);
    if (trigger === undefined) return [];
    const { title, text } = row.texts[locale];
    const { id, amount, amount_type: amountType } = row;
    const type = amount === '' ? 'other' : 'credit';
    return [{ id: Number(id), trigger, type, title, message: text, image: this.imageOf(row), amount, amountType }];
  }

  private imageOf({ image }: EntryRow): string {
    return image.startsWith('/') ? `${this.deps.config.vendorsUrl}${image}` : image;
  }
}
