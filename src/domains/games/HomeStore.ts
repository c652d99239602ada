import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Snapshotable, StoreFactory } from '../../kernel/deps.ts';
import type { RemoteStatus } from '../../kernel/remote.ts';
import { createGamesApi } from './api.ts';
import type { GamesApi } from './api.ts';
import { gamesToAsk, pickRails, railCount } from './homeRails.ts';
import type { CategoryGames, HomeRail } from './homeRails.ts';
import type { Banner, GameCategory } from './parseGames.ts';

interface HomeSnapshot {
  readonly banners: readonly Banner[];
  readonly categories: readonly GameCategory[];
  readonly rails: readonly HomeRail[];
}

/** What the lobby shows: banners and rails of categories. */
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
      const lists = await Promise.all(
        categories.slice(0, railCount).map(async (category, index): Promise<CategoryGames> => ({ category, games: (await this.api.games({ category: category.id, count: gamesToAsk(index) })).items })),
      );
      runInAction(() => {
        this.banners = banners;
        this.categories = categories;
        this.rails = pickRails(lists);
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
    const { banners, categories, rails } = this;
    return { banners, categories, rails };
  }

  hydrate({ banners, categories, rails }: HomeSnapshot): void {
    this.banners = banners;
    this.categories = categories;
    this.rails = rails;
    this.status = 'ready';
  }
}

export const homeStore: StoreFactory<HomeStore> = { key: 'games.home', create: ({ call }) => new HomeStore(createGamesApi(call)) };
