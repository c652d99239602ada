import { makeAutoObservable, runInAction } from 'mobx';
import type { TournamentStatus } from '../../contract/tournaments/tournamentStatuses.ts';
import type { Snapshotable, StoreFactory } from '../../kernel/stores.ts';
import { Remote } from '../../kernel/Remote.ts';
import type { RemoteStatus } from '../../kernel/Remote.ts';
import { createTournamentsApi } from './api.ts';
import type { TournamentsApi } from './api.ts';
import type { TournamentView } from './tournamentView.ts';

interface Listed {
  readonly status: TournamentStatus;
  readonly items: readonly TournamentView[];
  readonly total: number;
}

const pageSize = 12;

/** The tournaments of one tab: running, coming or past ones, as the visitor sees them. */
export class TournamentsStore implements Snapshotable<Listed> {
  moreStatus: 'idle' | 'loading' | 'failed' = 'idle';
  readonly #answer = new Remote<Listed>();
  #key = '';
  readonly #api: Pick<TournamentsApi, 'list'>;

  constructor(api: Pick<TournamentsApi, 'list'>) {
    this.#api = api;
    makeAutoObservable(this);
  }

  /** What is shown belongs to this tab; null before the first answer. */
  get shown(): Listed | null {
    return this.#answer.value;
  }

  get status(): RemoteStatus {
    return this.#answer.status;
  }

  get hasMore(): boolean {
    return this.shown !== null && this.shown.items.length < this.shown.total;
  }

  /** Loads a tab for a visitor, uid 0 for a guest. Never rejects: the page shows that it failed. */
  load(status: TournamentStatus, uid: number): Promise<void> {
    this.#key = `${uid}:${status}`;
    this.moreStatus = 'idle';
    return this.#answer.load(this.#key, () => this.fetch(status)).catch(() => undefined);
  }

  /** Asks again: a tournament has begun or ended. */
  refresh(): Promise<void> {
    const { shown } = this;
    const key = this.#key;
    return shown === null ? Promise.resolve() : this.#answer.refresh(key, () => this.fetch(shown.status));
  }

  async more(): Promise<void> {
    const { shown } = this;
    const key = this.#key;
    if (shown === null || !this.hasMore || this.moreStatus === 'loading') return;
    this.moreStatus = 'loading';
    try {
      const { items, total } = await this.#api.list(shown.status, shown.items.length, pageSize);
      runInAction(() => {
        this.moreStatus = 'idle';
        if (key === this.#key) this.#answer.adopt(key, { ...shown, items: [...shown.items, ...items], total });
      });
    } catch {
      // Reported by the transport; the button offers another try.
      runInAction(() => {
        this.moreStatus = 'failed';
      });
    }
  }

  /** 4-43: takes over a tournament that the player has joined. */
  put(tournament: TournamentView): void {
    const { shown } = this;
    const key = this.#key;
    if (shown === null || this.#answer.status !== 'ready') return;
    const items = shown.items.map((item) => (item.id === tournament.id ? tournament : item));
    this.#answer.adopt(key, { ...shown, items });
  }

  dehydrate(): Listed | null {
    return this.#answer.status === 'ready' ? this.shown : null;
  }

  hydrate(listed: Listed): void {
    this.#key = `0:${listed.status}`;
    this.#answer.adopt(this.#key, listed);
  }

  private async fetch(status: TournamentStatus): Promise<Listed> {
    return { status, ...(await this.#api.list(status, 0, pageSize)) };
  }
}

export const tournamentsStore: StoreFactory<TournamentsStore> = {
  key: 'tournaments.list',
  scope: 'player',
  create: ({ call, locale }) => new TournamentsStore(createTournamentsApi(call, locale)),
};
