import type { Snapshotable, StoreFactory } from '../../../kernel/stores.ts';
import { Remote } from '../../../kernel/Remote.ts';
import type { RemoteStatus } from '../../../kernel/Remote.ts';
import { createGamesApi } from '../api.ts';
import type { GamesApi } from '../api.ts';
import { gamesToAsk, pickRails, railCount } from './lobbyRails.ts';
import type { CategoryGames, LobbyRail } from './lobbyRails.ts';
import type { GameCategory } from '../parseGames.ts';

interface LobbySnapshot {
  readonly categories: readonly GameCategory[];
  readonly rails: readonly LobbyRail[];
}

const nothing: LobbySnapshot = { categories: [], rails: [] };

/** The games of the home page: the categories, and a rail of each of the first. */
export class LobbyStore implements Snapshotable<LobbySnapshot> {
  private readonly lobby = new Remote<LobbySnapshot>();

  constructor(private readonly api: GamesApi) {}

  get status(): RemoteStatus {
    return this.lobby.status;
  }

  get categories(): readonly GameCategory[] {
    return (this.lobby.value ?? nothing).categories;
  }

  get rails(): readonly LobbyRail[] {
    return (this.lobby.value ?? nothing).rails;
  }

  /** Loads once for both blocks. Never rejects: the transport reports the failure, the block offers another try. */
  load(): Promise<void> {
    return this.lobby.load('lobby', () => this.fetch()).catch(() => undefined);
  }

  private async fetch(): Promise<LobbySnapshot> {
    const categories = await this.api.categories();
    const lists = await Promise.all(
      categories.slice(0, railCount).map(async (category, index): Promise<CategoryGames> => ({
        category,
        games: (await this.api.games({ category: category.id, count: gamesToAsk(index) })).items,
      })),
    );
    return { categories, rails: pickRails(lists) };
  }

  dehydrate(): LobbySnapshot | null {
    return this.status === 'ready' ? this.lobby.value : null;
  }

  hydrate(snapshot: LobbySnapshot): void {
    this.lobby.adopt('lobby', snapshot);
  }
}

export const lobbyStore: StoreFactory<LobbyStore> = {
  key: 'games.lobby',
  scope: 'visit',
  create: ({ call }) => new LobbyStore(createGamesApi(call)),
};
