import type { Draw } from '../../fair/draws.ts';
import { seededDraw } from '../../fair/seededRandom.ts';

/** Mean of simulated rounds in stakes, and its standard error. */
export interface Measured {
  readonly mean: number;
  readonly error: number;
}

export function measureReturn(playOne: (draw: Draw) => number, rounds: number, seed: number): Measured {
  const draw = seededDraw(seed);
  let [sum, squares] = [0, 0];
  for (let round = 0; round < rounds; round += 1) {
    const pay = playOne(draw);
    sum += pay;
    squares += pay * pay;
  }
  const mean = sum / rounds;
  return { mean, error: Math.sqrt((squares / rounds - mean * mean) / rounds) };
}
