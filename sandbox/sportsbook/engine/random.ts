/** Numbers from a seed: the same ones on every machine. */
export interface Random {
  /** From 0, below 1. */
  readonly next: () => number;
  /** A whole number from 0, below `count`. */
  readonly below: (count: number) => number;
  /** True with this chance. */
  readonly isHit: (chance: number) => boolean;
  /** One of the items. */
  readonly of: <T>(items: readonly [T, ...T[]]) => T;
}

/** FNV-1a with a final mix, 32 bits. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash ^= text.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  return mixed(hash);
}

/** The finalizer of MurmurHash3. */
function mixed(value: number): number {
  let hash = value;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** A number from 0, below 1, for a place in an endless row that belongs to `noise`. */
export const noiseAt = (noise: number, place: number): number =>
  mixed(noise ^ Math.imul(place + 1, 0x9e3779b1)) / 2 ** 32;

/** The generator sfc32 (128 bits of state) of PractRand. */
export function createRandom(seed: string): Random {
  let a = hashOf(`${seed}|a`);
  let b = hashOf(`${seed}|b`);
  let c = hashOf(`${seed}|c`);
  let counter = 1;
  const next = (): number => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 2 ** 32;
  };
  for (let round = 0; round < 12; round += 1) next();
  const below = (count: number): number => Math.floor(next() * count);
  return {
    next,
    below,
    isHit: (chance) => next() < chance,
    of: (items) => items[below(items.length)] ?? items[0],
  };
}
