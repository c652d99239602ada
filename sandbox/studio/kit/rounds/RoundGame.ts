import type { Draw } from '../fair/draws.ts';

/** A bet or a move that the rules do not allow; `field` names the part of it that is wrong. */
export class RuleError extends Error {
  constructor(
    readonly field: string,
    message: string,
  ) {
    super(message);
  }
}

/** A round after the moves so far. Amounts are in minor units of the player's currency. */
export interface PlayedRound<View> {
  /** What the player may see now, as JSON: nothing that is drawn but still hidden. */
  readonly view: View;
  /** All stakes so far: that of the bet, and those that moves have added. */
  readonly staked: bigint;
  /** What the round pays, the stake included; null while the player can still move. */
  readonly payout: bigint | null;
}

/**
 * The rules of a game whose rounds start with a bet and go on by moves of the player; many have no moves. The draws are
 * determined by seeds before the bet, so bet and moves are all that has to be stored: `play` computes the round from
 * them at any time, on the server and, to verify it, in the browser.
 */
export interface RoundGame<Bet, Move, View> {
  /** Every stake of a bet is a whole number of these parts, each at least one minor unit; 1 for no such rule. */
  readonly partsOf: (bet: Bet) => number;
  /** Price of the bet in stakes if it buys a feature, which only some markets allow; null for an ordinary bet. */
  readonly featurePrice?: (bet: Bet) => number | null;
  /** Parses a bet of the client. Throws a RuleError. */
  readonly readBet: (value: unknown) => Bet;
  /** Parses a move of the client. Throws a RuleError. */
  readonly readMove: (value: unknown) => Move;
  /**
   * @param stake of the bet, in minor units; more than 0
   * @throws RuleError for a move that is not allowed at its place, or after the end
   */
  readonly play: (bet: Bet, stake: bigint, moves: readonly Move[], draw: Draw) => PlayedRound<View>;
  /** The move made for a player who has left an open round for long; null gives the stake back. Ends in the end. */
  readonly idleMove: (view: View) => Move | null;
}
