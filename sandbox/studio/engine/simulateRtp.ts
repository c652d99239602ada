import type { GameDefinition } from './gameDefinition.ts';
import { RoundPlayer } from './RoundPlayer.ts';
import { seededDraw } from '../kit/fair/seededRandom.ts';

/** Result of simulated rounds; every value is per stake. */
export interface Simulation {
  readonly rounds: number;
  readonly rtp: number;
  readonly standardDeviation: number;
  /** Standard error of `rtp`. */
  readonly standardError: number;
  /** Share of rounds that paid anything, features included. */
  readonly paidFrequency: number;
  readonly highestWin: number;
}

/** Plays rounds with a seeded generator: the same game, rounds and seed give the same figures anywhere. */
export function simulateRtp(game: GameDefinition, rounds: number, seed: number): Simulation {
  const player = new RoundPlayer(game);
  const draw = seededDraw(seed);
  let units = 0;
  let squares = 0;
  let paid = 0;
  let highest = 0;
  for (let round = 0; round < rounds; round += 1) {
    const won = player.play(draw, null);
    if (won === 0) continue;
    units += won;
    squares += won * won;
    paid += 1;
    if (won > highest) highest = won;
  }
  const mean = units / rounds;
  const standardDeviation = Math.sqrt(Math.max(0, squares / rounds - mean * mean)) / game.divisor;
  return {
    rounds,
    rtp: mean / game.divisor,
    standardDeviation,
    standardError: standardDeviation / Math.sqrt(rounds),
    paidFrequency: paid / rounds,
    highestWin: highest / game.divisor,
  };
}
