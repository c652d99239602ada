import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Cancel } from '../../../lib/clock.ts';
import type { StoreDeps, StoreFactory } from '../../../kernel/stores.ts';
import { DepositDrop } from '../DepositDrop.ts';
import type { Transaction } from '../parseCashier.ts';
import { createDepositApi } from './depositApi.ts';
import type { DepositApi } from './depositApi.ts';

/** Polling interval while a deposit waits, in ms: it may end without an event. */
const refreshMs = 10_000;
/** More are in the history: the notice stays small above the form. */
const mostShown = 3;

/** The player's deposits that wait for them, kept up to date while they are shown. */
export class UnfinishedStore {
  readonly dropping: DepositDrop;
  /** Newest first. */
  deposits: readonly Transaction[] = [];
  #asked = 0;
  readonly #api: Pick<DepositApi, 'unfinished' | 'drop'>;
  readonly #deps: Pick<StoreDeps, 'clock' | 'news'>;

  constructor(api: Pick<DepositApi, 'unfinished' | 'drop'>, deps: Pick<StoreDeps, 'clock' | 'news'>) {
    this.#api = api;
    this.#deps = deps;
    this.dropping = new DepositDrop(api);
    makeAutoObservable(this, { dropping: false, deposits: observableRef });
  }

  get shown(): readonly Transaction[] {
    return this.deposits.slice(0, mostShown);
  }

  get hasMore(): boolean {
    return this.deposits.length > mostShown;
  }

  /** Follows them by events, and by polling while there is one; returns a disposer. */
  open(): Cancel {
    void this.load();
    const stopNews = this.#deps.news.subscribe((event) => {
      if (event.type === 'cashier.transaction_updated') void this.load();
    });
    const stopAsking = this.#deps.clock.every(refreshMs, () => {
      if (this.deposits.length > 0) void this.load();
    });
    return () => {
      stopNews();
      stopAsking();
    };
  }

  /** Gives one up, and shows what has become of it. */
  async drop(id: string): Promise<void> {
    await this.dropping.run(id);
    await this.load();
  }

  private async load(): Promise<void> {
    this.#asked += 1;
    const asked = this.#asked;
    try {
      const found = await this.#api.unfinished();
      // An answer that a later question has overtaken would bring back what is gone.
      if (asked === this.#asked) runInAction(() => (this.deposits = found));
    } catch {
      // Reported by the transport: a new deposit needs no answer to this, and what is known stays.
    }
  }
}

export const unfinishedStore: StoreFactory<UnfinishedStore> = {
  key: 'cashier.unfinished',
  scope: 'player',
  create: (deps) => new UnfinishedStore(createDepositApi(deps.call), deps),
};
