import type { GameDefinition } from '../engine/gameDefinition.ts';
import { strips } from '../engine/strips.ts';
import { winLines } from '../engine/winLines.ts';

/** Forty lines with stacked court cards; seven free spins, whose multiplier increases with the number of scatters. */
export const courtOfCards: GameDefinition = {
  sysname: 'court-of-cards',
  title: 'Court of Cards',
  provider: 'northlamp',
  volatility: 'medium',
  rule: { kind: 'lines', lines: winLines(40), bothWays: false },
  divisor: 40,
  paytable: {
    wild: {},
    h1: { 3: 50, 4: 175, 5: 600 },
    h2: { 3: 40, 4: 150, 5: 500 },
    h3: { 3: 30, 4: 120, 5: 400 },
    h4: { 3: 30, 4: 80, 5: 300 },
    l1: { 3: 12, 4: 30, 5: 125 },
    l2: { 3: 10, 4: 30, 5: 125 },
    l3: { 3: 8, 4: 25, 5: 125 },
    l4: { 3: 8, 4: 25, 5: 100 },
  },
  scatterPays: { 3: 80, 4: 400, 5: 2000 },
  strips: strips(`
    l3 l2 l4 l1 l3 h1 h1 h1 l4 l1 h2 h2 h2 l1 l4 l3 scatter l2 l3 h3 h3 h3 l3 l2 l4 l1 l2 l4 h4 h4 h4 l1 l2 l3 l4
    h3 h3 h3 l2 l3 l1 l4 l3 wild h2 h2 h2 l3 l4 wild l1 h1 h1 h1 l2 l4 l1 l2 l4 l1 l3 scatter h4 h4 h4 l2 l3 l1 l4 l2
    l4 l2 l3 l4 l2 l1 l3 h4 h4 h4 l3 l2 l4 l1 l3 h3 h3 h3 l1 l3 wild l2 l1 h1 h1 h1 wild h2 h2 h2 l1 l4 l2 scatter
    l4 h1 h1 h1 l2 wild l1 l4 wild l3 l4 scatter l3 l1 l4 l3 l2 l1 l4 l3 h2 h2 h2 l1 l2 h3 h3 h3 l2 h4 h4 h4 l2 l1
    l2 l3 h3 h3 h3 l3 l2 l1 wild l4 l1 wild l2 l3 l4 l2 l1 l3 l2 scatter l4 h4 h4 h4 l4 l1 h2 h2 h2 l4 h1 h1 h1 l3 l1
  `),
  wildMultipliers: [1, 1, 1, 1, 1],
  wildsExpand: false,
  feature: {
    kind: 'freeSpins',
    awards: { 3: 7, 4: 7, 5: 7 },
    retrigger: { 3: 7, 4: 7, 5: 7 },
    maxSpins: 21,
    strips: strips(`
      h1 h1 h1 l4 l1 l2 h4 h4 h4 l2 l4 l3 h1 h1 h1 l1 l4 l2 l3 l1 h2 h2 h2 l1 l2 l3 l1 l2 l3 l4 h3 h3 h3 scatter l4 l3
      wild h2 h2 h2 l3 l2 h3 h3 h3 l4 l1 l2 h1 h1 h1 l3 l4 l2 wild l3 l4 wild l1 l3 scatter l1 h4 h4 h4 l3 l4 l1 l2 l4
      l3 l1 h4 h4 h4 l1 wild l3 l2 l1 l4 l3 wild l2 l4 wild l1 l3 l4 h3 h3 h3 h2 h2 h2 l4 l2 h1 h1 h1 scatter l1 l2 l4
      l4 l2 l1 l3 wild h3 h3 h3 wild l2 h4 h4 h4 l3 l4 l2 l1 l3 h1 h1 h1 l2 l1 scatter l4 l3 l2 l4 l1 h2 h2 h2 wild l1
      scatter l2 l3 l1 l4 wild l2 l3 l1 l2 wild l1 l4 l2 h2 h2 h2 l2 l1 h4 h4 h4 l3 l4 h1 h1 h1 l4 l1 l3 l4 h3 h3 h3 l3
    `),
    wildMultipliers: [1, 1, 1, 1, 1],
    multiplier: { kind: 'byScatters', values: { 3: 2, 4: 3, 5: 5 } },
    holdsWildReels: false,
    hasSpecialSymbol: false,
  },
  maxWin: 68900,
};
