import { createHash } from 'node:crypto';
import { drawSpin } from '../../modules/wheel/drawSpin.ts';
import { wheels } from '../../modules/wheel/wheels.ts';
import { fitOf } from './chiSquare.ts';
import type { Fit } from './chiSquare.ts';

export interface SpinCounts extends Fit {
  readonly wheel: string;
  readonly counts: readonly number[];
  readonly weights: readonly number[];
}

/** Spins every wheel of the house so often by its own engine; the secrets follow from `seed`. */
export function countSpins(spins: number, seed: string): readonly SpinCounts[] {
  return wheels.map(({ id, segments }) => {
    const weights = segments.map(({ weight }) => weight);
    const counts = weights.map(() => 0);
    for (let nonce = 0; nonce < spins; nonce += 1) {
      const secret = createHash('sha256').update(`${seed}:${id}:${nonce}`).digest('hex');
      const index = drawSpin(secret, { clientSeed: `browser-${nonce % 97}`, nonce }, weights);
      counts[index] = (counts[index] ?? 0) + 1;
    }
    return { wheel: id, counts, weights, ...fitOf(counts, weights) };
  });
}
