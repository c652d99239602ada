import type { RealtimeEvent } from '../../contract/realtime.ts';

/** Page to worker. `restart` follows a sign-in or sign-out: the stream belongs to another player now. */
export type ToWorker = { readonly kind: 'start' } | { readonly kind: 'restart' } | { readonly kind: 'wake' } | { readonly kind: 'bye' };

/** Worker to every page. */
export type FromWorker =
  | { readonly kind: 'event'; readonly event: RealtimeEvent }
  | { readonly kind: 'gap' }
  | { readonly kind: 'state'; readonly isConnected: boolean };
