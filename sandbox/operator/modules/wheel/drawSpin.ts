import { createHash, createHmac, randomBytes } from 'node:crypto';
import { numberOf, segmentOf, spinText, totalOf } from '../../../../src/shared/wheel/spinRules.ts';
import type { SpinSeeds } from '../../../../src/shared/wheel/spinRules.ts';

export interface Secret {
  /** 32 bytes in hex. */
  readonly secret: string;
  /** Its SHA-256 in hex, told before the spin. */
  readonly commitment: string;
}

export function newSecret(): Secret {
  const bytes = randomBytes(32);
  return { secret: bytes.toString('hex'), commitment: createHash('sha256').update(bytes).digest('hex') };
}

/** The index of the segment that the seeds decide. */
export function drawSpin(secret: string, seeds: SpinSeeds, weights: readonly number[]): number {
  const key = Buffer.from(secret, 'hex');
  const total = totalOf(weights);
  for (let block = 0; ; block += 1) {
    const bytes = createHmac('sha256', key).update(spinText(seeds, block)).digest();
    const number = numberOf(bytes, total);
    if (number !== null) return segmentOf(weights, number);
  }
}
