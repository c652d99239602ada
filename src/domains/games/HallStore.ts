import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Snapshotable, StoreFactory } from '../../kernel/deps.ts';
import { Remote } from '../../kernel/Remote.ts';
import type { RemoteStatus } from '../../kernel/Remote.ts';
import { createGamesApi } from './api.ts';
import type { GamesApi } from './api.ts';
import { emptyFilter, hallPath } from './hallFilter.ts';
import type { FacetName, HallFilter } from './hallFilter.ts';
import type { Game, GameCategory } from './parseGames.ts';

const pageSize = 24;

export type FacetCounts = Readonly<Record<FacetName, Readonly<Record<string, number>>>>;
const noFacets: FacetCounts = { providers: {}, features: {}, volatilities: {} };

export interface ProviderOption {
  readonly sysname: string;
  readonly name: string;
}

interface HallAnswer {
  readonly games: readonly Game[];
  readonly total: number;
  readonly facets: FacetCounts;
  readonly categories: readonly GameCategory[];
  readonly providers: readonly ProviderOption[];
}

interface HallSnapshot {
  /** The first render in the browser happens before any load: it needs the filter. */
  readonly filter: HallFilter;
  readonly hall: HallAnswer;
}

const nothing: HallAnswer = { games: [], total: 0, facets: noFacets, categories: [], providers: [] };

/** The hall: an endless list of games for one filter, with counts per facet. Keeps its list while the player is away. */
export class HallStore implements Snapshotable<HallSnapshot> {
  filter: HallFilter = emptyFilter;
  isLoadingMore = false;
  private readonly hall = new Remote<HallAnswer>();

  constructor(private readonly api: GamesApi) {
    makeAutoObservable<HallStore, 'api' | 'hall'>(this, { api: false, hall: false, filter: observableRef });
  }

  get status(): RemoteStatus {
    return this.hall.status;
  }

  get games(): readonly Game[] {
    return this.loaded.games;
  }

  get total(): number {
    return this.loaded.total;
  }

  get facets(): FacetCounts {
    return this.loaded.facets;
  }

  get categories(): readonly GameCategory[] {
    return this.loaded.categories;
  }

  get providers(): readonly ProviderOption[] {
    return this.loaded.providers;
  }

  /** Shows the games of a filter: at once if they are loaded, else after a request. A later filter overtakes an earlier. */
  show(filter: HallFilter): Promise<void> {
    const key = hallPath(filter);
    // An equal filter is another object: setting it would draw the page again.
    if (key !== hallPath(this.filter)) this.filter = filter;
    return this.hall.load(key, () => this.fetch(filter));
  }

  private async fetch(filter: HallFilter): Promise<HallAnswer> {
    const [page, categories, providers] = await Promise.all([
      this.api.games(this.queryFor(filter, 0)),
      this.categories.length > 0 ? this.categories : this.api.categories(),
      this.providers.length > 0 ? this.providers : this.api.providers(),
    ]);
    return {
      games: page.items,
      total: page.total,
      facets: page.facets ?? noFacets,
      categories,
      providers: providers.map(({ sysname, name }) => ({ sysname, name })),
    };
  }

  get hasMore(): boolean {
    return this.status === 'ready' && this.games.length < this.total;
  }

  /** The next page, unless one is under way. A failure leaves the list as it is; scrolling requests it again. */
  async more(): Promise<void> {
    if (!this.hasMore || this.isLoadingMore) return;
    this.isLoadingMore = true;
    const before = this.loaded;
    try {
      const page = await this.api.games(this.queryFor(this.filter, before.games.length));
      const after = { ...before, games: [...before.games, ...page.items], total: page.total };
      if (before === this.loaded && this.status === 'ready') this.hall.adopt(hallPath(this.filter), after);
    } finally {
      runInAction(() => {
        this.isLoadingMore = false;
      });
    }
  }

  dehydrate(): HallSnapshot | null {
    return this.status === 'ready' ? { filter: this.filter, hall: this.loaded } : null;
  }

  hydrate({ filter, hall }: HallSnapshot): void {
    this.filter = filter;
    this.hall.adopt(hallPath(filter), hall);
  }

  private get loaded(): HallAnswer {
    return this.hall.value ?? nothing;
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
