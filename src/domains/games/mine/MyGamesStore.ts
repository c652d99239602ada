import type { StoreFactory } from '../../../kernel/stores.ts';
import { Remote } from '../../../kernel/Remote.ts';
import type { RemoteStatus } from '../../../kernel/Remote.ts';
import { createGamesApi } from '../api.ts';
import type { GamesApi } from '../api.ts';
import type { Game } from '../parseGames.ts';

const most = 12;
const noGames: readonly Game[] = [];

/** The player's own lists on the home page: what they have played last, and their favourites. */
export class MyGamesStore {
  private readonly played = new Remote<readonly Game[]>();
  private readonly liked = new Remote<readonly Game[]>();

  constructor(private readonly api: Pick<GamesApi, 'recent' | 'games'>) {}

  get status(): RemoteStatus {
    return this.played.status;
  }

  get recent(): readonly Game[] {
    return this.played.value ?? noGames;
  }

  get favourites(): readonly Game[] {
    return this.liked.value ?? noGames;
  }

  /** Asks again: the player may have played since. What is shown stays until the answer. */
  loadRecent(uid: number): Promise<void> {
    return this.played.refresh(String(uid), () => this.api.recent(most));
  }

  /** The latest favourites, in their order. */
  loadFavourites(sysnames: readonly string[]): Promise<void> {
    const wanted = sysnames.slice(0, most);
    if (wanted.length === 0) {
      this.liked.reset();
      return Promise.resolve();
    }
    return this.liked
      .load(wanted.join(), async () => {
        const { items } = await this.api.games({ sysnames: wanted, count: most });
        return wanted.flatMap((sysname) => items.find((game) => game.sysname === sysname) ?? []);
      })
      .catch(() => undefined);
  }
}

export const myGamesStore: StoreFactory<MyGamesStore> = {
  key: 'games.mine',
  scope: 'player',
  create: ({ call }) => new MyGamesStore(createGamesApi(call)),
};
