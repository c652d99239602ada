import type { AnyEndpoint, InputOf, OutputOf } from '../../../src/contract/index.ts';
import type { Sql } from '../../database/database.ts';
import type { LocaleCode, SiteLocale } from '../market/facts.ts';
import type { Player } from '../players/player.ts';
import type { Session } from '../sessions/session.ts';

/** The caller of a method: the data that handlers may use. */
export interface Caller {
  readonly session: Session | null;
  readonly player: Player | null;
  /** Keyed hash of the IPv4 address or IPv6 network: enough for throttling, but it does not identify a person. */
  readonly addressHash: string;
  /** The browser's name for itself; empty without one. */
  readonly userAgent: string;
  /** The app is in a frame (7-1 `_non_strict`), where cookies may be blocked: the session uses a bearer token. */
  readonly isFramed: boolean;
  /** In which the operator's own texts are answered. */
  readonly locale: LocaleCode;
  /** In which the page is, which third parties may know, too. */
  readonly siteLocale: SiteLocale;
  /** Sets the session cookie of the reply; null clears it. */
  readonly setSessionCookie: (token: string | null) => void;
  /** Another token stands for the caller's session from now on: the client gets it as it has sent the one before. */
  readonly renewSession: (token: string) => void;
}

export interface Call<Input> extends Caller {
  readonly input: Input;
}

/** A call by a signed-in player; the edge refuses all others. */
export interface PlayerCall<Input> extends Call<Input> {
  readonly session: Session;
  readonly player: Player;
}

export type ReadHandler<E> = (call: Call<InputOf<E>>) => Promise<OutputOf<E>>;

/**
 * A handler that moves money. `commit` writes in the transaction that also stores the idempotency key, and returns an
 * outcome of plain JSON. `complete` runs after the commit and returns the reply, which is then stored; it may call
 * vendors, and may run again for the same outcome after an error or a killed process.
 */
export interface SpendHandler<E, Outcome> {
  commit(tx: Sql, call: PlayerCall<InputOf<E>>): Promise<Outcome>;
  complete(outcome: Outcome, call: PlayerCall<InputOf<E>>): Promise<OutputOf<E>>;
  /** Called after `commit` has thrown and its transaction has been rolled back; may write what outlives it. */
  refused?(error: unknown, call: PlayerCall<InputOf<E>>): Promise<void>;
}

export interface Spending<E> {
  readonly spends: SpendHandler<E, unknown>;
}

export type Handler<E> = ReadHandler<E> | Spending<E>;

/** Type check that every endpoint of an area has a handler: `satisfies Handlers<typeof cashier>`. */
export type Handlers<Area> = { readonly [K in keyof Area]: Handler<Area[K]> };

/** Wraps a handler of an endpoint that spends, keeping the type of its outcome between its two steps. */
export function spending<E, Outcome>(handler: SpendHandler<E, Outcome>): Spending<E> {
  return {
    spends: {
      commit: (tx, call) => handler.commit(tx, call),
      // The cast is safe: the outcome is the return value of `commit`, stored as JSON in between.
      complete: (outcome, call) => handler.complete(outcome as Outcome, call),
      refused: async (error, call) => handler.refused?.(error, call),
    },
  };
}

/** Wraps a handler of an endpoint for players: the edge guarantees the session. */
export function forPlayer<E>(handler: (call: PlayerCall<InputOf<E>>) => Promise<OutputOf<E>>): ReadHandler<E> {
  return (call) => handler(demandPlayer(call));
}

/** Narrows the type of a call whose endpoint requires a player. */
export function demandPlayer<Input>(call: Call<Input>): PlayerCall<Input> {
  const { session, player } = call;
  if (session === null || player === null) throw new Error('The edge let a guest through');
  return { ...call, session, player };
}

export interface BoundEndpoint {
  readonly endpoint: AnyEndpoint;
  readonly handler: Handler<AnyEndpoint>;
}

/** Pairs the endpoints of an area with their handlers; refuses a spending endpoint without a spending handler. */
export function bindArea<Area extends object>(area: Area, handlers: Handlers<Area>): BoundEndpoint[] {
  return (Object.keys(area) as (keyof Area)[]).map((key) => {
    const bound = { endpoint: area[key], handler: handlers[key] } as unknown as BoundEndpoint;
    if (bound.endpoint.spends !== 'spends' in bound.handler)
      throw new Error(`${bound.endpoint.name} has the wrong kind of handler`);
    return bound;
  });
}
