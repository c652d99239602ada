import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { GameSearch } from '../../../lib/search/searchGames.ts';
import type { KeyValueStore } from '../../../lib/keyValueStore.ts';
import type { Found } from '../../../shared/search/CatalogueSearch.ts';
import type { PlayerScoped, StoreFactory } from '../../../kernel/stores.ts';

const keptKey = 'games.searches';
const mostKept = 6;
const longest = 80;

/** What the search dialog shows: the typed text, its matches, and what was searched for before. */
export class SearchStore implements PlayerScoped {
  query = '';
  status: 'loading' | 'ready' | 'failed' = 'loading';
  found: Found | null = null;
  /** The text that `found` answers: while the next answer is on its way, `query` is ahead of it. */
  answered = '';
  /** Texts that led to a result, the latest first. */
  recent: readonly string[];
  #turn = 0;
  /** Kept once it is there: asking for code that has come costs each letter a part of a millisecond. */
  #search: GameSearch | null = null;
  readonly #fetchSearch: () => Promise<GameSearch>;
  readonly #storage: Pick<KeyValueStore, 'get' | 'set' | 'remove'>;

  constructor(
    /** Fetched with the dialog, so that its worker is in no page's first code. */
    fetchSearch: () => Promise<GameSearch>,
    storage: Pick<KeyValueStore, 'get' | 'set' | 'remove'>,
  ) {
    this.#fetchSearch = fetchSearch;
    this.#storage = storage;
    this.recent = readKept(storage.get(keptKey));
    makeAutoObservable(this, { found: observableRef, recent: observableRef });
  }

  /** Starts a new search. `names` are those of features and types in the page's language. */
  async open(names: Readonly<Record<string, string>>): Promise<void> {
    this.query = '';
    if (this.found === null) this.status = 'loading';
    try {
      const search = await this.searcher();
      // What is not there yet is waited for; what is there is searched meanwhile, and without a network.
      await Promise.all([this.look(), search.load(names)]);
      await this.look();
    } catch {
      runInAction(() => {
        if (this.found === null) this.status = 'failed';
      });
    }
  }

  /** A later text overtakes an earlier one. */
  async type(text: string): Promise<void> {
    this.query = text.slice(0, longest);
    try {
      await this.look();
    } catch {
      runInAction(() => {
        this.status = 'failed';
      });
    }
  }

  /** Remembers the text, since it has led to a result. */
  keep(): void {
    const text = this.query.trim();
    if (text === '') return;
    this.recent = [text, ...this.recent.filter((one) => one !== text)].slice(0, mostKept);
    this.#storage.set(keptKey, JSON.stringify(this.recent));
  }

  clearRecent(): void {
    this.recent = [];
    this.#storage.remove(keptKey);
  }

  forgetPlayer(): void {
    this.clearRecent();
  }

  private async searcher(): Promise<GameSearch> {
    this.#search ??= await this.#fetchSearch();
    return this.#search;
  }

  private async look(): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    const { query } = this;
    const found = await (await this.searcher()).find(query);
    runInAction(() => {
      if (turn !== this.#turn || found === null) return;
      this.found = found;
      this.answered = query;
      this.status = 'ready';
    });
  }
}

function readKept(text: string | null): readonly string[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept.filter((one): one is string => typeof one === 'string' && one.length <= longest).slice(0, mostKept);
  } catch {
    return [];
  }
}

export const searchStore: StoreFactory<SearchStore> = {
  key: 'games.search',
  scope: 'visit',
  create: ({ storage }) =>
    new SearchStore(async () => (await import('../../../lib/search/searchGames.ts')).gameSearch, storage),
};
