import type { Database } from '../../../../database/database.ts';
import type { SandboxClock } from '../../../SandboxClock.ts';
import { once } from '../../../../../src/shared/once.ts';
import type { SearchIndex } from '../../../../../src/shared/search/SearchIndex.ts';
import { Facets } from './facets.ts';
import type { GamesOptions } from './facets.ts';
import { gameKinds } from './gameKinds.ts';
import type { GameKinds } from './gameKinds.ts';
import type { GameRow } from './gameRow.ts';
import { gamesIndex } from './gamesIndex.ts';
import type { GamesIndex } from './gamesIndex.ts';
import { catalogueVersion, findActiveGames } from './gamesRepository.ts';
import { gameSearch } from './searchGames.ts';
import { sortGames } from './sortGames.ts';

/** A version of the catalogue with all that is computed of it. What takes long is computed when it is first needed. */
export class CatalogueView {
  readonly bySysname: ReadonlyMap<string, GameRow>;
  readonly facets: Facets;
  readonly kinds: GameKinds;
  readonly search: SearchIndex;
  private readonly positions: ReadonlyMap<string, number>;
  private readonly orders = new Map<string, Uint32Array>();
  /** The games of the hall: all but the sportsbook, which has a page of its own. */
  readonly games: readonly GameRow[];
  /** For the page's search. */
  readonly index: () => Promise<GamesIndex>;

  constructor(
    readonly version: bigint,
    active: readonly GameRow[],
  ) {
    const games = active.filter(({ type }) => type !== 'betting');
    this.games = games;
    this.bySysname = new Map(active.map((game) => [game.sysname, game]));
    this.positions = new Map(games.map((game, position) => [game.sysname, position]));
    this.facets = new Facets(games);
    this.kinds = gameKinds(games);
    this.search = gameSearch(games, this.kinds);
    this.index = once(() => gamesIndex(games, this.kinds));
  }

  /** Positions of the known games among these. */
  positionsOf(sysnames: Iterable<string>): number[] {
    return [...sysnames].flatMap((sysname) => this.positions.get(sysname) ?? []);
  }

  /** Positions of all games in an order. */
  order(sort: GamesOptions['sort'], order: GamesOptions['order']): Uint32Array {
    const key = `${sort} ${order}`;
    const known = this.orders.get(key) ?? sortGames(this.games, sort, order);
    this.orders.set(key, known);
    return known;
  }
}

/** How long a replica may use an older version than the stored one, in ms. */
const RECHECK_MS = 2000;

/** In-memory cache of the stored catalogue, reloaded when its version changes. */
export class Catalogue {
  private view: CatalogueView | null = null;
  private checkedAt = 0;
  private isForgotten = false;
  private loading: Promise<CatalogueView> | null = null;

  constructor(
    private readonly database: Database,
    private readonly clock: SandboxClock,
  ) {}

  current(): Promise<CatalogueView> {
    const now = this.clock.now().getTime();
    if (this.view !== null && now - this.checkedAt < RECHECK_MS) return Promise.resolve(this.view);
    this.loading ??= this.load(now).finally(() => {
      this.loading = null;
    });
    return this.loading;
  }

  /** Makes the next call check the version in the database. */
  forget(): void {
    this.checkedAt = 0;
    this.isForgotten = true;
  }

  private async load(now: number): Promise<CatalogueView> {
    this.isForgotten = false;
    const version = await catalogueVersion(this.database);
    if (this.view?.version !== version) {
      this.view = new CatalogueView(version, await findActiveGames(this.database));
    }
    // `forget` was called during the load: the loaded version may be the old one.
    this.checkedAt = this.isForgotten ? 0 : now;
    return this.view;
  }
}
