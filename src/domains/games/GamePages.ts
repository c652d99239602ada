import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Game } from './parseGames.ts';

export interface FetchedPage {
  readonly items: readonly Game[];
  readonly total: number;
}

/** Positions in the list: from the first to before the last. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

interface Page {
  readonly offset: number;
  readonly length: number;
  /** Null while it is not held. */
  readonly games: readonly Game[] | null;
}

/** Pages on each side of those in view that are held. */
const around = 2;

/**
 * The games of an endless list. Pages far from the view are dropped and fetched again when it returns, so that what is
 * held does not grow with scrolling; the list stays as long as it was.
 */
export class GamePages {
  total = 0;
  isAdding = false;
  private pages: readonly Page[] = [];
  /** Offsets of the pages on their way. */
  readonly #fetching = new Set<number>();
  /** Counts lists: a page that was asked for an earlier one is not taken. */
  #turn = 0;
  readonly #fetch: (offset: number) => Promise<FetchedPage>;

  constructor(fetch: (offset: number) => Promise<FetchedPage>) {
    this.#fetch = fetch;
    makeAutoObservable<GamePages, 'pages'>(this, { pages: observableRef });
  }

  /** A new list by its first page. */
  start({ items, total }: FetchedPage): void {
    this.#turn += 1;
    this.#fetching.clear();
    this.isAdding = false;
    this.total = total;
    this.pages = items.length === 0 ? [] : [{ offset: 0, length: items.length, games: items }];
  }

  /** The length of the list so far. */
  get reached(): number {
    return this.pages.reduce((sum, page) => sum + page.length, 0);
  }

  /** The games that are held, in their order. */
  get held(): readonly Game[] {
    return this.pages.flatMap(({ games }) => games ?? []);
  }

  /** The game of each position that is held. */
  get byPosition(): ReadonlyMap<number, Game> {
    const games = new Map<number, Game>();
    let start = 0;
    for (const page of this.pages) {
      page.games?.forEach((game, index) => games.set(start + index, game));
      start += page.length;
    }
    return games;
  }

  /** Makes the list longer by a page, unless one is on its way. */
  async add(): Promise<void> {
    if (this.isAdding || this.reached >= this.total) return;
    this.isAdding = true;
    const { reached: offset } = this;
    const turn = this.#turn;
    try {
      const page = await this.#fetch(offset);
      if (turn === this.#turn) this.append(offset, page);
    } finally {
      runInAction(() => {
        if (turn === this.#turn) this.isAdding = false;
      });
    }
  }

  /** Holds the pages of these stretches and those beside them, fetches what is missing, and drops the others. */
  async look(views: readonly Stretch[]): Promise<void> {
    const { pages } = this;
    const turn = this.#turn;
    const seen = views.flatMap((view) => this.pagesOf(view));
    // The first page is where the list begins: a return to the top never waits.
    const isNear = (index: number) => index === 0 || seen.some((one) => Math.abs(one - index) <= around);
    if (pages.some(({ games }, index) => games !== null && !isNear(index)))
      this.pages = pages.map((page, index) => (isNear(index) ? page : { ...page, games: null }));
    const missing = pages.filter(
      ({ games, offset }, index) => games === null && seen.includes(index) && !this.#fetching.has(offset),
    );
    await Promise.all(missing.map(({ offset }) => this.fill(offset, turn)));
  }

  private async fill(offset: number, turn: number): Promise<void> {
    this.#fetching.add(offset);
    try {
      const { items, total } = await this.#fetch(offset);
      if (turn !== this.#turn) return;
      runInAction(() => {
        this.total = total;
        this.pages = this.pages.map((page) =>
          page.offset === offset ? { offset, length: items.length, games: items } : page,
        );
      });
    } finally {
      if (turn === this.#turn) this.#fetching.delete(offset);
    }
  }

  private append(offset: number, { items, total }: FetchedPage): void {
    this.total = total;
    if (items.length > 0) this.pages = [...this.pages, { offset, length: items.length, games: items }];
  }

  /** Indexes of the pages that a stretch touches. */
  private pagesOf({ from, to }: Stretch): readonly number[] {
    const touched: number[] = [];
    let start = 0;
    this.pages.forEach(({ length }, index) => {
      if (start < to && start + length > from) touched.push(index);
      start += length;
    });
    return touched;
  }
}
