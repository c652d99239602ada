import type { RealtimeEvent } from '../../contract/index.ts';

/** What a page's calls say of it (7-1). */
export interface Caller {
  readonly locale: string;
  readonly isFramed: boolean;
}

/** Page to worker. `restart` follows a sign-in or sign-out: the stream belongs to another player now; its calls are made as the page's. */
export type ToWorker =
  | { readonly kind: 'restart'; readonly caller: Caller }
  | { readonly kind: 'wake' }
  | { readonly kind: 'bye' };

/** Worker to every page. */
export type FromWorker =
  | { readonly kind: 'event'; readonly event: RealtimeEvent }
  | { readonly kind: 'gap' }
  | { readonly kind: 'state'; readonly isConnected: boolean };
