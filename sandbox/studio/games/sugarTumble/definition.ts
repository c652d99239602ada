import type { CascadeDefinition } from '../../kit/reels/cascade/CascadeDefinition.ts';

/** From the highest paying one; the last one is the scatter. */
export const SYMBOLS = ['heart', 'star', 'donut', 'swirl', 'bear', 'bean', 'cube', 'drop', 'lollipop'] as const;

export type SugarSymbol = (typeof SYMBOLS)[number];

export const definition: CascadeDefinition = {
  columns: 6,
  rows: 5,
  weights: [7, 8, 9, 11, 13, 15, 17, 18, 2],
  freeWeights: [6, 8, 9, 11, 13, 16, 20, 24, 2],
  rule: 'anywhere',
  sizes: [8, 10, 12],
  pays: [
    [80, 200, 500],
    [30, 100, 250],
    [20, 50, 150],
    [12, 25, 100],
    [8, 15, 60],
    [6, 10, 40],
    [3, 8, 30],
    [2, 5, 20],
  ],
  scatters: 4,
  freeSpins: [10, 12, 15],
  addedSpins: 5,
  mostSpins: 30,
  multiplier: {
    kind: 'chain',
    base: [1, 1, 2, 3, 5, 8, 10],
    free: [2, 3, 4, 5, 6, 8, 10, 12, 14, 16, 18, 20, 25, 30],
  },
  cap: 15_000,
  featurePrice: 65,
};
