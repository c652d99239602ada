/**
 * How seeds decide a spin of a fortune wheel. Operator and browser use the same rules, so a player can check each spin.
 * Words are the big-endian 4-byte parts of HMAC-SHA256(secret, `${clientSeed}:${nonce}:${block}`), block 0, 1, 2…
 */

const WORDS = 8;
const RANGE = 0x1_0000_0000;

export interface SpinSeeds {
  /** Any text of the player's browser. */
  readonly clientSeed: string;
  /** Number of the spin among the player's spins of this wheel, from 0. */
  readonly nonce: number;
}

/** The text of one block of words. */
export const spinText = ({ clientSeed, nonce }: SpinSeeds, block: number): string => `${clientSeed}:${nonce}:${block}`;

/**
 * The first usable word of a block as a number from 0 to `total` - 1. Words at or above the largest multiple of `total`
 * are skipped, so that every number is equally likely; null if all are: then the next block is asked.
 */
export function numberOf(block: Uint8Array, total: number): number | null {
  const limit = RANGE - (RANGE % total);
  const view = new DataView(block.buffer, block.byteOffset, block.byteLength);
  for (let word = 0; word < WORDS; word += 1) {
    const value = view.getUint32(word * 4);
    if (value < limit) return value % total;
  }
  return null;
}

export const totalOf = (weights: readonly number[]): number => weights.reduce((sum, weight) => sum + weight, 0);

/** The segment that has a number: each has as many numbers as its weight, in turn. */
export function segmentOf(weights: readonly number[], number: number): number {
  let end = 0;
  for (const [index, weight] of weights.entries()) {
    end += weight;
    if (number < end) return index;
  }
  throw new RangeError(`${number} is no number of these weights`);
}
