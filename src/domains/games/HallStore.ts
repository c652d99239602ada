import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Snapshotable, StoreFactory } from '../../kernel/deps.ts';
import type { RemoteStatus } from '../../kernel/remote.ts';
import { createGamesApi } from './api.ts';
import type { GamesApi } from './api.ts';
import { emptyFilter, hallPath } from './hallFilter.ts';
import type { FacetName, HallFilter } from './hallFilter.ts';
import type { Game, GameCategory } from './parseGames.ts';

const pageSize = 24;

export type FacetCounts = Readonly<Record<FacetName, Readonly<Record<string, number>>>>;
const noFacets: FacetCounts = { providers: {}, features: {}, volatilities: {} };

interface HallSnapshot {
  readonly key: string;
  /** In the snapshot, because the first render in the browser happens before any load. */
  readonly filter: HallFilter;
  readonly games: readonly Game[];
  readonly total: number;
  readonly facets: FacetCounts;
  readonly categories: readonly GameCategory[];
  readonly providers: readonly ProviderOption[];
}

export interface ProviderOption {
  readonly sysname: string;
  readonly name: string;
}

/**
 * The hall: an endless list of games for one filter, with counts per facet. The list is kept while another page is
 * shown.
 */
export class HallStore implements Snapshotable<HallSnapshot> {
  status: RemoteStatus = 'idle';
  filter: HallFilter = emptyFilter;
  games: readonly Game[] = [];
  total = 0;
  facets: FacetCounts = noFacets;
  categories: readonly GameCategory[] = [];
  providers: readonly ProviderOption[] = [];
  isLoadingMore = false;
  private key: string | null = null;
  private running: Promise<void> | null = null;

  constructor(private readonly api: GamesApi) {
    makeAutoObservable<HallStore, 'api' | 'key' | 'running'>(this, {
      api: false,
      key: false,
      running: false,
      filter: observableRef,
      games: observableRef,
      facets: observableRef,
      categories: observableRef,
      providers: observableRef,
    });
  }

  /** Shows the games of a filter: at once if loaded, else after a request. A later filter overrides an earlier one. */
  show(filter: HallFilter): Promise<void> {
    const key = hallPath(filter);
    if (key === this.key && this.status !== 'failed') return this.running ?? Promise.resolve();
    this.filter = filter;
    this.key = key;
    const running = this.fetch(filter, key).finally(() => {
      if (this.running === running) this.running = null;
    });
    this.running = running;
    return running;
  }

  private async fetch(filter: HallFilter, key: string): Promise<void> {
    this.status = 'loading';
    try {
      const [page, categories, providers] = await Promise.all([
        this.api.games(this.queryFor(filter, 0)),
        this.categories.length > 0 ? this.categories : this.api.categories(),
        this.providers.length > 0 ? this.providers : this.api.providers(),
      ]);
      runInAction(() => {
        if (this.key !== key) return;
        this.games = page.items;
        this.total = page.total;
        this.facets = page.facets ?? noFacets;
        this.categories = categories;
        this.providers = providers.map(({ sysname, name }) => ({ sysname, name }));
        this.status = 'ready';
      });
    } catch (error) {
      runInAction(() => {
        if (this.key === key) this.status = 'failed';
      });
      throw error;
    }
  }

  get hasMore(): boolean {
    return this.status === 'ready' && this.games.length < this.total;
  }

  /** Loads the next page, unless it is loading. A failure keeps the list; scrolling retries. */
  async more(): Promise<void> {
    if (!this.hasMore || this.isLoadingMore) return;
    this.isLoadingMore = true;
    const key = this.key;
    try {
      const page = await this.api.games(this.queryFor(this.filter, this.games.length));
      runInAction(() => {
        if (this.key !== key) return;
        this.games = [...this.games, ...page.items];
        this.total = page.total;
      });
    } finally {
      runInAction(() => {
        this.isLoadingMore = false;
      });
    }
  }

  dehydrate(): HallSnapshot | null {
    if (this.status !== 'ready' || this.key === null) return null;
    const { key, filter, games, total, facets, categories, providers } = this;
    return { key, filter, games, total, facets, categories, providers };
  }

  hydrate(snapshot: HallSnapshot): void {
    Object.assign(this, snapshot);
    this.status = 'ready';
  }

  private queryFor(filter: HallFilter, offset: number) {
    return {
      offset,
      count: pageSize,
      query: filter.query,
      category: filter.category,
      providers: [...filter.providers],
      features: [...filter.features],
      volatilities: [...filter.volatilities],
      facets: true,
    };
  }
}

export const hallStore: StoreFactory<HallStore> = {
  key: 'games.hall',
  create: ({ call }) => new HallStore(createGamesApi(call)),
};
