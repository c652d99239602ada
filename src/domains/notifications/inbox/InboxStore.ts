import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { RealtimeEvent } from '../../../contract/index.ts';
import type { InboxRead } from '../../../contract/notifications/inbox.ts';
import type { StoreDeps, StoreFactory } from '../../../kernel/stores.ts';
import type { RemoteStatus } from '../../../kernel/Remote.ts';
import type { Cancel } from '../../../lib/clock.ts';
import { createInboxApi } from './api.ts';
import type { InboxApi, InboxPage } from './api.ts';
import type { InboxItem } from './parseItem.ts';

/** 3-63: the notification centre, newest first, and how many of it are unread. */
export class InboxStore {
  status: RemoteStatus = 'idle';
  items: readonly InboxItem[] = [];
  unread = 0;
  hasMore = false;
  moreStatus: 'idle' | 'loading' | 'failed' = 'idle';
  /** Marking as read has failed; the marks are as before. */
  hasReadFailed = false;
  /** Number of the latest load: answers to older ones are dropped. */
  #turn = 0;
  readonly #api: Omit<InboxApi, 'unshown'>;
  readonly #news: StoreDeps['news'];

  constructor(api: Omit<InboxApi, 'unshown'>, news: StoreDeps['news']) {
    this.#api = api;
    this.#news = news;
    makeAutoObservable(this, { items: observableRef });
  }

  /** Keeps the count and the loaded rows up to date; returns a disposer. */
  follow(): Cancel {
    const stops = [
      this.#news.subscribe((event) => this.hear(event)),
      this.#news.subscribeGaps(() => void this.refresh()),
    ];
    void this.refresh();
    return () => stops.forEach((stop) => stop());
  }

  /** Loads from the start; rows on screen stay until the answer is there. */
  async load(): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    if (this.status !== 'ready') this.status = 'loading';
    try {
      const page = await this.#api.page(0);
      if (turn === this.#turn) this.adopt(page, []);
    } catch {
      // Reported by the transport. Loaded rows stay.
      runInAction(() => {
        if (turn === this.#turn && this.status === 'loading') this.status = 'failed';
      });
    }
  }

  async more(): Promise<void> {
    const turn = this.#turn;
    const last = this.items.at(-1);
    if (last === undefined || !this.hasMore || this.moreStatus === 'loading') return;
    this.moreStatus = 'loading';
    try {
      const page = await this.#api.page(last.id);
      if (turn === this.#turn) this.adopt(page, this.items);
    } catch {
      runInAction(() => {
        if (turn === this.#turn) this.moreStatus = 'failed';
      });
    }
  }

  async read(id: number): Promise<void> {
    if (this.items.some((item) => item.id === id && !item.isRead))
      await this.markWith(() => this.#api.read(id), [id], 0);
  }

  async readAll(): Promise<void> {
    const newest = this.items[0];
    if (newest !== undefined && this.unread > 0) await this.markWith(() => this.#api.readAll(newest.id), [], newest.id);
  }

  private hear(event: RealtimeEvent): void {
    if (event.type === 'inbox.added') {
      this.unread = event.data.unread;
      if (this.status === 'ready') void this.refreshStart();
    }
    if (event.type === 'inbox.read') this.hearRead(event);
  }

  private hearRead({ data }: InboxRead): void {
    this.unread = data.unread;
    this.mark(data.ids, data.until);
  }

  private async refresh(): Promise<void> {
    if (this.status === 'ready') return this.refreshStart();
    const turn = this.#turn;
    try {
      const unread = await this.#api.unread();
      runInAction(() => {
        if (turn === this.#turn) this.unread = unread;
      });
    } catch {
      // Reported by the transport; the next event or the opened centre has the count.
    }
    return undefined;
  }

  /** New rows at the start; those that were loaded after them stay. */
  private async refreshStart(): Promise<void> {
    const turn = this.#turn;
    try {
      const page = await this.#api.page(0);
      if (turn !== this.#turn) return;
      const oldest = page.items.at(-1)?.id ?? 0;
      const rest = this.items.filter(({ id }) => id < oldest);
      // Without an overlap rows may be missing between: the list begins anew.
      if (rest.length === 0 || this.items.some(({ id }) => id >= oldest)) this.putFirst(page, rest);
      else this.adopt(page, []);
    } catch {
      // Reported by the transport. Loaded rows stay.
    }
  }

  private async markWith(send: () => Promise<number>, ids: readonly number[], until: number): Promise<void> {
    const turn = this.#turn;
    this.hasReadFailed = false;
    try {
      const unread = await send();
      runInAction(() => {
        if (turn !== this.#turn) return;
        this.unread = unread;
        this.mark(ids, until);
      });
    } catch {
      runInAction(() => {
        if (turn === this.#turn) this.hasReadFailed = true;
      });
    }
  }

  private mark(ids: readonly number[], until: number): void {
    this.items = this.items.map((item) =>
      item.id <= until || ids.includes(item.id) ? { ...item, isRead: true } : item,
    );
  }

  private putFirst({ items, unread }: InboxPage, rest: readonly InboxItem[]): void {
    this.items = [...items, ...rest];
    this.unread = unread;
  }

  private adopt({ items, unread, hasMore }: InboxPage, before: readonly InboxItem[]): void {
    this.items = [...before, ...items];
    this.unread = unread;
    this.hasMore = hasMore;
    this.status = 'ready';
    this.moreStatus = 'idle';
  }
}

export const inboxStore: StoreFactory<InboxStore> = {
  key: 'notifications.inbox',
  scope: 'player',
  create: ({ call, news }) => new InboxStore(createInboxApi(call), news),
};
