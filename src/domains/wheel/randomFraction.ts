/** Uniform from 0 up to 1, for where on its segment the wheel stops: of no consequence, and drawn to no line. */
export const randomFraction = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;
