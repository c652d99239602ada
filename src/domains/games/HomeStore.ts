import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Snapshotable, StoreFactory } from '../kernel/deps.ts';
import type { RemoteStatus } from '../kernel/remote.ts';
import { createGamesApi } from './api.ts';
import type { GamesApi } from './api.ts';
import type { Banner, Game, GameCategory } from './parseGames.ts';

/** As many tiles as a rail holds before "all" is the better way. */
const railSize = 12;

export interface HomeRail {
  readonly category: GameCategory;
  readonly games: readonly Game[];
}

interface HomeSnapshot {
  readonly banners: readonly Banner[];
  readonly rails: readonly HomeRail[];
}

/** What the lobby shows: banners and a rail per category. */
export class HomeStore implements Snapshotable<HomeSnapshot> {
  status: RemoteStatus = 'idle';
  banners: readonly Banner[] = [];
  rails: readonly HomeRail[] = [];

  constructor(private readonly api: GamesApi) {
    makeAutoObservable<HomeStore, 'api'>(this, { api: false, banners: observableRef, rails: observableRef });
  }

  /** Loads unless it is there already. A failure of the banners alone leaves the games. */
  async load(): Promise<void> {
    if (this.status === 'ready' || this.status === 'loading') return;
    this.status = 'loading';
    try {
      const [banners, categories] = await Promise.all([this.api.banners().catch(() => []), this.api.categories()]);
      const rails = await Promise.all(
        categories.map(async (category): Promise<HomeRail> => ({ category, games: (await this.api.games({ category: category.id, count: railSize })).items })),
      );
      runInAction(() => {
        this.banners = banners;
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
    return this.status === 'ready' ? { banners: this.banners, rails: this.rails } : null;
  }

  hydrate(snapshot: HomeSnapshot): void {
    this.banners = snapshot.banners;
    this.rails = snapshot.rails;
    this.status = 'ready';
  }
}

export const homeStore: StoreFactory<HomeStore> = { key: 'games.home', create: ({ call }) => new HomeStore(createGamesApi(call)) };
