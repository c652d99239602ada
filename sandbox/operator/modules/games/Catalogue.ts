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

/** How long a replica may show an older version than the stored one. */
const RECHECK_MS = 2000;

/** The stored catalogue, kept in memory until its version changes: a derived cache, never the truth. */
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

  /** The next question asks the database. */
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
    // Told to forget while loading: what was loaded may be the older one.
    this.checkedAt = this.isForgotten ? 0 : now;
    return this.view;
  }
}
