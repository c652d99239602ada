import type { GameDefinition } from '../engine/gameDefinition.ts';
import { strips } from '../engine/strips.ts';
import { winLines } from '../engine/winLines.ts';

/** Thirty lines and stacked wilds; the free spins have no l3 and l4 symbols. */
export const frostFjord: GameDefinition = {
  sysname: 'frost-fjord',
  title: 'Frost Fjord',
  provider: 'northlamp',
  volatility: 'medium',
  rule: { kind: 'lines', lines: winLines(30), bothWays: false },
  divisor: 30,
  paytable: {
    wild: {},
    h1: { 3: 45, 4: 225, 5: 1200 },
    h2: { 3: 40, 4: 150, 5: 600 },
    h3: { 3: 30, 4: 100, 5: 400 },
    h4: { 3: 25, 4: 90, 5: 300 },
    l1: { 3: 6, 4: 18, 5: 75 },
    l2: { 3: 6, 4: 18, 5: 75 },
    l3: { 3: 5, 4: 15, 5: 45 },
    l4: { 3: 5, 4: 15, 5: 45 },
  },
  scatterPays: { 3: 60, 4: 300, 5: 1500 },
  strips: strips(`
    l1 l3 h2 h1 h4 l4 l3 l2 l4 h3 l3 h2 l2 l1 h4 l3 l1 l4 h4 h1 l2 h2 l1 l4 h3 l3 l2 l1 scatter l4 l2 h3
    l2 l1 h2 h4 l2 l4 h3 scatter h1 h2 l1 h1 l4 l2 l3 l4 wild wild wild l2 l1 l4 l3 h4 l1 l2 l3 l4 h4 h3 l3 l4 l1 l2 h3 l3
    l3 h3 l2 l1 l3 l4 l1 h2 l4 l1 l2 h1 l1 l3 scatter h4 l3 l2 h2 l3 h1 h3 h2 h4 wild wild wild l4 l2 l1 l4 h4 l1 l4 l3 h3 l2
    l4 l1 l3 l2 l4 h1 scatter h4 l1 l4 l3 h3 l2 wild wild wild l2 l3 h2 h4 l4 h3 l2 h4 l3 l1 h1 l4 l1 h3 l2 l4 l1 l2 h2 l3
    l3 l1 h3 l4 l2 l3 h2 h1 l4 h1 l2 l1 h3 l3 l1 l4 h3 l2 l4 l1 h4 l2 l1 h4 h2 scatter l3 h4 l2 l3 l1 h2 l4
  `),
  wildMultipliers: [1, 1, 1, 1, 1],
  wildsExpand: false,
  feature: {
    kind: 'freeSpins',
    awards: { 3: 10, 4: 12, 5: 15 },
    retrigger: { 3: 5, 4: 6, 5: 8 },
    maxSpins: 30,
    strips: strips(`
      l2 h3 l2 l1 h4 l2 scatter l1 h2 l2 h3 l1 h4 h1 h3 h2 h1 h4 l1 l2 h1 h2 l1 l2 h4 l1 h3 h4 h2
      h4 l1 h3 h4 l1 l2 h2 h3 l2 h1 h2 l1 h3 h1 h4 l2 h4 scatter l1 h2 l2 l1 h3 wild wild wild l2
      l2 h4 scatter l1 h2 wild wild wild l1 h3 h4 l1 l2 h1 h4 h3 l2 h2 l1 l2 h1 h3 h4 l2 h2 h1 l1 wild wild wild h2 h4 l2 h3 l1
      h2 h4 scatter h3 l2 l1 h1 h2 h4 h3 l2 l1 wild wild wild l1 h4 l2 h2 h3 l1 l2 h4 h3 l1 l2 h1
      l2 h2 l1 l2 h4 h2 l1 h4 h1 l1 h3 h4 l2 h2 h3 l2 scatter l2 h1 l1 h4 h3 l1 h2 l2 l1 h4 h1 h3
    `),
    wildMultipliers: [1, 1, 1, 1, 1],
    multiplier: { kind: 'fixed', value: 1 },
    holdsWildReels: false,
    hasSpecialSymbol: false,
  },
  maxWin: 21267,
};
