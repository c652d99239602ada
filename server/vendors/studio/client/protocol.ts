/** The studio's API as the page sees it. Every amount is an integer of the currency's minor unit. */

export type PlayMode = 'play' | 'demo';

export interface Commitment {
  /** SHA-256 of the next round's server seed, hexadecimal. */
  readonly seedHash: string;
  readonly nonce: number;
}

export interface SymbolPays {
  readonly symbol: string;
  /** Count of symbols → multiplier. */
  readonly pays: readonly (readonly [number, number])[];
}

export interface LineWin {
  readonly symbol: string;
  readonly count: number;
  /** [reel, row] of every winning cell. */
  readonly cells: readonly (readonly [number, number])[];
  readonly multiplier: number;
  readonly amount: number;
  /** Index of the line; absent when all ways pay and for scatters. */
  readonly line?: number;
}

/** One evaluated grid: `grid[reel][row]`. */
export interface Spin {
  readonly stops: readonly number[];
  readonly grid: readonly (readonly string[])[];
  readonly wins: readonly LineWin[];
  readonly win: number;
}

export interface FreeSpin extends Spin {
  /** What every win of this spin was multiplied by. */
  readonly multiplier?: number;
  /** Free spins that this spin added. */
  readonly awarded?: number;
}

export interface FreeSpins {
  readonly awarded: number;
  readonly spins: readonly FreeSpin[];
  readonly win: number;
}

export interface Round {
  readonly id: string;
  readonly stake: number;
  readonly totalWin: number;
  readonly currency: string;
  readonly base: Spin;
  readonly freeSpins: FreeSpins | null;
  readonly serverSeed: string;
  readonly seedHash: string;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly at: string;
}

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
