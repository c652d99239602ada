import type { Found } from '../../shared/search/CatalogueSearch.ts';

/** Names of features and types in the page's language. */
export type SearchNames = Readonly<Record<string, string>>;

export type SearchWish =
  | { readonly type: 'load'; readonly names: SearchNames }
  | { readonly type: 'find'; readonly query: string };

export type ToSearchWorker = SearchWish & { readonly id: number };

export type FromSearchWorker =
  | { readonly id: number; readonly found: Found | null }
  | { readonly id: number; readonly failure: string };
