import type { Draw } from '../fair/draws.ts';
import { withDraws } from '../fair/draws.ts';
import type { RoundSeeds } from '../fair/draws.ts';
import type { PlayedRound, RoundGame } from './RoundGame.ts';

/** The rules of any game, for code that passes bets and moves on without looking into them. */
export type AnyRoundGame = RoundGame<unknown, unknown, unknown>;

/** Forgets the types of a game's bets and moves: they are parsed by the game itself wherever they come from. */
export function anyRoundGame<Bet, Move, View>(game: RoundGame<Bet, Move, View>): AnyRoundGame {
  return {
    readBet: game.readBet,
    readMove: game.readMove,
    partsOf: (bet) => game.partsOf(game.readBet(bet)),
    featurePrice: (bet) => game.featurePrice?.(game.readBet(bet)) ?? null,
    play: (bet, stake, moves, draw: Draw) => game.play(game.readBet(bet), stake, moves.map(game.readMove), draw),
    // The view comes from `play` of the same game.
    idleMove: (view) => game.idleMove(view as View),
  };
}

/** A round as stored: everything that determines it. */
export interface StoredRound extends RoundSeeds {
  readonly bet: unknown;
  readonly stake: bigint;
  readonly moves: readonly unknown[];
}

/** Computes a round from its seeds, bet and moves. Throws a RuleError for a bet or move that is not allowed. */
export const playStored = (game: AnyRoundGame, round: StoredRound): Promise<PlayedRound<unknown>> =>
  withDraws(round, (draw) => game.play(round.bet, round.stake, round.moves, draw));
