/** Names of the worker's caches. No answer to a request with a session is in any of them. */
export const cacheNames = { pages: 'pages', assets: 'assets', pictures: 'pictures', catalogue: 'catalogue' } as const;

/** Where the list of games of a language is kept; no request has this address. */
export const catalogueAddress = (locale: string): string => `/offline-catalogue/${locale}`;

/** What the offline page shows of a game. */
export interface OfflineGame {
  readonly sysname: string;
  readonly title: string;
}

/** Messages from the page to the worker. */
export type ToServiceWorker =
  | { readonly kind: 'takeOver' }
  | { readonly kind: 'keepCatalogue'; readonly locale: string };
