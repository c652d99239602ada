import type { TableMove } from '../tables/TableGame.ts';
import { END } from '../tables/TableGame.ts';
import { readChoice, readFields } from './readFields.ts';
import type { RoundGame } from './RoundGame.ts';
import { RuleError } from './RoundGame.ts';

/** The rules of a game without moves at a shared table: nothing is drawn before the server has ended the round. */
export const sharedRound = <Bet, View>(game: RoundGame<Bet, never, View>): RoundGame<Bet, TableMove, View | null> => ({
  partsOf: game.partsOf,
  readBet: game.readBet,
  readMove: readEnd,
  play(bet, stake, moves, draw) {
    if (moves.length === 0) return { view: null, staked: stake, payout: null };
    if (moves.length > 1) throw new RuleError('move', 'The round is over');
    return game.play(bet, stake, [], draw);
  },
  // Only the table ends its rounds: a bet that it has lost is given back.
  idleMove: () => null,
});

function readEnd(value: unknown): TableMove {
  readChoice(readFields(value, 'move')['kind'], 'kind', ['end']);
  return END;
}
