import type { Snapshotable, StoreFactory } from '../../kernel/deps.ts';
import { Remote } from '../../kernel/Remote.ts';
import type { RemoteStatus } from '../../kernel/Remote.ts';
import { createGamesApi } from './api.ts';
import type { GamesApi } from './api.ts';
import type { Game } from './parseGames.ts';

const relatedCount = 6;

interface GameSnapshot {
  readonly game: Game;
  readonly related: readonly Game[];
}

interface GameAnswer {
  /** Null: there is no such game. */
  readonly game: Game | null;
  readonly related: readonly Game[];
}

const noGames: readonly Game[] = [];

/** One game's facts and its neighbours. */
export class GameStore implements Snapshotable<GameSnapshot> {
  private readonly answer = new Remote<GameAnswer>();

  constructor(private readonly api: GamesApi) {}

  get status(): RemoteStatus | 'missing' {
    return this.answer.status === 'ready' && this.game === null ? 'missing' : this.answer.status;
  }

  get game(): Game | null {
    return this.answer.value?.game ?? null;
  }

  get related(): readonly Game[] {
    return this.answer.value?.related ?? noGames;
  }

  /** Loads a game unless it is loaded or under way. Status `missing` means that there is no such game. */
  load(sysname: string): Promise<void> {
    return this.answer.load(sysname, () => this.fetch(sysname));
  }

  private async fetch(sysname: string): Promise<GameAnswer> {
    const [{ items }, all] = await Promise.all([
      this.api.games({ sysnames: [sysname], count: 1 }),
      this.api.games({ count: relatedCount + 1 }),
    ]);
    const related = all.items.filter((game) => game.sysname !== sysname).slice(0, relatedCount);
    return { game: items[0] ?? null, related };
  }

  dehydrate(): GameSnapshot | null {
    return this.game ? { game: this.game, related: this.related } : null;
  }

  hydrate(snapshot: GameSnapshot): void {
    this.answer.adopt(snapshot.game.sysname, snapshot);
  }
}

export const gameStore: StoreFactory<GameStore> = {
  key: 'games.game',
  create: ({ call }) => new GameStore(createGamesApi(call)),
};
