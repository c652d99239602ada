import type { Database } from '../../../database/database.ts';
import type { SandboxClock } from '../../SandboxClock.ts';
import type { GameRow } from './gameRow.ts';
import { catalogueVersion, findActiveGames } from './gamesRepository.ts';
import { GameSearch } from './searchGames.ts';

export interface CatalogueView {
  readonly version: bigint;
  readonly games: readonly GameRow[];
  readonly bySysname: ReadonlyMap<string, GameRow>;
  readonly search: GameSearch;
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
      const games = await findActiveGames(this.database);
      this.view = {
        version,
        games,
        bySysname: new Map(games.map((game) => [game.sysname, game])),
        search: new GameSearch(games),
      };
    }
    // `forget` was called during the load: the loaded version may be the old one.
    this.checkedAt = this.isForgotten ? 0 : now;
    return this.view;
  }
}
