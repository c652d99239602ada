import { makeAutoObservable } from 'mobx';
import type { Snapshotable, StoreFactory } from '../../kernel/stores.ts';
import { Remote } from '../../kernel/Remote.ts';
import type { RemoteStatus } from '../../kernel/Remote.ts';
import { createTournamentsApi } from './api.ts';
import type { ListedGame, TournamentsApi } from './api.ts';

interface Games {
  readonly id: number;
  /** As many as were asked for. */
  readonly count: number;
  readonly items: readonly ListedGame[];
  readonly total: number;
}

/** 4-44, 9-9 */
const firstCount = 12;
/** The operator gives no more at once. */
const mostCount = 100;

/** The games of one tournament: twelve, then twice as many with each "show more". */
export class TournamentGamesStore implements Snapshotable<Games> {
  readonly #answer = new Remote<Games>();
  readonly #api: Pick<TournamentsApi, 'games'>;

  constructor(api: Pick<TournamentsApi, 'games'>) {
    this.#api = api;
    makeAutoObservable(this);
  }

  get status(): RemoteStatus {
    return this.#answer.status === 'loading' && this.#answer.value !== null ? 'ready' : this.#answer.status;
  }

  get isLoadingMore(): boolean {
    return this.#answer.status === 'loading' && this.#answer.value !== null;
  }

  get games(): readonly ListedGame[] {
    return this.#answer.value?.items ?? [];
  }

  get total(): number {
    return this.#answer.value?.total ?? 0;
  }

  get hasMore(): boolean {
    return this.games.length < Math.min(this.total, mostCount);
  }

  /** The first ones, unless more of this tournament are shown. Never rejects: the block shows that it failed. */
  load(id: number): Promise<void> {
    const shown = this.#answer.value;
    if (shown?.id === id) return Promise.resolve();
    if (shown !== null) this.#answer.reset();
    return this.fetch(id, firstCount).catch(() => undefined);
  }

  async more(): Promise<void> {
    const shown = this.#answer.value;
    if (shown === null || !this.hasMore) return;
    const count = Math.min(mostCount, shown.count * 2);
    // A failure leaves what is shown; the button offers another try.
    await this.fetch(shown.id, count).catch(() => this.#answer.adopt(keyOf(shown.id, shown.count), shown));
  }

  dehydrate(): Games | null {
    return this.#answer.status === 'ready' ? this.#answer.value : null;
  }

  hydrate(games: Games): void {
    this.#answer.adopt(keyOf(games.id, games.count), games);
  }

  private fetch(id: number, count: number): Promise<void> {
    return this.#answer.load(keyOf(id, count), async () => ({ id, count, ...(await this.#api.games(id, count)) }));
  }
}

const keyOf = (id: number, count: number): string => `${id}:${count}`;

export const tournamentGamesStore: StoreFactory<TournamentGamesStore> = {
  key: 'tournaments.games',
  scope: 'visit',
  create: ({ call, locale }) => new TournamentGamesStore(createTournamentsApi(call, locale)),
};
