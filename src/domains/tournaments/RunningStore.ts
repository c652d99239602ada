import { makeAutoObservable } from 'mobx';
import type { Snapshotable, StoreDeps, StoreFactory } from '../../kernel/stores.ts';
import { Remote } from '../../kernel/Remote.ts';
import type { RemoteStatus } from '../../kernel/Remote.ts';
import type { Cancel } from '../../lib/clock.ts';
import { createTournamentsApi } from './api.ts';
import type { TournamentsApi } from './api.ts';
import { parseRow } from './tournamentView.ts';
import type { BoardRow, TournamentView } from './tournamentView.ts';

interface Running {
  /** Null if none runs. */
  readonly tournament: TournamentView | null;
  readonly top: readonly BoardRow[];
}

const topCount = 3;

/** The running tournament that ends first, with its best three; the same for everybody, so a cached page has it. */
export class RunningStore implements Snapshotable<Running> {
  readonly #answer = new Remote<Running>();
  readonly #api: Pick<TournamentsApi, 'list' | 'top'>;
  readonly #deps: Pick<StoreDeps, 'followTopic'>;

  constructor(api: Pick<TournamentsApi, 'list' | 'top'>, deps: Pick<StoreDeps, 'followTopic'>) {
    this.#api = api;
    this.#deps = deps;
    makeAutoObservable(this);
  }

  get status(): RemoteStatus {
    return this.#answer.status;
  }

  get tournament(): TournamentView | null {
    return this.#answer.value?.tournament ?? null;
  }

  get top(): readonly BoardRow[] {
    return this.#answer.value?.top ?? [];
  }

  load(): Promise<void> {
    return this.#answer.load('', () => this.fetch());
  }

  /** Asks again: it is over. Never rejects. */
  refresh(): Promise<void> {
    return this.#answer.refresh('', () => this.fetch());
  }

  /** Keeps the best three up to date; in the browser only. */
  follow(id: number): Cancel {
    return this.#deps.followTopic('leaderboard', String(id), ({ items }) => {
      const { tournament } = this;
      if (tournament?.id === id) this.#answer.adopt('', { tournament, top: items.slice(0, topCount).map(parseRow) });
    });
  }

  dehydrate(): Running | null {
    return this.#answer.status === 'ready' ? this.#answer.value : null;
  }

  hydrate(running: Running): void {
    this.#answer.adopt('', running);
  }

  private async fetch(): Promise<Running> {
    const [tournament = null] = (await this.#api.list('active', 0, 1)).items;
    return { tournament, top: tournament === null ? [] : (await this.#api.top(tournament.id, topCount)).rows };
  }
}

export const runningStore: StoreFactory<RunningStore> = {
  key: 'tournaments.running',
  scope: 'visit',
  create: ({ call, followTopic, locale }) => new RunningStore(createTournamentsApi(call, locale), { followTopic }),
};
