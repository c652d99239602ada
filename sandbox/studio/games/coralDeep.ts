import type { GameDefinition } from '../engine/gameDefinition.ts';
import { strips } from '../engine/strips.ts';

const reels = strips(`
  h3 l2 h4 scatter l3 h1 l1 l4 l3 h2 l4 l1 l2 l3 h4 l2 l4 h3 h1 h2 l3 h4 h3 l2 l1 l4
  h3 l2 l1 l3 h1 h2 l3 h1 h4 l2 l4 h2 l1 wild l4 l1 h3 l4 scatter l2 h4 l3 l1 l4 h2 l3 h4
  l3 l1 h1 l3 l1 l2 h4 l4 h3 wild l4 l2 scatter l3 l4 h1 h3 l1 h2 l2 h3 h2 l1 l4 h4 l2
  l2 l1 h4 h3 wild h4 l3 h1 l2 h2 l4 h1 l2 l4 l3 l1 scatter l4 h2 l3 l1 l2 h3 l3 h2 l1 h4
  h4 h3 h1 l4 l2 h4 l4 l1 l3 l4 l1 l3 l4 l2 h2 scatter l2 h3 h1 h4 h2 l1 l3 h3 l1 l3
`);

/** 243 ways from both ends; frequent, short free spins with a multiplier of 2. */
export const coralDeep: GameDefinition = {
  sysname: 'coral-deep',
  title: 'Coral Deep',
  provider: 'tidewright',
  volatility: 'low',
  rule: { kind: 'ways', bothWays: true },
  divisor: 20,
  paytable: {
    wild: {},
    h1: { 3: 20, 4: 60, 5: 250 },
    h2: { 3: 20, 4: 50, 5: 150 },
    h3: { 3: 12, 4: 30, 5: 100 },
    h4: { 3: 10, 4: 25, 5: 90 },
    l1: { 3: 4, 4: 12, 5: 30 },
    l2: { 3: 4, 4: 10, 5: 25 },
    l3: { 3: 3, 4: 8, 5: 25 },
    l4: { 3: 2, 4: 8, 5: 18 },
  },
  scatterPays: { 3: 20, 4: 60, 5: 200 },
  strips: reels,
  wildMultipliers: [1, 1, 1, 1, 1],
  wildsExpand: false,
  feature: {
    kind: 'freeSpins',
    awards: { 3: 6, 4: 9, 5: 12 },
    retrigger: { 3: 6, 4: 6, 5: 6 },
    maxSpins: 30,
    strips: reels,
    wildMultipliers: [1, 1, 1, 1, 1],
    multiplier: { kind: 'fixed', value: 2 },
    holdsWildReels: false,
    hasSpecialSymbol: false,
  },
  maxWin: 3050,
};
