import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { LeaderboardState } from '../../contract/tournaments/tournaments.ts';
import type { RealtimeEvent } from '../../contract/index.ts';
import type { PlayerScoped, Snapshotable, StoreDeps, StoreFactory } from '../../kernel/stores.ts';
import { Remote } from '../../kernel/Remote.ts';
import type { RemoteStatus } from '../../kernel/Remote.ts';
import type { Cancel } from '../../lib/clock.ts';
import { createTournamentsApi } from './api.ts';
import type { Board, OwnLine, TournamentsApi } from './api.ts';
import { keepEqualRows, parseRow } from './tournamentView.ts';
import type { BoardRow } from './tournamentView.ts';

interface BoardSnapshot extends Board {
  readonly id: number;
}

/** Lines of the live topic, and of a page. */
const pageSize = 20;
/** In ms: the own place is asked for no more often than this, however fast the board moves. */
const ownPauseMs = 2_000;

type Deps = Pick<StoreDeps, 'clock' | 'followTopic' | 'news'>;

/** A leaderboard: its first lines live for everybody, further ones on demand, and the player's own place. */
export class BoardStore implements Snapshotable<BoardSnapshot>, PlayerScoped {
  /** The player's own line; null for guests, and until it is known. */
  own: OwnLine | null = null;
  moreStatus: 'idle' | 'loading' | 'failed' = 'idle';
  private further: readonly BoardRow[] = [];
  readonly #board = new Remote<BoardSnapshot>();
  #plan: Cancel | null = null;
  #ownAt = -ownPauseMs;
  readonly #api: Pick<TournamentsApi, 'board' | 'own'>;
  readonly #deps: Deps;

  constructor(api: Pick<TournamentsApi, 'board' | 'own'>, deps: Deps) {
    this.#api = api;
    this.#deps = deps;
    makeAutoObservable<BoardStore, 'further'>(this, { own: observableRef, further: observableRef });
  }

  get status(): RemoteStatus {
    return this.#board.status;
  }

  get id(): number {
    return this.#board.value?.id ?? 0;
  }

  /** Participants with points. */
  get count(): number {
    return this.#board.value?.count ?? 0;
  }

  get isFinal(): boolean {
    return this.#board.value?.isFinal ?? false;
  }

  /** Every participant once: a line that has moved up into the live ones is no further one. */
  get rows(): readonly BoardRow[] {
    const first = this.#board.value?.rows ?? [];
    const known = new Set(first.map(({ number }) => number));
    return [...first, ...this.further.filter(({ number }) => !known.has(number))];
  }

  get hasMore(): boolean {
    return this.rows.length < this.count;
  }

  /** Never rejects: the block shows that it failed. */
  load(id: number): Promise<void> {
    if (id !== this.id) this.forgetOthers();
    return this.#board.load(String(id), () => this.fetch(id)).catch(() => undefined);
  }

  /** Keeps the board up to date; of a participant also the own line. In the browser only; returns a disposer. */
  follow(id: number, isParticipant: boolean): Cancel {
    const { followTopic, news } = this.#deps;
    const stops = [
      followTopic('leaderboard', String(id), (state) => {
        this.take(id, state);
        if (isParticipant) this.noteOwn(id);
      }),
    ];
    if (isParticipant) {
      this.noteOwn(id);
      stops.push(
        news.subscribe((event) => {
          if (isPlayed(event)) this.noteOwn(id);
        }),
      );
    }
    return () => {
      this.#plan?.();
      this.#plan = null;
      stops.forEach((stop) => stop());
    };
  }

  async more(): Promise<void> {
    const { id, rows } = this;
    if (!this.hasMore || this.moreStatus === 'loading') return;
    this.moreStatus = 'loading';
    try {
      const page = await this.#api.board(id, rows.length, pageSize);
      runInAction(() => {
        this.moreStatus = 'idle';
        if (id === this.id) this.further = [...this.further, ...page.rows];
      });
    } catch {
      // Reported by the transport; the button offers another try.
      runInAction(() => {
        this.moreStatus = 'failed';
      });
    }
  }

  forgetPlayer(): void {
    this.own = null;
  }

  dehydrate(): BoardSnapshot | null {
    return this.#board.status === 'ready' ? this.#board.value : null;
  }

  hydrate(board: BoardSnapshot): void {
    this.#board.adopt(String(board.id), board);
  }

  private take(id: number, state: LeaderboardState): void {
    const { count, is_final: isFinal, items } = state;
    // A board that is final never runs again, whatever arrives late.
    if (this.id === id && this.isFinal && !isFinal) return;
    this.#board.adopt(String(id), { id, count, isFinal, rows: keepEqualRows(this.rows, items.map(parseRow)) });
  }

  private noteOwn(id: number): void {
    if (this.#plan !== null) return;
    const { clock } = this.#deps;
    const wait = Math.max(0, this.#ownAt + ownPauseMs - clock.now());
    this.#plan = clock.after(wait, () => {
      this.#plan = null;
      this.#ownAt = clock.now();
      void this.fetchOwn(id);
    });
  }

  private async fetchOwn(id: number): Promise<void> {
    try {
      const own = await this.#api.own(id);
      runInAction(() => {
        if (id === this.id || this.id === 0) this.own = own;
      });
    } catch {
      // Reported by the transport; the line that is shown stays until the next change.
    }
  }

  private async fetch(id: number): Promise<BoardSnapshot> {
    return { id, ...(await this.#api.board(id, 0, pageSize)) };
  }

  private forgetOthers(): void {
    this.own = null;
    this.further = [];
    this.moreStatus = 'idle';
    this.#ownAt = -ownPauseMs;
  }
}

const isPlayed = (event: RealtimeEvent): boolean =>
  event.type === 'account.balance_updated' &&
  (event.data.cause.kind === 'win' || event.data.cause.kind === 'withdrawal');

export const boardStore: StoreFactory<BoardStore> = {
  key: 'tournaments.board',
  scope: 'visit',
  create: ({ call, clock, followTopic, locale, news }) =>
    new BoardStore(createTournamentsApi(call, locale), { clock, followTopic, news }),
};
