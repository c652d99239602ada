import type { Found } from '../../shared/search/CatalogueSearch.ts';
import { WorkerCalls } from '../WorkerCalls.ts';
import type { SearchNames, SearchWish } from './searchMessages.ts';
import workerUrl from './searchWorker.ts?worker&url';

const calls = new WorkerCalls<SearchWish, { readonly found: Found | null }>(workerUrl, 'croupier-search');

/** The search of games, in a worker that starts with its first use. Without a network it goes on with what it has. */
export const gameSearch = {
  /** Fetches the catalogue, unless the worker has the operator's version of it. Rejects if it cannot. */
  async load(names: SearchNames): Promise<void> {
    await calls.ask({ type: 'load', names });
  },
  /** Null before the catalogue has arrived. */
  find: async (query: string): Promise<Found | null> => (await calls.ask({ type: 'find', query })).found,
};

export type GameSearch = typeof gameSearch;
