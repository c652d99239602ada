import { seededDraw } from '../kit/fair/seededRandom.ts';
import type { Trial } from './Trial.ts';

export interface TrialResult {
  /** What was paid per unit staked. */
  readonly returned: number;
  /** Standard error of that. */
  readonly standardError: number;
  /** Distance from what is expected, in standard errors. */
  readonly z: number;
}

/**
 * Plays many rounds. With R the expected return, a round's payout less R times its stakes has the mean 0, also where
 * players raise their stakes in the middle; z is the mean of that over its standard error.
 */
export function simulateTrial(trial: Trial, rounds: number, seed: number): TrialResult {
  const draw = seededDraw(seed);
  const { play, expected } = trial;
  let staked = 0;
  let paid = 0;
  let sum = 0;
  let squares = 0;
  for (let round = 0; round < rounds; round += 1) {
    const one = play(draw);
    const rest = one.paid - expected * one.staked;
    staked += one.staked;
    paid += one.paid;
    sum += rest;
    squares += rest * rest;
  }
  const mean = sum / rounds;
  const error = Math.sqrt((squares / rounds - mean * mean) / rounds);
  return { returned: paid / staked, standardError: (error * rounds) / staked, z: mean / error };
}
