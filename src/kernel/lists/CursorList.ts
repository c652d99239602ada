import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { RemoteStatus } from '../Remote.ts';

/** One page of a list, and where the next one begins; empty at the end. */
export interface CursorPage<T> {
  readonly items: readonly T[];
  readonly next: string;
}

/** A list that is continued after its last row, so that new rows at its start move nothing. */
export class CursorList<T extends { readonly id: string }> {
  status: RemoteStatus = 'idle';
  items: readonly T[] = [];
  moreStatus: 'idle' | 'loading' | 'failed' = 'idle';
  private next = '';
  /** Number of the latest load: answers to older requests are dropped. */
  #turn = 0;
  readonly #fetchPage: (cursor: string) => Promise<CursorPage<T>>;

  constructor(fetchPage: (cursor: string) => Promise<CursorPage<T>>) {
    this.#fetchPage = fetchPage;
    makeAutoObservable(this, { items: observableRef });
  }

  get hasMore(): boolean {
    return this.next !== '';
  }

  /** Loads from the start; the shown rows stay until the answer arrives. Never rejects. */
  async load(): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    this.moreStatus = 'idle';
    if (this.status !== 'ready') this.status = 'loading';
    try {
      const page = await this.#fetchPage('');
      if (turn === this.#turn) this.adopt(page, []);
    } catch {
      // Reported by the transport. Loaded rows stay.
      if (turn === this.#turn && this.status === 'loading') runInAction(() => (this.status = 'failed'));
    }
  }

  async more(): Promise<void> {
    if (this.moreStatus === 'loading' || !this.hasMore) return;
    const turn = this.#turn;
    this.moreStatus = 'loading';
    try {
      const page = await this.#fetchPage(this.next);
      if (turn === this.#turn) this.adopt(page, this.items);
    } catch {
      // Reported by the transport; the button offers a retry.
      if (turn === this.#turn) runInAction(() => (this.moreStatus = 'failed'));
    }
  }

  reset(): void {
    this.#turn += 1;
    this.items = [];
    this.next = '';
    this.status = 'idle';
    this.moreStatus = 'idle';
  }

  private adopt(page: CursorPage<T>, before: readonly T[]): void {
    this.items = [...before, ...page.items];
    this.next = page.next;
    this.status = 'ready';
    this.moreStatus = 'idle';
  }
}
