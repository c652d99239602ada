import type { GameDefinition } from '../engine/gameDefinition.ts';
import type { Cell, Win } from '../engine/roundResult.ts';
import type { SymbolId } from '../engine/symbols.ts';
import type { WireRound } from '../engine/wireRound.ts';

/** The studio's API as the page uses it. Every amount is in whole minor units of the session's currency. */

export type PlayMode = 'play' | 'demo';

export interface Commitment {
  /** SHA-256 of the next round's server seed, hexadecimal. */
  readonly seedHash: string;
  readonly nonce: number;
}

/** One paid combination. */
export interface SpinWin {
  readonly kind: Win['kind'];
  readonly symbol: SymbolId;
  readonly count: number;
  readonly cells: readonly Cell[];
  /** Index of the line; null where the win is on no single line. */
  readonly line: number | null;
  readonly ways: number;
  readonly amount: bigint;
}

/** One spin: `grid[reel][row]` as the symbols landed, before wilds filled reels. */
export interface Spin {
  readonly stops: readonly number[];
  readonly grid: readonly (readonly SymbolId[])[];
  readonly held: readonly number[];
  readonly filled: readonly number[];
  readonly multiplier: number;
  /** Free spins that this spin added. */
  readonly added: number;
  readonly wins: readonly SpinWin[];
  readonly win: bigint;
}

/** Everything after the base spin. */
export interface Feature {
  readonly kind: 'freeSpins' | 'respins';
  readonly awarded: number;
  readonly specialSymbol: SymbolId | null;
  readonly spins: readonly Spin[];
  readonly win: bigint;
}

export interface Round {
  readonly id: string;
  readonly stake: bigint;
  readonly totalWin: bigint;
  readonly base: Spin;
  readonly feature: Feature | null;
  /** As it came, for verification. */
  readonly wire: WireRound;
}

export interface Session {
  readonly session: string;
  readonly game: GameDefinition;
  /** Share of all stakes paid back in the long run, 0 to 1; null when the studio does not say. */
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
}

export interface SpinRequest {
  readonly session: string;
  readonly stake: bigint;
  readonly clientSeed: string;
  readonly requestId: string;
}
