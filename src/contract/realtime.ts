/**
 * The realtime socket (7-119). It opens at `/ws?token=<ticket>&from=<seq>`; the server replays what came after `from`,
 * or says `gap` when that is too old, and the client then refetches.
 */
interface WireMoney {
  readonly amount: string;
  readonly currency: string;
}

export interface BalanceUpdated {
  readonly type: 'account.balance_updated';
  readonly data: {
    readonly balance_main: WireMoney;
    readonly balance_bonus: WireMoney;
    readonly balance_betting_bonus: WireMoney;
    readonly balance_fun: WireMoney;
    readonly balance_version: number;
    /** Why it moved. A `win` names its round: the header holds it back until the game has shown it (design, 7). */
    readonly cause: { readonly kind: 'stake' | 'win' | 'rollback' | 'deposit' | 'withdrawal' | 'other'; readonly round_id: string; readonly amount: WireMoney };
  };
}

/** A deposit or withdrawal reached another state; the pay pages follow it without polling. */
export interface TransactionUpdated {
  readonly type: 'cashier.transaction_updated';
  readonly data: { readonly id: string; readonly status: string };
}

/** The session ended elsewhere (signed out everywhere, replaced, excluded): sockets close after it. */
export interface SessionEnded {
  readonly type: 'account.session_ended';
  readonly data: { readonly reason: string };
}

export type RealtimeEvent = BalanceUpdated | TransactionUpdated | SessionEnded;

export type RealtimeFrame =
  | { readonly kind: 'hello'; readonly seq: number; readonly server_time: string }
  | { readonly kind: 'event'; readonly seq: number; readonly event: RealtimeEvent }
  | { readonly kind: 'gap'; readonly seq: number }
  | { readonly kind: 'ping' };

/** Server pings every 20 s; a client that has heard nothing for 45 s reconnects. */
export const heartbeatMs = 20_000;
export const silenceMs = 45_000;
