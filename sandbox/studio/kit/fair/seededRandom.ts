import type { Draw } from './draws.ts';

/**
 * A fast deterministic generator for simulations (xoshiro128**, Blackman and Vigna 2018), seeded through
 * splitmix32. Not used for rounds of players: those use `withDraws`.
 */
export function seededDraw(seed: number): Draw {
  let mixed = seed >>> 0;
  const mix = (): number => {
    mixed = (mixed + 0x9e3779b9) >>> 0;
    let z = mixed;
    z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
    return (z ^ (z >>> 15)) >>> 0;
  };
  let a = mix();
  let b = mix();
  let c = mix();
  let d = mix();
  const word = (): number => {
    const scrambled = Math.imul(b, 5);
    const result = Math.imul((scrambled << 7) | (scrambled >>> 25), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = (d << 11) | (d >>> 21);
    return result;
  };
  return (n) => {
    // Rejecting the last, incomplete range keeps every value equally likely.
    const limit = 0x1_0000_0000 - (0x1_0000_0000 % n);
    let value = word();
    while (value >= limit) value = word();
    return value % n;
  };
}
