import type { GameDefinition } from '../engine/gameDefinition.ts';
import { strips } from '../engine/strips.ts';

/** 243 ways; wilds on the second and fourth reel multiply each other, up to 6x, in the free spins up to 15x. */
export const neonQuarter: GameDefinition = {
  sysname: 'neon-quarter',
  title: 'Neon Quarter',
  provider: 'vector-row',
  volatility: 'high',
  rule: { kind: 'ways', bothWays: false },
  divisor: 25,
  paytable: {
    wild: {},
    h1: { 3: 90, 4: 250, 5: 1000 },
    h2: { 3: 40, 4: 125, 5: 500 },
    h3: { 3: 25, 4: 90, 5: 250 },
    h4: { 3: 20, 4: 60, 5: 175 },
    l1: { 3: 5, 4: 10, 5: 40 },
    l2: { 3: 4, 4: 10, 5: 40 },
    l3: { 3: 2, 4: 8, 5: 20 },
    l4: { 3: 2, 4: 8, 5: 20 },
  },
  scatterPays: { 3: 50, 4: 250, 5: 1250 },
  strips: strips(`
    l4 l1 h4 l4 l1 l2 l3 h3 l3 h2 h3 l2 scatter l4 l3 h1 l2 h4 l3 l1 l2 l4 h4 l1 l2 h3 l1 l4 h2 l1 l3 l2
    l4 h2 h4 l2 h3 l2 h1 l1 l2 l4 h1 l2 l4 h2 l4 l3 h4 l4 l2 l3 scatter l2 h3 wild l4 l2 h4 l1 l4 h3 l4 l3 h2 l1
    l4 h1 scatter l1 l3 h3 l1 h1 h4 l3 h2 l1 l4 l2 l3 l1 h4 h3 l1 l3 l2 l3 l4 h4 l1 h3 l1 h4 l3 h2 l2 l3 l1 l3
    h3 wild l1 h4 l4 h3 l2 h4 l1 scatter l2 l3 h1 l4 l2 l3 h4 l4 l1 l4 l3 l2 h1 l1 l4 l2 h2 l4 l1 h2 l3 h3 h2 l1 l3
    l2 l4 l1 h2 l3 l1 l2 l4 l1 h3 h4 l2 h3 h1 l3 h4 h1 l4 l2 h2 scatter l2 h4 l3 l4 l2 h2 l1 l3 l4 h3 l1 l4 l3 h4
  `),
  wildMultipliers: [1, 2, 1, 3, 1],
  wildsExpand: false,
  feature: {
    kind: 'freeSpins',
    awards: { 3: 10, 4: 12, 5: 15 },
    retrigger: { 3: 5, 4: 6, 5: 8 },
    maxSpins: 30,
    strips: strips(`
      l2 l3 l1 l2 l4 l1 l3 l4 l1 scatter l3 l4 l2 h3 l4 h2 h4 l3 h1 h3 l1 h2 l2 l4 l1 l2 h4 l3 h2 h3 h4
      h4 l4 l2 h3 wild l4 l1 wild h4 l3 l4 l2 h4 l2 h1 l1 l2 l3 h3 h2 l4 h3 l1 l2 l4 scatter h2 l2 l4 l3 l2 l4 h1 h2 wild
      l3 l4 h1 l1 scatter l3 h4 l2 h3 l3 h2 l1 h1 h3 l3 l1 l2 l3 l1 h3 h4 l4 l2 l1 l4 h4 l3 l1 h2 h4 l3 l1
      l3 l4 wild l2 l4 h4 l1 l4 h2 wild h4 l2 l3 l4 l1 wild h1 l2 l3 l4 h3 h2 l3 h3 h4 h2 h3 l1 l2 scatter l1 h1 l1 l3 l4 l2
      l4 l3 l2 l1 h2 h4 l1 l2 l4 h3 h1 l2 h4 l3 l4 l1 l3 h4 h3 l4 l2 l1 h2 l2 h3 l3 l2 l4 h4 h2 l4 scatter l1 l3 h1
    `),
    wildMultipliers: [1, 3, 1, 5, 1],
    multiplier: { kind: 'fixed', value: 1 },
    holdsWildReels: false,
    hasSpecialSymbol: false,
  },
  maxWin: 35362,
};
