import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { RemoteStatus } from '../Remote.ts';

/** Rows per "show more". */
export const pageSize = 20;

/** One page of a list, and how many items there are in all. */
export interface Page<T> {
  readonly items: readonly T[];
  readonly total: number;
}

/** A list of unknown length, newest first, loaded page by page. Rows that shift between pages are not shown twice. */
export class PagedList<T extends { readonly id: string }> {
  status: RemoteStatus = 'idle';
  items: readonly T[] = [];
  total = 0;
  moreStatus: 'idle' | 'loading' | 'failed' = 'idle';
  /** Number of the latest load: answers to older requests are dropped. */
  #turn = 0;
  readonly #fetchPage: (offset: number, count: number) => Promise<Page<T>>;

  constructor(fetchPage: (offset: number, count: number) => Promise<Page<T>>) {
    this.#fetchPage = fetchPage;
    makeAutoObservable(this, { items: observableRef });
  }

  get hasMore(): boolean {
    return this.items.length < this.total;
  }

  /** Loads from the start; the shown rows stay until the answer arrives. */
  async load(): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    this.moreStatus = 'idle';
    if (this.status !== 'ready') this.status = 'loading';
    try {
      const page = await this.#fetchPage(0, pageSize);
      if (turn === this.#turn) runInAction(() => this.adopt(page, []));
    } catch {
      // Reported by the transport. Loaded rows stay.
      if (turn === this.#turn && this.status === 'loading') this.fail();
    }
  }

  /** New rows at the start, and newer states of shown ones; rows that were loaded after them stay. Never rejects. */
  async refreshStart(): Promise<void> {
    if (this.status !== 'ready') {
      await this.load();
      return;
    }
    const turn = this.#turn;
    try {
      const page = await this.#fetchPage(0, pageSize);
      if (turn === this.#turn) runInAction(() => this.putFirst(page));
    } catch {
      // Reported by the transport. Loaded rows stay.
    }
  }

  async more(): Promise<void> {
    if (this.moreStatus === 'loading' || !this.hasMore) return;
    const turn = this.#turn;
    this.moreStatus = 'loading';
    try {
      const page = await this.#fetchPage(this.items.length, pageSize);
      if (turn === this.#turn) runInAction(() => this.adopt(page, this.items));
    } catch {
      // Reported by the transport; the button offers a retry.
      if (turn === this.#turn) this.failMore();
    }
  }

  /** Empties the list, before other rows are requested. */
  reset(): void {
    this.#turn += 1;
    this.items = [];
    this.total = 0;
    this.status = 'idle';
    this.moreStatus = 'idle';
  }

  /** Replaces a row by its newer state. */
  replace(row: T): void {
    this.items = this.items.map((item) => (item.id === row.id ? row : item));
  }

  /** Takes a row out that is gone at the operator. */
  remove(id: string): void {
    const items = this.items.filter((item) => item.id !== id);
    this.total -= this.items.length - items.length;
    this.items = items;
  }

  private adopt(page: Page<T>, before: readonly T[]): void {
    const known = new Set(before.map(({ id }) => id));
    this.items = [...before, ...page.items.filter(({ id }) => !known.has(id))];
    // An empty page ends the list, whatever its total.
    this.total = page.items.length === 0 ? this.items.length : page.total;
    this.status = 'ready';
    this.moreStatus = 'idle';
  }

  private putFirst({ items, total }: Page<T>): void {
    const known = new Set(items.map(({ id }) => id));
    this.items = [...items, ...this.items.filter(({ id }) => !known.has(id))];
    this.total = total;
  }

  private fail(): void {
    this.status = 'failed';
  }

  private failMore(): void {
    this.moreStatus = 'failed';
  }
}
