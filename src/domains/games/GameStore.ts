import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Snapshotable, StoreFactory } from '../../kernel/deps.ts';
import type { RemoteStatus } from '../../kernel/remote.ts';
import { createGamesApi } from './api.ts';
import type { GamesApi } from './api.ts';
import type { Game } from './parseGames.ts';

const relatedCount = 6;

interface GameSnapshot {
  readonly game: Game;
  readonly related: readonly Game[];
}

/** One game's data and its related games. */
export class GameStore implements Snapshotable<GameSnapshot> {
  status: RemoteStatus | 'missing' = 'idle';
  game: Game | null = null;
  related: readonly Game[] = [];
  private wanted = '';
  private running: Promise<void> | null = null;

  constructor(private readonly api: GamesApi) {
    makeAutoObservable<GameStore, 'api' | 'wanted' | 'running'>(this, {
      api: false,
      wanted: false,
      running: false,
      game: observableRef,
      related: observableRef,
    });
  }

  /**
   * Loads a game unless it is the loaded one; joins a running load of the same game. Status `missing` means that the
   * game does not exist.
   */
  load(sysname: string): Promise<void> {
    if (this.wanted === sysname && this.status !== 'failed') return this.running ?? Promise.resolve();
    this.wanted = sysname;
    const running = this.fetch(sysname).finally(() => {
      if (this.running === running) this.running = null;
    });
    this.running = running;
    return running;
  }

  private async fetch(sysname: string): Promise<void> {
    this.status = 'loading';
    try {
      const [{ items }, all] = await Promise.all([
        this.api.games({ sysnames: [sysname], count: 1 }),
        this.api.games({ count: relatedCount + 1 }),
      ]);
      runInAction(() => {
        if (this.wanted !== sysname) return;
        this.game = items[0] ?? null;
        this.related = all.items.filter((game) => game.sysname !== sysname).slice(0, relatedCount);
        this.status = this.game ? 'ready' : 'missing';
      });
    } catch (error) {
      runInAction(() => {
        if (this.wanted === sysname) this.status = 'failed';
      });
      throw error;
    }
  }

  dehydrate(): GameSnapshot | null {
    return this.game ? { game: this.game, related: this.related } : null;
  }

  hydrate(snapshot: GameSnapshot): void {
    this.game = snapshot.game;
    this.related = snapshot.related;
    this.wanted = snapshot.game.sysname;
    this.status = 'ready';
  }
}

export const gameStore: StoreFactory<GameStore> = {
  key: 'games.game',
  create: ({ call }) => new GameStore(createGamesApi(call)),
};
