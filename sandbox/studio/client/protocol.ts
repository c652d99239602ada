import type { GameDefinition } from '../engine/gameDefinition.ts';
import type { FeatureResult, SpinResult, Win } from '../engine/roundResult.ts';
import type { WireRound } from '../engine/wireRound.ts';

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

export interface Round {
  readonly id: string;
  readonly stake: bigint;
  readonly totalWin: bigint;
  readonly base: Spin;
  readonly feature: Feature | null;
  /** The unmodified reply, for verification. */
  readonly wire: WireRound;
}

export interface Session {
  readonly session: string;
  readonly game: GameDefinition;
  /** Return to player (RTP), 0 to 1; null when the studio does not report it. */
  readonly rtp: number | null;
  readonly currency: string;
  readonly decimals: number;
  readonly balance: bigint;
  readonly mode: PlayMode;
  readonly stakes: readonly bigint[];
  readonly defaultStake: bigint;
  readonly minRoundMs: number;
  readonly commitment: Commitment;
  readonly clientSeed: string;
  readonly unshownRound: Round | null;
}

export interface SpinReply {
  readonly round: Round;
  readonly balance: bigint;
  readonly commitment: Commitment;
  /** Time from the start of the round to the reply in ms, by the server's clock. */
  readonly sinceStartMs: number;
}

export interface SpinRequest {
  readonly session: string;
  readonly stake: bigint;
  readonly clientSeed: string;
  readonly requestId: string;
}
