import type { Draw } from '../../fair/draws.ts';
import type { RoundGame } from '../../rounds/RoundGame.ts';
import type { PlayRound } from '../protocol.ts';
import { wirePlay } from './wirePlay.ts';

/** A round of the game as its client gets it, after these moves, staked with 1.00. */
export function playedRound<Bet, Move, View>(
  game: Pick<RoundGame<Bet, Move, View>, 'play'>,
  bet: Bet,
  moves: readonly Move[],
  draw: Draw,
): PlayRound<Bet, Move, View> {
  const stake = 100n;
  const { view, staked, payout } = game.play(bet, stake, moves, draw);
  return { id: 'r1', isOver: payout !== null, stake, staked, totalWin: payout, bet, moves, view, wire: wirePlay() };
}
