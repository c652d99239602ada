import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Snapshotable, StoreFactory } from '../kernel/deps.ts';
import type { RemoteStatus } from '../kernel/remote.ts';
import { createGamesApi } from './api.ts';
import type { GamesApi } from './api.ts';
import type { Banner, Game, GameCategory } from './parseGames.ts';

/** As many tiles as a rail holds before "all" is the better way, and as many rails before the hall is. */
const railSize = 12;
const railCount = 5;

export interface HomeRail {
  readonly category: GameCategory;
  readonly games: readonly Game[];
}

/** Each game once: the rails share many. */
interface HomeSnapshot {
  readonly banners: readonly Banner[];
  readonly categories: readonly GameCategory[];
  readonly games: readonly Game[];
  readonly rails: readonly { readonly category: GameCategory; readonly sysnames: readonly string[] }[];
}

/** What the lobby shows: banners and a rail per category. */
export class HomeStore implements Snapshotable<HomeSnapshot> {
  status: RemoteStatus = 'idle';
  banners: readonly Banner[] = [];
  categories: readonly GameCategory[] = [];
  rails: readonly HomeRail[] = [];

  constructor(private readonly api: GamesApi) {
    makeAutoObservable<HomeStore, 'api'>(this, { api: false, banners: observableRef, categories: observableRef, rails: observableRef });
  }

  /** Loads unless it is there already. A failure of the banners alone leaves the games. */
  async load(): Promise<void> {
    if (this.status === 'ready' || this.status === 'loading') return;
    this.status = 'loading';
    try {
      const [banners, categories] = await Promise.all([this.api.banners().catch(() => []), this.api.categories()]);
      const rails = await Promise.all(
        categories.slice(0, railCount).map(async (category): Promise<HomeRail> => ({ category, games: (await this.api.games({ category: category.id, count: railSize })).items })),
      );
      runInAction(() => {
        this.banners = banners;
        this.categories = categories;
        this.rails = rails.filter((rail) => rail.games.length > 0);
        this.status = 'ready';
      });
    } catch (error) {
      runInAction(() => {
        this.status = 'failed';
      });
      throw error;
    }
  }

  dehydrate(): HomeSnapshot | null {
    if (this.status !== 'ready') return null;
    const games = new Map(this.rails.flatMap((rail) => rail.games.map((game) => [game.sysname, game])));
    return {
      banners: this.banners,
      categories: this.categories,
      games: [...games.values()],
      rails: this.rails.map(({ category, games: shown }) => ({ category, sysnames: shown.map((game) => game.sysname) })),
    };
  }

  hydrate({ banners, categories, games, rails }: HomeSnapshot): void {
    const bySysname = new Map(games.map((game) => [game.sysname, game]));
    this.banners = banners;
    this.categories = categories;
    this.rails = rails.map(({ category, sysnames }) => ({ category, games: sysnames.flatMap((sysname) => bySysname.get(sysname) ?? []) }));
    this.status = 'ready';
  }
}

export const homeStore: StoreFactory<HomeStore> = { key: 'games.home', create: ({ call }) => new HomeStore(createGamesApi(call)) };
