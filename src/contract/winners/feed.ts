import { array, number, object } from 'yup';
import { endpoint } from '../base/endpoint.ts';
import { instant, integer, nothing, text } from '../base/schemas.ts';
import { mostFeedEntries } from './feedLimits.ts';

/**
 * The verifiable feed: large wins, jackpot drops and final leaderboards, each entry sealed by the hash of all before it
 * (docs/decisions/verifiable-feed.md). It names nobody: `by` only tells house players of the sandbox from real ones.
 */
export const feedKinds = ['win', 'jackpot', 'leaderboard'] as const;
export type FeedKind = (typeof feedKinds)[number];

type By = 'player' | 'sandbox';

export type WinFacts = {
  /** SHA-256 of the round's id, in hexadecimal digits: its player, who knows the id, finds it; nobody else does. */
  readonly round: string;
  readonly game: string;
  /** Payout divided by stakes, cut to two decimals. */
  readonly multiple: string;
  /** The payout, as a decimal. */
  readonly amount: string;
  readonly currency: string;
  readonly by: By;
};

export type JackpotFacts = {
  readonly drop: string;
  readonly jackpot: string;
  readonly tier: string;
  readonly amount: string;
  readonly currency: string;
  readonly game: string;
  /** As in `WinFacts`. */
  readonly round: string;
  readonly by: By;
};

export type LeaderboardFacts = {
  readonly tournament: string;
  readonly places: readonly {
    readonly place: number;
    readonly points: string;
    /** What the place was paid, as a decimal, or in words. */
    readonly prize: string;
    /** Empty for a prize that is not money. */
    readonly currency: string;
    readonly by: By;
  }[];
};

export interface FeedFacts {
  readonly win: WinFacts;
  readonly jackpot: JackpotFacts;
  readonly leaderboard: LeaderboardFacts;
}

/** What an entry's payload is the canonical JSON of. */
export type FeedPayload = {
  readonly [K in FeedKind]: {
    readonly seq: number;
    /** When it happened, ISO 8601 in UTC. */
    readonly at: string;
    readonly kind: K;
    readonly facts: FeedFacts[K];
  };
}[FeedKind];

const head = {
  /** The number of the newest entry; 0 if there is none. */
  seq: integer(),
  hash: text(),
};

export const feed = {
  /** The entries from number `from` on, ascending. */
  get: endpoint(
    'GET',
    'feed.get',
    object({
      from: number().integer().min(1).max(Number.MAX_SAFE_INTEGER).default(1).defined(),
      count: number().integer().min(1).max(mostFeedEntries).default(mostFeedEntries).defined(),
    }),
    object({
      head: object(head).defined(),
      items: array(
        object({
          seq: integer(),
          /** The hash of the entry before; 64 zeros for the first. */
          prev: text(),
          /** Canonical JSON, as it was hashed. */
          payload: text(),
          /** SHA-256 of `prev` and `payload`, in hexadecimal digits. */
          hash: text(),
        }).defined(),
      ).defined(),
    }).defined(),
    { access: 'any' },
  ),
  head: endpoint('GET', 'feed.head', nothing(), object({ ...head, at: instant().nullable().defined() }).defined(), {
    access: 'any',
  }),
};

declare module '../base/topics.ts' {
  interface Topics {
    /** The feed's head. */
    readonly feed: { readonly seq: number; readonly hash: string };
  }
}
