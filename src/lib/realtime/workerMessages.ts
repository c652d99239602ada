import type { RealtimeEvent } from '../../contract/index.ts';

/** The page's properties that its calls send (7-1). */
export interface Caller {
  readonly locale: string;
  readonly isFramed: boolean;
  /** The uid of the page's player: no socket is opened for anybody else, whoever has signed in in this browser since. */
  readonly player: number;
}

/**
 * Page to worker. `restart` is sent after a sign-in or sign-out: the stream belongs to another player now. The worker
 * makes its calls with the page's `caller`; the page has loaded what happened up to the event number `from`.
 */
export type ToWorker =
  | { readonly kind: 'restart'; readonly caller: Caller; readonly from: number }
  | { readonly kind: 'wake' }
  | { readonly kind: 'bye' };

/** Worker to every page of the player that the socket is for. `seq`: the number of the last event that the page has now. */
export type FromWorker =
  | { readonly kind: 'event'; readonly event: RealtimeEvent; readonly seq: number }
  | { readonly kind: 'gap'; readonly seq: number }
  | { readonly kind: 'state'; readonly isConnected: boolean }
  /** The operator gives no ticket: the session is over, or belongs to another player by now. */
  | { readonly kind: 'refused' };
