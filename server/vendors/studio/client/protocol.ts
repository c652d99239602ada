import type { GameDefinition } from '../engine/gameDefinition.ts';
import type { SymbolId } from '../engine/symbols.ts';
import type { Cell, Win } from '../engine/roundResult.ts';

/** The studio's API as the page sees it. Every amount is an integer of the currency's minor unit. */

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
  readonly multiplier: number;
  readonly amount: number;
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
  readonly win: number;
}

/** Everything after the base spin. */
export interface Feature {
  readonly kind: 'freeSpins' | 'respins';
  readonly awarded: number;
  readonly specialSymbol: SymbolId | null;
  readonly spins: readonly Spin[];
  readonly win: number;
}

export interface Round {
  readonly id: string;
  readonly stake: number;
  readonly totalWin: number;
  readonly currency: string;
  readonly base: Spin;
  readonly feature: Feature | null;
  readonly serverSeed: string;
  readonly seedHash: string;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly at: string;
}

/** A game's whole definition (strips, paytable, rule, feature), and what was computed from it. */
export type GameInfo = GameDefinition & {
  /** Share of all stakes paid back in the long run, 0 to 1. */
  readonly rtp: number;
};

export interface Session {
  readonly session: string;
  readonly game: GameInfo;
  readonly currency: string;
  readonly decimals: number;
  readonly balance: number;
  readonly mode: PlayMode;
  readonly locale: string;
  readonly stakes: readonly number[];
  readonly defaultStake: number;
  readonly minRoundMs: number;
  readonly commitment: Commitment;
  readonly clientSeed: string;
  readonly unshownRound: Round | null;
}

export interface SpinReply {
  readonly round: Round;
  readonly balance: number;
  readonly commitment: Commitment;
}

export interface SpinRequest {
  readonly session: string;
  readonly stake: number;
  readonly clientSeed: string;
  readonly requestId: string;
}
