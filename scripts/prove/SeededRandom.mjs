/** A random generator (mulberry32): the same seed gives the same choices, so that a failed run can be repeated. */
export class SeededRandom {
  #state;

  /** @param {number} seed */
  constructor(seed) {
    this.#state = seed >>> 0;
  }

  /** @returns {number} in [0, 1) */
  next() {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  }

  /** @param {number} chance from 0 to 1 */
  happens(chance) {
    return this.next() < chance;
  }

  /** @param {number} least @param {number} most both included */
  integer(least, most) {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  /** @template T @param {ReadonlyArray<T>} items @returns {T} */
  pick(items) {
    return items[this.integer(0, items.length - 1)];
  }

  /** @template {string} T @param {Readonly<Record<T, number>>} weights @returns {T} */
  weighted(weights) {
    const entries = Object.entries(weights);
    let left = this.next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [name, weight] of entries) {
      left -= weight;
      if (left < 0) return name;
    }
    return entries[entries.length - 1][0];
  }

  /** @param {number} length @returns {string} lower-case hexadecimal digits */
  hex(length) {
    return Array.from({ length }, () => this.integer(0, 15).toString(16)).join('');
  }
}
