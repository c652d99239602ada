import type { GameDefinition } from '../engine/gameDefinition.ts';
import { strips } from '../engine/strips.ts';
import { winLines } from '../engine/winLines.ts';

/** Wilds fill their reel; in the free spins filled reels are held. */
export const jadeAscent: GameDefinition = {
  sysname: 'jade-ascent',
  title: 'Jade Ascent',
  provider: 'stonelight',
  volatility: 'medium',
  rule: { kind: 'lines', lines: winLines(25), bothWays: false },
  divisor: 25,
  paytable: {
    wild: {},
    h1: { 3: 25, 4: 80, 5: 250 },
    h2: { 3: 20, 4: 70, 5: 200 },
    h3: { 3: 18, 4: 70, 5: 150 },
    h4: { 3: 12, 4: 60, 5: 125 },
    l1: { 3: 10, 4: 35, 5: 80 },
    l2: { 3: 10, 4: 35, 5: 80 },
    l3: { 3: 8, 4: 30, 5: 70 },
    l4: { 3: 8, 4: 30, 5: 70 },
  },
  scatterPays: { 3: 50, 4: 250, 5: 1250 },
  strips: strips(`
    l4 h4 l3 l2 scatter l4 l1 h3 h1 l3 l1 h2 h1 l2 l4 l3 h2 h3 l1 l3 l2 h4 l4 l3 h2 h3 l4 l1 l4 l2 h4 l3 l1 l2
    h1 l2 l1 wild h4 h2 h3 h4 l2 l4 l1 h2 scatter l3 l4 h4 h2 h3 l2 l1 l3 l2 l4 h4 l3 l4 h3 l1 l3 l4 l1 l3 l2 h1 l3 l4
    scatter l3 l1 h3 l2 h4 h3 h1 l2 l3 l4 h2 h4 l2 l1 h4 h2 h1 l1 l4 l2 l3 l4 l1 l3 l4 l3 h3 wild h4 l4 l2 h2 l1 l4 l3 h3 l2
    h2 scatter h4 l3 l1 l2 h4 l3 l2 h3 l4 h4 l3 l2 h1 l3 wild h3 l4 l1 h2 l3 l4 l1 l2 h2 l3 h1 l4 l2 l1 h4 l4 h3 l1 l4
    l3 l2 h1 l4 h4 h2 l3 h4 l1 l4 l1 h3 l3 l4 l2 l1 h2 h3 scatter l2 h4 l1 h3 l3 l2 l4 l3 l2 l4 h2 l1 l3 h4 h1 l4
  `),
  wildMultipliers: [1, 1, 1, 1, 1],
  wildsExpand: true,
  feature: {
    kind: 'freeSpins',
    awards: { 3: 8, 4: 10, 5: 12 },
    retrigger: null,
    maxSpins: 12,
    strips: strips(`
      h1 l4 l3 h4 l1 h2 l4 l2 l3 h1 h3 l2 l4 l2 h3 l4 l1 l3 l2 h2 h4 l2 l1 h4 l3 l4 l1 l3 l4 l1 l3 h3 l4 l3 h2 l2 l1
      l3 l1 h4 l4 l3 l2 l4 l1 h3 wild h1 l4 h4 l1 l2 l3 l2 l1 h2 l3 l4 h4 h3 h2 l3 l2 l3 l4 l1 h3 l4 l1 l2 h3 l4 l3 h4 h2 h1 l2
      h3 l1 h4 l4 l2 l3 l2 l1 h2 h1 l4 l2 h4 l3 l4 l1 l4 l3 l2 h4 l1 h3 l4 l3 l2 h3 l3 l1 wild l4 h2 l2 h3 h4 l1 l3 h1 h2 l3 l4
      h4 wild h2 h1 l2 l1 l3 l1 h3 l3 h4 l1 l2 l4 l3 l1 l2 h2 l4 h1 l1 l3 l2 l4 h3 l3 l1 l4 h3 l2 h4 l4 l3 l2 h3 l4 h4 h2 l3 l4
      l3 l1 l2 l3 l4 h3 l1 h2 h4 l2 l3 l2 l4 h4 h1 l2 l1 l3 h2 l1 h4 l4 l3 l4 h3 l1 h4 l3 l4 l2 l3 l1 h2 l4 l2 h1 h3 l4
    `),
    wildMultipliers: [1, 1, 1, 1, 1],
    multiplier: { kind: 'fixed', value: 1 },
    holdsWildReels: true,
    hasSpecialSymbol: false,
  },
  maxWin: 2510,
};
