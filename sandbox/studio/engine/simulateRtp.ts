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
  /** Exact sums in units, so that parts simulated in worker threads can be joined with `joinSimulations`. */
  readonly sums: { readonly units: number; readonly squares: number; readonly paid: number };
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
  return describe(game.divisor, rounds, { units, squares, paid }, highest / game.divisor);
}

/** Joins simulations of one game that ran with different seeds. */
export function joinSimulations(game: GameDefinition, parts: readonly Simulation[]): Simulation {
  const total = (pick: (part: Simulation) => number): number => parts.reduce((sum, part) => sum + pick(part), 0);
  const sums = {
    units: total((part) => part.sums.units),
    squares: total((part) => part.sums.squares),
    paid: total((part) => part.sums.paid),
  };
  return describe(
    game.divisor,
    total((part) => part.rounds),
    sums,
    Math.max(...parts.map((part) => part.highestWin)),
  );
}

function describe(divisor: number, rounds: number, sums: Simulation['sums'], highestWin: number): Simulation {
  const mean = sums.units / rounds;
  const variance = Math.max(0, sums.squares / rounds - mean * mean);
  const standardDeviation = Math.sqrt(variance) / divisor;
  return {
    rounds,
    rtp: mean / divisor,
    standardDeviation,
    standardError: standardDeviation / Math.sqrt(rounds),
    paidFrequency: sums.paid / rounds,
    highestWin,
    sums,
  };
}
