import { makeAutoObservable } from 'mobx';
import type { Snapshotable, StoreFactory } from '../../kernel/stores.ts';
import { Remote } from '../../kernel/Remote.ts';
import type { RemoteStatus } from '../../kernel/Remote.ts';
import { createJackpotsApi } from './api.ts';
import type { JackpotsApi, WireGames } from './api.ts';

/** Games shown on a jackpot's page. */
const count = 12;

interface Sent {
  readonly key: string;
  readonly wire: WireGames;
}

/** The first games that feed a jackpot. */
export class FedGamesStore implements Snapshotable<Sent> {
  readonly #answer = new Remote<WireGames>();
  #key = '';
  readonly #api: Pick<JackpotsApi, 'games'>;

  constructor(api: Pick<JackpotsApi, 'games'>) {
    this.#api = api;
    makeAutoObservable(this);
  }

  get status(): RemoteStatus {
    return this.#answer.status;
  }

  get games(): WireGames['items'] {
    return this.#answer.value?.items ?? [];
  }

  /** Never rejects. */
  load(types: readonly string[]): Promise<void> {
    this.#key = types.join(' ');
    return this.#answer.load(this.#key, () => this.#api.games(types, count)).catch(() => undefined);
  }

  dehydrate(): Sent | null {
    return this.#answer.status === 'ready' && this.#answer.value !== null
      ? { key: this.#key, wire: this.#answer.value }
      : null;
  }

  hydrate({ key, wire }: Sent): void {
    this.#key = key;
    this.#answer.adopt(key, wire);
  }
}

export const fedGamesStore: StoreFactory<FedGamesStore> = {
  key: 'jackpots.games',
  scope: 'visit',
  create: ({ call }) => new FedGamesStore(createJackpotsApi(call)),
};
