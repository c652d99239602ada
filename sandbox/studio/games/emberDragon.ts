import type { GameDefinition } from '../engine/gameDefinition.ts';
import { strips } from '../engine/strips.ts';

/** 243 ways; in the free spins every win raises the multiplier, up to tenfold. */
export const emberDragon: GameDefinition = {
  sysname: 'ember-dragon',
  title: 'Ember Dragon',
  provider: 'stonelight',
  volatility: 'high',
  rule: { kind: 'ways', bothWays: false },
  divisor: 25,
  paytable: {
    wild: {},
    h1: { 3: 90, 4: 500, 5: 2500 },
    h2: { 3: 45, 4: 200, 5: 900 },
    h3: { 3: 25, 4: 90, 5: 350 },
    h4: { 3: 18, 4: 70, 5: 225 },
    l1: { 3: 4, 4: 15, 5: 45 },
    l2: { 3: 4, 4: 12, 5: 45 },
    l3: { 3: 2, 4: 8, 5: 25 },
    l4: { 3: 2, 4: 8, 5: 25 },
  },
  scatterPays: { 3: 50, 4: 250, 5: 1250 },
  strips: strips(`
    l2 h4 l1 l2 scatter l3 h3 l4 l1 l2 h2 l1 l4 h2 h3 h4 l3 l4 l1 l2 l3 l1 l4 h1 h3 l2 l4 l1 l3 l2 h4 l3
    l3 scatter l2 l4 l1 h3 h1 l4 l2 l4 wild l2 h2 l2 h1 l3 h4 l1 l2 l4 h3 h1 l4 h3 l2 h4 h2 l4 l1 l3 l4 l2 h4 l4 l2
    l1 h3 l3 h4 h2 l3 wild h3 l3 l1 l2 scatter l3 l4 l1 h4 l2 l1 l3 h3 h2 l3 l1 h1 l4 h2 l1 l3 l1 l2 h4 l3 l1 l4
    l2 h4 h3 l4 l3 h2 l1 l2 l4 h2 l1 h4 l2 h3 scatter l3 h3 l2 h4 h1 l3 wild h4 l4 l2 l1 l4 l3 l1 h1 l3 l1 l4
    l1 l4 l2 h4 h2 h1 l4 l3 l2 l1 h1 l1 h3 l3 l2 l1 l3 l2 l4 h3 l3 l4 h4 h2 l4 l2 l3 l1 h4 h3 l2 h2 scatter
  `),
  wildMultipliers: [1, 1, 1, 1, 1],
  wildsExpand: false,
  feature: {
    kind: 'freeSpins',
    awards: { 3: 10, 4: 15, 5: 20 },
    retrigger: { 3: 5, 4: 8, 5: 10 },
    maxSpins: 40,
    strips: strips(`
      l3 l1 h4 l2 l4 h2 l2 l3 l4 l1 l2 h1 h2 l1 h4 l4 l1 l3 h3 l1 l4 h3 l2 l3 l4 h2 l3 scatter l2 h1 h4 l2 h3 l1
      l4 l2 h3 h4 l3 l1 l4 l2 l1 l4 wild h2 l4 h4 l3 l2 h4 scatter l3 l4 l2 h3 l4 l2 h2 h1 l2 l4 l1 h1 l4 l2 h3
      h3 l3 l1 scatter h1 h4 l4 l1 wild l3 h2 h3 l3 l1 l2 l1 l2 l4 l3 h3 h2 l3 h4 h2 l3 l1 l4 l2 l3 l1 wild l3 h4 l1
      wild l4 h4 l1 h3 l2 l4 l3 h1 l4 l2 h4 l1 l3 h2 l1 l2 l3 l1 h2 l3 h1 scatter l4 h3 l1 l2 l4 h4 h3 l3 h2 l2 h4
      l1 l3 l4 l2 h3 l3 l4 l2 h1 l3 h2 l1 h2 h3 l4 h4 h2 l2 h4 l4 l1 h3 l2 l1 scatter l3 h1 l4 l2 l1 l3 l2 h4
    `),
    wildMultipliers: [1, 1, 1, 1, 1],
    multiplier: { kind: 'perWin', start: 2, step: 1, max: 10 },
    holdsWildReels: false,
    hasSpecialSymbol: false,
  },
  maxWin: 131247,
};
