import type { GameDefinition } from '../engine/gameDefinition.ts';
import type { FeatureResult, SpinResult, Win } from '../engine/roundResult.ts';
import type { WireRound } from '../engine/wireRound.ts';
import type { FeatureOffer } from '../engine/purchase.ts';
import type { WirePolicy } from '../server/presentPolicy.ts';

/** Types of the studio's API in the client. All amounts are in minor units of the session's currency. */

export type PlayMode = 'play' | 'demo';

export interface Commitment {
  /** SHA-256 of the next round's server seed, hexadecimal. */
  readonly seedHash: string;
  readonly nonce: number;
}

/** One paid combination, with its amount instead of units. */
export type SpinWin = Pick<Win, 'kind' | 'symbol' | 'count' | 'cells' | 'line' | 'ways'> & { readonly amount: bigint };

/** One spin; `grid[reel][row]` has the symbols as landed, before wilds filled reels. */
export type Spin = Pick<SpinResult, 'stops' | 'grid' | 'held' | 'filled' | 'multiplier' | 'added'> & {
  readonly wins: readonly SpinWin[];
  readonly win: bigint;
};

/** Everything after the base spin. */
export type Feature = Omit<FeatureResult, 'spins' | 'units'> & {
  readonly spins: readonly Spin[];
  readonly win: bigint;
};

/** A pack of rounds that the house pays. */
export interface FreeSpins {
  readonly id: string;
  readonly count: number;
  readonly remaining: number;
  readonly stake: bigint;
  /** What its rounds have won. */
  readonly won: bigint;
}

export interface Round {
  readonly id: string;
  /** What was staked; of a bought round its price. */
  readonly stake: bigint;
  /** The stake that a bought round's wins are counted by; null for every other round. */
  readonly boughtAt: bigint | null;
  /** The pack of free spins that paid the stake; null where the player did. */
  readonly freePack: string | null;
  readonly totalWin: bigint;
  readonly base: Spin;
  readonly feature: Feature | null;
  /** The unmodified reply, for verification. */
  readonly wire: WireRound;
}

export interface Session {
  readonly session: string;
  readonly game: GameDefinition;
  /** The purchase of the free spins; null where there is none. */
  readonly offer: FeatureOffer | null;
  /** Return to player (RTP), 0 to 1; null when the studio does not report it. */
  readonly rtp: number | null;
  readonly currency: string;
  readonly decimals: number;
  readonly balance: bigint;
  readonly mode: PlayMode;
  readonly stakes: readonly bigint[];
  readonly defaultStake: bigint;
  readonly minRoundMs: number;
  /** What the market allows. */
  readonly policy: WirePolicy;
  readonly commitment: Commitment;
  readonly clientSeed: string;
  readonly unshownRound: Round | null;
  /** Rounds that the house pays, which come before those of the player's own; null without. */
  readonly freeSpins: FreeSpins | null;
}

export interface SpinReply {
  readonly round: Round;
  readonly balance: bigint;
  readonly commitment: Commitment;
  /** What is left of the pack that paid; null where the player did. */
  readonly freeSpinsLeft: number | null;
  /** Time from the start of the round to the reply in ms, by the server's clock. */
  readonly sinceStartMs: number;
}

export interface SpinRequest {
  readonly session: string;
  /** Of a purchase the stake that its wins are counted by, not the price. */
  readonly stake: bigint;
  readonly buys: boolean;
  /** The pack of free spins that pays; null where the player does. */
  readonly freePack: string | null;
  readonly clientSeed: string;
  readonly requestId: string;
}
