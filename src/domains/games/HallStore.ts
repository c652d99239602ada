import { makeAutoObservable, observableRef } from 'mobx';
import type { PlayerScoped, Snapshotable, StoreDeps, StoreFactory } from '../../kernel/stores.ts';
import { Remote } from '../../kernel/Remote.ts';
import type { RemoteStatus } from '../../kernel/Remote.ts';
import { createGamesApi } from './api.ts';
import type { GamesApi, GamesQuery } from './api.ts';
import { GamePages } from './GamePages.ts';
import type { Stretch } from './GamePages.ts';
import { emptyFilter, hallPath } from './face/hallFilter.ts';
import type { FacetName, HallFilter, HallSort } from './face/hallFilter.ts';
import type { Game, GameCategory } from './parseGames.ts';

/** A page fills rows of two, three, four and six tiles, and holds all games of the sandbox: nothing moves at its end. */
const pageSize = 36;

export type FacetCounts = Readonly<Record<FacetName, Readonly<Record<string, number>>>>;
const noFacets: FacetCounts = { providers: {}, types: {}, features: {}, volatilities: {}, rtps: {}, marks: {} };

/** What the operator calls an order, and its direction. */
const orders: Readonly<Record<HallSort, Pick<GamesQuery, 'sort' | 'order'>>> = {
  popular: { sort: 'priority', order: 'asc' },
  new: { sort: 'released_at', order: 'desc' },
  title: { sort: 'title', order: 'asc' },
  rtp: { sort: 'rtp', order: 'desc' },
  maxWin: { sort: 'max_win', order: 'desc' },
  volatility: { sort: 'volatility', order: 'desc' },
};

export interface ProviderOption {
  readonly sysname: string;
  readonly name: string;
}

interface HallAnswer {
  /** The first page. */
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
export class HallStore implements Snapshotable<HallSnapshot>, PlayerScoped {
  filter: HallFilter = emptyFilter;
  readonly #pages: GamePages;
  readonly #hall: Remote<HallAnswer>;
  readonly #api: GamesApi;
  readonly #session: Pick<StoreDeps['session'], 'uid'>;

  constructor(api: GamesApi, session: Pick<StoreDeps['session'], 'uid'>) {
    this.#api = api;
    this.#session = session;
    this.#pages = new GamePages((offset) => this.#api.games(this.queryFor(this.filter, offset)));
    this.#hall = new Remote<HallAnswer>((answer) => this.begin(answer));
    makeAutoObservable(this, { filter: observableRef });
  }

  get status(): RemoteStatus {
    return this.#hall.status;
  }

  /** The games that are held: the first page and those around the view. */
  get games(): readonly Game[] {
    return this.#pages.held;
  }

  /** The games of the positions that are held. */
  get byPosition(): ReadonlyMap<number, Game> {
    return this.#pages.byPosition;
  }

  /** The length of the list so far, held or not. */
  get reached(): number {
    return this.#pages.reached;
  }

  get total(): number {
    return this.#pages.total;
  }

  get isLoadingMore(): boolean {
    return this.#pages.isAdding;
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
    // An equal filter is another object: setting it would draw the page again.
    if (hallPath(filter) !== hallPath(this.filter)) this.filter = filter;
    return this.#hall.load(this.keyOf(filter), () => this.fetch(filter));
  }

  private async fetch(filter: HallFilter): Promise<HallAnswer> {
    const [page, categories, providers] = await Promise.all([
      this.#api.games(this.queryFor(filter, 0)),
      this.categories.length > 0 ? this.categories : this.#api.categories(),
      this.providers.length > 0 ? this.providers : this.#api.providers(),
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
    return this.status === 'ready' && this.reached < this.total;
  }

  /** The next page, unless one is under way. A failure leaves the list as it is; scrolling requests it again. */
  async more(): Promise<void> {
    if (this.hasMore) await this.#pages.add();
  }

  /** Holds the games of what is in view, and drops those far from it. */
  async look(views: readonly Stretch[]): Promise<void> {
    if (this.status === 'ready') await this.#pages.look(views);
  }

  dehydrate(): HallSnapshot | null {
    return this.status === 'ready' ? { filter: this.filter, hall: this.loaded } : null;
  }

  hydrate({ filter, hall }: HallSnapshot): void {
    this.filter = filter;
    this.#hall.adopt(this.keyOf(filter), hall);
    this.begin(hall);
  }

  /** Favourites are a player's own. */
  forgetPlayer(): void {
    if (!this.filter.marks.includes('favourites')) return;
    this.#hall.reset();
    this.begin(nothing);
  }

  private keyOf(filter: HallFilter): string {
    return hallPath(filter) + (filter.marks.includes('favourites') ? `#${this.#session.uid}` : '');
  }

  /** The address names a category that there is not (or no longer). */
  get isCategoryUnknown(): boolean {
    const { category } = this.filter;
    return this.status === 'ready' && category !== '' && !this.categories.some(({ id }) => id === category);
  }

  /** The address names only providers that there are not. */
  get isProviderUnknown(): boolean {
    const { providers } = this.filter;
    const isKnown = (sysname: string) => this.providers.some((provider) => provider.sysname === sysname);
    return this.status === 'ready' && providers.length > 0 && !providers.some(isKnown);
  }

  /** Any of the games that fit, loaded or not; null if there is none. */
  async random(): Promise<Game | null> {
    const offset = Math.floor(Math.random() * this.total);
    const { items } = await this.#api.games({ ...this.queryFor(this.filter, offset), count: 1, facets: false });
    return items[0] ?? null;
  }

  private begin({ games, total }: HallAnswer): void {
    this.#pages.start({ items: games, total });
  }

  private get loaded(): HallAnswer {
    return this.#hall.value ?? nothing;
  }

  private queryFor(filter: HallFilter, offset: number) {
    return {
      offset,
      count: pageSize,
      query: filter.query,
      category: filter.category,
      ...orders[filter.sort],
      providers: [...filter.providers],
      types: [...filter.types],
      features: [...filter.features],
      volatilities: [...filter.volatilities],
      rtps: [...filter.rtps],
      marks: [...filter.marks],
      facets: offset === 0,
    };
  }
}

export const hallStore: StoreFactory<HallStore> = {
  key: 'games.hall',
  scope: 'visit',
  create: ({ call, session }) => new HallStore(createGamesApi(call), session),
};
