import { makeAutoObservable } from 'mobx';
import type { StoreFactory } from '../../../kernel/stores.ts';
import { Remote } from '../../../kernel/Remote.ts';
import type { RemoteStatus } from '../../../kernel/Remote.ts';
import { createGamesApi } from '../api.ts';
import type { GamesApi } from '../api.ts';
import type { PlayedRound } from '../parseGames.ts';

/** Rounds on the page of a game. */
const COUNT = 8;
const noRounds: readonly PlayedRound[] = [];

/** The player's last rounds of one game, as the house has them. */
export class RoundsStore {
  private game = '';
  readonly #answer = new Remote<readonly PlayedRound[]>();
  readonly #api: Pick<GamesApi, 'rounds'>;

  constructor(api: Pick<GamesApi, 'rounds'>) {
    this.#api = api;
    makeAutoObservable(this);
  }

  get status(): RemoteStatus {
    return this.#answer.status;
  }

  /** Those of another game are none of this one's. */
  of(game: string): readonly PlayedRound[] {
    return this.game === game ? (this.#answer.value ?? noRounds) : noRounds;
  }

  /** Asks for the rounds as they are now; the shown ones stay meanwhile. Never rejects. */
  async load(game: string): Promise<void> {
    this.game = game;
    await this.#answer.refresh(game, () => this.#api.rounds(game, COUNT));
  }
}

export const roundsStore: StoreFactory<RoundsStore> = {
  key: 'games.rounds',
  scope: 'player',
  create: ({ call }) => new RoundsStore(createGamesApi(call)),
};
