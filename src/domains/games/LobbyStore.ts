import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Snapshotable, StoreFactory } from '../../kernel/deps.ts';
import type { RemoteStatus } from '../../kernel/remote.ts';
import { createGamesApi } from './api.ts';
import type { GamesApi } from './api.ts';
import { gamesToAsk, pickRails, railCount } from './lobbyRails.ts';
import type { CategoryGames, LobbyRail } from './lobbyRails.ts';
import type { GameCategory } from './parseGames.ts';

interface LobbySnapshot {
  readonly categories: readonly GameCategory[];
  readonly rails: readonly LobbyRail[];
}

/** The games of the home page: the categories, and a rail for each of the first ones. */
export class LobbyStore implements Snapshotable<LobbySnapshot> {
  status: RemoteStatus = 'idle';
  categories: readonly GameCategory[] = [];
  rails: readonly LobbyRail[] = [];
  private running: Promise<void> | null = null;

  constructor(private readonly api: GamesApi) {
    makeAutoObservable<LobbyStore, 'api' | 'running'>(this, {
      api: false,
      running: false,
      categories: observableRef,
      rails: observableRef,
    });
  }

  /** Loads the lobby unless loaded; joins a running load, since two blocks use this. Never rejects. */
  load(): Promise<void> {
    if (this.status === 'ready') return Promise.resolve();
    this.running ??= this.fetch().finally(() => {
      this.running = null;
    });
    return this.running;
  }

  private async fetch(): Promise<void> {
    this.status = 'loading';
    try {
      const categories = await this.api.categories();
      const lists = await Promise.all(
        categories.slice(0, railCount).map(async (category, index): Promise<CategoryGames> => ({
          category,
          games: (await this.api.games({ category: category.id, count: gamesToAsk(index) })).items,
        })),
      );
      runInAction(() => {
        this.categories = categories;
        this.rails = pickRails(lists);
        this.status = 'ready';
      });
    } catch {
      // Reported by the transport; the block offers a retry.
      runInAction(() => {
        this.status = 'failed';
      });
    }
  }

  dehydrate(): LobbySnapshot | null {
    if (this.status !== 'ready') return null;
    const { categories, rails } = this;
    return { categories, rails };
  }

  hydrate({ categories, rails }: LobbySnapshot): void {
    this.categories = categories;
    this.rails = rails;
    this.status = 'ready';
  }
}

export const lobbyStore: StoreFactory<LobbyStore> = {
  key: 'games.lobby',
  create: ({ call }) => new LobbyStore(createGamesApi(call)),
};
