import type { Draw } from '../kit/fair/draws.ts';
import type { RoundGame } from '../kit/rounds/RoundGame.ts';
import type { TrialRound } from './Trial.ts';

/** The opening stake of a simulated round, in minor units: large, so that rounding down changes nothing that matters. */
const STAKE = 10_000_000n;

/**
 * Plays a round by the game's own rules. `decide` makes the next move from what the player sees. As on the server, the
 * round is computed anew with each move, from the same draws.
 */
export function playByRules<Bet, Move, View>(
  game: RoundGame<Bet, Move, View>,
  bet: Bet,
  draw: Draw,
  decide: (view: View, moves: readonly Move[]) => Move,
): TrialRound {
  const stake = STAKE * BigInt(game.partsOf(bet));
  const values: number[] = [];
  const moves: Move[] = [];
  for (;;) {
    let position = 0;
    const { view, staked, payout } = game.play(bet, stake, moves, (n) => {
      const value = values[position] ?? draw(n);
      values[position] = value;
      position += 1;
      return value;
    });
    if (payout !== null) return { staked: Number(staked) / Number(stake), paid: Number(payout) / Number(stake) };
    moves.push(decide(view, moves));
  }
}
