import type { Snapshotable, StoreFactory } from '../../../kernel/stores.ts';
import { Remote } from '../../../kernel/Remote.ts';
import type { RemoteStatus } from '../../../kernel/Remote.ts';
import { createGamesApi } from '../api.ts';
import type { GamesApi } from '../api.ts';
import { gamesToAsk, pickRails, railCount } from './lobbyRails.ts';
import type { CategoryGames, LobbyRail } from './lobbyRails.ts';
import type { GameCategory } from '../parseGames.ts';

/**
 * The games of the home page: the categories, and a rail of each of the first. The document has the categories only: the
 * rails are below what leads, and come when the player comes near them.
 */
export class LobbyStore implements Snapshotable<readonly GameCategory[]> {
  private readonly listed = new Remote<readonly GameCategory[]>();
  private readonly lobby = new Remote<readonly LobbyRail[]>();

  constructor(private readonly api: GamesApi) {}

  /** Of the rails. */
  get status(): RemoteStatus {
    return this.lobby.status;
  }

  get categories(): readonly GameCategory[] {
    return this.listed.value ?? [];
  }

  get rails(): readonly LobbyRail[] {
    return this.lobby.value ?? [];
  }

  /** Loads the categories alone, once. Never rejects: the transport reports the failure. */
  loadCategories(): Promise<void> {
    return this.fetchCategories().catch(() => undefined);
  }

  /** Loads the rails, and the categories they are of. Never rejects: the block offers another try. */
  load(): Promise<void> {
    return this.lobby.load('rails', () => this.fetchRails()).catch(() => undefined);
  }

  private fetchCategories(): Promise<void> {
    return this.listed.load('categories', () => this.api.categories());
  }

  private async fetchRails(): Promise<readonly LobbyRail[]> {
    await this.fetchCategories();
    const lists = await Promise.all(
      this.categories.slice(0, railCount).map(async (category, index): Promise<CategoryGames> => ({
        category,
        games: (await this.api.games({ category: category.id, count: gamesToAsk(index) })).items,
      })),
    );
    return pickRails(lists);
  }

  dehydrate(): readonly GameCategory[] | null {
    return this.listed.status === 'ready' ? this.categories : null;
  }

  hydrate(categories: readonly GameCategory[]): void {
    this.listed.adopt('categories', categories);
  }
}

export const lobbyStore: StoreFactory<LobbyStore> = {
  key: 'games.lobby',
  scope: 'visit',
  create: ({ call }) => new LobbyStore(createGamesApi(call)),
};
