import { makeAutoObservable } from 'mobx';
import type { StoreFactory } from '../../kernel/stores.ts';
import { Remote } from '../../kernel/Remote.ts';
import { createWinnersApi } from './api.ts';
import type { WinnersApi } from './api.ts';
import type { Winner } from './parseWinner.ts';

/** How many the page of a game shows. */
const count = 5;

/** The biggest wins of the game that is shown. */
export class GameWinnersStore {
  private readonly list = new Remote<readonly Winner[]>();
  readonly #api: Pick<WinnersApi, 'ofGame'>;

  constructor(api: Pick<WinnersApi, 'ofGame'>) {
    this.#api = api;
    makeAutoObservable(this);
  }

  /** Empty until they are loaded, and where they cannot be: the page of a game does without. */
  get items(): readonly Winner[] {
    return this.list.status === 'ready' ? (this.list.value ?? []) : [];
  }

  /** Never rejects: the transport reports the failure. */
  show(game: string): Promise<void> {
    return this.list.load(game, () => this.#api.ofGame(game, count)).catch(() => undefined);
  }
}

export const gameWinnersStore: StoreFactory<GameWinnersStore> = {
  key: 'winners.game',
  scope: 'player',
  create: ({ call }) => new GameWinnersStore(createWinnersApi(call)),
};
