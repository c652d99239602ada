/**
 * The realtime socket (7-119), at `/ws?token=<ticket>&from=<seq>`. The server replays the events after `from`, or sends
 * `gap` if that is too old; the client then refetches.
 */
/** An amount on the wire: a decimal text with its currency. */
export interface WireMoney {
  readonly amount: string;
  readonly currency: string;
}

/** All events by type. Each area adds its own next to their declaration: `declare module './realtime.ts'`. */
export interface RealtimeEvents {}

export type RealtimeEvent = RealtimeEvents[keyof RealtimeEvents];

/** Messages from the server. */
export type RealtimeFrame =
  | { readonly kind: 'hello'; readonly seq: number; readonly server_time: string }
  | { readonly kind: 'event'; readonly seq: number; readonly event: RealtimeEvent }
  | { readonly kind: 'gap'; readonly seq: number }
  | { readonly kind: 'ping' };

/** The server pings every 20 s; a client that has received nothing for 45 s reconnects. */
export const heartbeatMs = 20_000;
export const silenceMs = 45_000;
