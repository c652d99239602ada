import type { Commitment, PlayMode } from '../../client/protocol.ts';
import type { GameFacts } from '../catalogue/GameFacts.ts';
import type { WirePlay } from '../server/presentPlay.ts';
import type { WirePolicy } from '../../server/presentPolicy.ts';

/** Types of the round games' API in the client. Amounts are in minor units of the session's currency. */

/** A round after a bet or a move; `Bet`, `Move` and `View` are the game's own. */
export interface PlayRound<Bet, Move, View> {
  readonly id: string;
  readonly isOver: boolean;
  /** Of the bet. */
  readonly stake: bigint;
  /** With what moves have added. */
  readonly staked: bigint;
  /** Null while the round is open. */
  readonly totalWin: bigint | null;
  readonly bet: Bet;
  readonly moves: readonly Move[];
  readonly view: View;
  /** The unmodified reply, for verification. */
  readonly wire: WirePlay;
}

export interface PlaySession<Bet, Move, View> {
  readonly session: string;
  readonly game: GameFacts;
  readonly currency: string;
  readonly decimals: number;
  readonly balance: bigint;
  readonly mode: PlayMode;
  readonly stakes: { readonly least: bigint; readonly most: bigint; readonly step: bigint };
  readonly defaultStake: bigint;
  readonly minRoundMs: number;
  readonly policy: WirePolicy;
  readonly commitment: Commitment;
  readonly clientSeed: string;
  /** A round that the player has left, to go on with. */
  readonly openRound: PlayRound<Bet, Move, View> | null;
  /** A finished round whose end the player has not seen. */
  readonly unshownRound: PlayRound<Bet, Move, View> | null;
}

export interface PlayAnswer<Bet, Move, View> {
  readonly round: PlayRound<Bet, Move, View>;
  readonly balance: bigint;
  readonly commitment: Commitment;
  /** Time from the start of the round to the reply in ms, by the server's clock. */
  readonly sinceStartMs: number;
}

export interface BetCall {
  readonly session: string;
  readonly stake: bigint;
  readonly bet: unknown;
  readonly clientSeed: string;
  readonly requestId: string;
}

export interface MoveCall {
  readonly session: string;
  readonly roundId: string;
  readonly move: unknown;
  readonly index: number;
}
