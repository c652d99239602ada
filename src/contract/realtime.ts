/**
 * The realtime socket (7-119). It opens at `/ws?token=<ticket>&from=<seq>`; the server replays what came after `from`,
 * or says `gap` when that is too old, and the client then refetches.
 */
/** An amount as it travels: a decimal text with its currency. */
export interface WireMoney {
  readonly amount: string;
  readonly currency: string;
}

/** Every event by its type. Each area adds its own where it declares them: `declare module './realtime.ts'`. */
export interface RealtimeEvents {}

export type RealtimeEvent = RealtimeEvents[keyof RealtimeEvents];

/** What the socket sends. */
export type RealtimeFrame =
  | { readonly kind: 'hello'; readonly seq: number; readonly server_time: string }
  | { readonly kind: 'event'; readonly seq: number; readonly event: RealtimeEvent }
  | { readonly kind: 'gap'; readonly seq: number }
  | { readonly kind: 'ping' };

/** Server pings every 20 s; a client that has heard nothing for 45 s reconnects. */
export const heartbeatMs = 20_000;
export const silenceMs = 45_000;
