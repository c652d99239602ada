import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { NoticesView } from '../../kernel/views.ts';
import type { Snapshotable, StoreFactory } from '../../kernel/stores.ts';
import { Remote } from '../../kernel/Remote.ts';
import type { RemoteStatus } from '../../kernel/Remote.ts';
import type { Translate } from '../../lib/i18n.ts';
import { createTournamentsApi } from './api.ts';
import type { TournamentsApi } from './api.ts';
import { joinProblem } from './joinProblem.ts';
import type { JoinProblem } from './joinProblem.ts';
import type { TournamentView } from './tournamentView.ts';

interface Deps {
  readonly api: Pick<TournamentsApi, 'one' | 'participate'>;
  readonly notices: Pick<NoticesView, 'show'>;
  readonly t: Translate;
}

/** One tournament as the visitor sees it, and joining it. */
export class TournamentStore implements Snapshotable<TournamentView> {
  problem: JoinProblem | null = null;
  isJoining = false;
  /** The player has joined here and now. */
  hasJustJoined = false;
  readonly #answer = new Remote<{ readonly tournament: TournamentView | null }>();
  #key = '';
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    makeAutoObservable(this, { problem: observableRef });
  }

  get status(): RemoteStatus | 'missing' {
    const { status, value } = this.#answer;
    if (value === null) return status;
    return value.tournament === null ? 'missing' : 'ready';
  }

  get tournament(): TournamentView | null {
    return this.#answer.value?.tournament ?? null;
  }

  /** Loads a tournament for a visitor, uid 0 for a guest. That of the visitor before stays until then. */
  load(id: number, uid: number): Promise<void> {
    const key = `${uid}:${id}`;
    if (key !== this.#key) this.forgetAttempt();
    if (this.tournament !== null && this.tournament.id !== id) this.#answer.reset();
    this.#key = key;
    return this.#answer.load(key, () => this.fetch(id));
  }

  /** Asks again: it has begun or ended, or another device has joined. Never rejects. */
  refresh(): Promise<void> {
    const { tournament } = this;
    const key = this.#key;
    return tournament === null ? Promise.resolve() : this.#answer.refresh(key, () => this.fetch(tournament.id));
  }

  /** 4-43: joins, once. Returns the tournament as it is then; null if the player has not joined. Never rejects. */
  async join(): Promise<TournamentView | null> {
    const { tournament } = this;
    const key = this.#key;
    if (this.isJoining || tournament === null) return null;
    this.forgetAttempt();
    this.isJoining = true;
    try {
      if (!(await this.#deps.api.participate(tournament.id))) throw new Error('the answer was not 1');
      if (key !== this.#key) return null;
      runInAction(() => {
        this.hasJustJoined = true;
      });
      await this.refresh();
      return this.tournament;
    } catch (error) {
      if (key === this.#key) await this.refuse(error);
      return null;
    } finally {
      runInAction(() => {
        this.isJoining = false;
      });
    }
  }

  dehydrate(): TournamentView | null {
    return this.tournament;
  }

  hydrate(tournament: TournamentView): void {
    this.#key = `0:${tournament.id}`;
    this.#answer.adopt(this.#key, { tournament });
  }

  private async fetch(id: number) {
    return { tournament: await this.#deps.api.one(id) };
  }

  private async refuse(error: unknown): Promise<void> {
    const problem = joinProblem(error);
    // An answer that was lost, or another device: the player takes part.
    if (problem?.kind === 'refused' && problem.code === 'alreadyJoined') {
      await this.refresh();
      if (this.tournament?.own) return;
    }
    runInAction(() => {
      this.problem = problem;
    });
    this.#deps.notices.show(this.#deps.t('tournaments:join.failed'), 'error');
    // What is shown was out of date.
    if (problem?.kind === 'refused') void this.refresh();
  }

  private forgetAttempt(): void {
    this.problem = null;
    this.hasJustJoined = false;
  }
}

export const tournamentStore: StoreFactory<TournamentStore> = {
  key: 'tournaments.one',
  scope: 'player',
  create: ({ call, locale, notices, t }) =>
    new TournamentStore({ api: createTournamentsApi(call, locale), notices, t }),
};
