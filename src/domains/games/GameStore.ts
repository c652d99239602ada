import type { Snapshotable, StoreFactory } from '../../kernel/stores.ts';
import { Remote } from '../../kernel/Remote.ts';
import type { RemoteStatus } from '../../kernel/Remote.ts';
import { createGamesApi } from './api.ts';
import type { GamesApi } from './api.ts';
import { gameFigures } from './gameFigures.ts';
import type { GameFigures } from './gameFigures.ts';
import type { Game } from './parseGames.ts';

const relatedCount = 6;

interface GameSnapshot {
  readonly game: Game;
  readonly related: readonly Game[];
  readonly figures: GameFigures;
}

interface GameAnswer {
  /** Null: there is no such game. */
  readonly game: Game | null;
  readonly related: readonly Game[];
  readonly figures: GameFigures | null;
}

const noGames: readonly Game[] = [];

/** One game's facts and its neighbours. */
export class GameStore implements Snapshotable<GameSnapshot> {
  private readonly answer = new Remote<GameAnswer>();

  /** `write` writes a game's figures for guests. */
  constructor(
    private readonly api: GamesApi,
    private readonly write: (game: Game) => GameFigures,
  ) {}

  get status(): RemoteStatus | 'missing' {
    return this.answer.status === 'ready' && this.game === null ? 'missing' : this.answer.status;
  }

  get game(): Game | null {
    return this.answer.value?.game ?? null;
  }

  get related(): readonly Game[] {
    return this.answer.value?.related ?? noGames;
  }

  /**
   * The figures for guests. They are sent with the page, since the first `Intl.NumberFormat` of a page blocks a phone for
   * 50 ms and more.
   */
  get figures(): GameFigures | null {
    return this.answer.value?.figures ?? null;
  }

  /** Loads a game unless it is loaded or under way. Status `missing` means that there is no such game. */
  load(sysname: string): Promise<void> {
    return this.answer.load(sysname, () => this.fetch(sysname));
  }

  private async fetch(sysname: string): Promise<GameAnswer> {
    const [{ items }, related] = await Promise.all([
      this.api.games({ sysnames: [sysname], count: 1 }),
      // The game is shown without its neighbours, too.
      this.api.similar(sysname, relatedCount).catch(() => noGames),
    ]);
    const game = items[0] ?? null;
    return { game, related, figures: game && this.write(game) };
  }

  dehydrate(): GameSnapshot | null {
    const { game, related, figures } = this;
    return game && figures ? { game, related, figures } : null;
  }

  hydrate(snapshot: GameSnapshot): void {
    this.answer.adopt(snapshot.game.sysname, snapshot);
  }
}

export const gameStore: StoreFactory<GameStore> = {
  key: 'games.game',
  scope: 'visit',
  create: ({ call, content, locale }) =>
    new GameStore(createGamesApi(call), (game) => gameFigures(game, content.site.currency, locale.code)),
};
