import type { CascadeDefinition } from '../../kit/reels/cascade/CascadeDefinition.ts';

/** From the highest paying one; the last one is the scatter. */
export const SYMBOLS = ['flame', 'moon', 'sun', 'wave', 'leaf', 'frost', 'stone', 'gate'] as const;

export type RuneSymbol = (typeof SYMBOLS)[number];

export const definition: CascadeDefinition = {
  columns: 7,
  rows: 7,
  weights: [17, 19, 21, 23, 24, 26, 31, 1],
  freeWeights: [8, 12, 16, 24, 34, 44, 54, 2],
  rule: 'cluster',
  sizes: [5, 6, 7, 8, 9, 10, 12, 15],
  pays: [
    [30, 50, 80, 120, 200, 300, 500, 1000],
    [20, 30, 50, 80, 120, 200, 400, 800],
    [15, 20, 30, 50, 80, 150, 300, 500],
    [10, 15, 20, 30, 50, 100, 200, 400],
    [8, 12, 15, 20, 40, 60, 120, 300],
    [7, 9, 12, 15, 25, 40, 80, 200],
    [6, 8, 10, 12, 20, 30, 60, 150],
  ],
  scatters: 3,
  freeSpins: [8, 10, 12, 15],
  addedSpins: 3,
  mostSpins: 30,
  multiplier: { kind: 'cells', values: [1, 2, 4, 8, 16, 32] },
  cap: 50_000,
  featurePrice: 97,
};
